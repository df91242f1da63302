import { useId } from 'react'
import type { ReviewCase, ReviewFilter } from '#contract/review/moderation.ts'
import { fill } from '#contract/messages/format.ts'
import { paths } from '#contract/paths.ts'
import { admin, moderation as messages } from '#messages/admin.ts'
import { moderationReasons } from '#messages/reviews.ts'
import { useFormats } from '../city/use-formats.ts'
import { FoldedText } from '../reviews/folded-text.tsx'
import { ReviewPhotos } from '../reviews/review-picture.tsx'
import { useReviewDate } from '../reviews/use-review-date.ts'
import { CheckBox } from '../ui/check-box.tsx'
import { Link } from '../ui/link.tsx'
import { ShortLabel } from '../ui/short-label.tsx'
import { EarlierVersions } from './earlier-versions.tsx'
import { ReviewFacts } from './review-facts.tsx'

type ModerationRowProps = {
  review: ReviewCase
  isChosen: boolean
  onChoose: (isChosen: boolean) => void
  filter: ReviewFilter
  onFilter: (filter: ReviewFilter) => void
}

export function ModerationRow({ review, isChosen, onChoose, filter, onFilter }: ModerationRowProps) {
  const { placeName, placeSlug, userName, userId, reviewText, imageUrl } = review
  const wordsId = useId()
  return (
    <article
      className={
        imageUrl === ''
          ? 'moderated-review moderation-row'
          : 'moderated-review moderation-row moderation-row-with-photo'
      }
    >
      <CheckBox
        checked={isChosen}
        aria-describedby={wordsId}
        onChange={({ currentTarget }) => onChoose(currentTarget.checked)}
      >
        <span className="visually-hidden">{fill(messages.choose, { place: placeName, name: userName })}</span>
      </CheckBox>
      <ReviewPhotos review={review} />
      <div className="moderated-review-text">
        <h2 dir="auto">{placeSlug === null ? placeName : <Link to={paths.place(placeSlug)}>{placeName}</Link>}</h2>
        <ReviewFacts review={review} />
        <div id={wordsId} className="moderated-review-words">
          <FoldedText text={reviewText} />
        </div>
        <ModerationFacts review={review} />
        <EarlierVersions review={review} />
        <div className="moderation-row-more">
          {userId !== '' && filter.author === undefined && (
            <button type="button" className="text-button" onClick={() => onFilter({ ...filter, author: userId })}>
              <ShortLabel text={messages.ofAuthor} full={fill(messages.ofAuthorOf, { name: userName })} />
            </button>
          )}
          {placeSlug !== null && filter.place === undefined && (
            <button type="button" className="text-button" onClick={() => onFilter({ ...filter, place: placeSlug })}>
              <ShortLabel text={messages.ofPlace} full={fill(messages.ofPlaceOf, { place: placeName })} />
            </button>
          )}
        </div>
      </div>
    </article>
  )
}

/** Its reports, why it was removed, and what the author answered. */
function ModerationFacts({ review: { reports, removal } }: { review: ReviewCase }) {
  const formats = useFormats()
  const getDate = useReviewDate()
  if (reports.length === 0 && removal === null) return null
  return (
    <ul className="moderation-facts">
      {reports.map(({ subject, reason, count }) => (
        <li key={`${subject} ${reason}`}>
          {formats.plural(messages.reports, count, {
            subject: messages.subjects[subject],
            reason: moderationReasons[reason],
          })}
        </li>
      ))}
      {removal !== null && (
        <li>
          {fill(messages.removed, {
            name: removal.moderatorName || admin.aFormerAccount,
            date: getDate(removal.at),
            reason: moderationReasons[removal.reason],
          })}
        </li>
      )}
      {removal !== null && removal.appeal !== null && (
        <li>
          {removal.isAnswered ? messages.answered : messages.appeal}
          <blockquote dir="auto">{removal.appeal}</blockquote>
        </li>
      )}
    </ul>
  )
}
