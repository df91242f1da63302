import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { admin } from '#messages/admin.ts'
import { fill } from '#contract/messages/format.ts'
import { RATING_MAX } from '#contract/review/ratings.ts'
import type { Review, ReviewVersion } from '#contract/review/reviews.ts'
import { writeInstant } from '#contract/text/date-format.ts'
import { useCity } from '../city/use-city.ts'
import { useFormats } from '../city/use-formats.ts'
import { FoldedText } from '../reviews/folded-text.tsx'
import { ReviewPhotos } from '../reviews/review-picture.tsx'
import { reviewVersions } from './queries.ts'

/** The earlier versions of an edited review, read when the moderator asks for them. */
export function EarlierVersions({ review }: { review: Review }) {
  const id = useId()
  const formats = useFormats()
  const [isOpen, setIsOpen] = useState(false)
  const { data, isError } = useQuery({ ...reviewVersions(review._id), enabled: isOpen })
  const count = (review.version ?? 1) - 1
  if (count === 0) return null
  return (
    <div className="earlier-versions">
      <button
        type="button"
        className="text-button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        {formats.plural(admin.earlierVersions, count)}
      </button>
      <div id={id} hidden={!isOpen}>
        {isError && <p role="alert">{admin.versionsFailed}</p>}
        {data?.versions.length === 0 && <p>{admin.versionsGone}</p>}
        <ol>
          {data?.versions.map((version) => (
            <li key={version.version}>
              <EarlierVersion review={review} version={version} />
            </li>
          ))}
        </ol>
      </div>
    </div>
  )
}

function EarlierVersion({ review, version }: { review: Review; version: ReviewVersion }) {
  const formats = useFormats()
  const { timeZone } = useCity()
  const { placeName, landmark, location, rating, reviewText, imageUrl, additionalImageUrls = [], writtenAt } = version
  return (
    <>
      <p className="moderated-review-facts">
        <time dateTime={writtenAt}>{writeInstant(writtenAt, timeZone, formats)}</time>
        <span>{placeName}</span>
        <span>{fill(admin.rating, { rating: formats.number(rating), max: formats.number(RATING_MAX) })}</span>
        {landmark !== '' && <span>{landmark}</span>}
        {location !== '' && <span>{location}</span>}
      </p>
      <FoldedText text={reviewText} />
      <ReviewPhotos review={{ ...review, placeName, imageUrl, additionalImageUrls }} />
    </>
  )
}
