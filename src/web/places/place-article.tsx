import { useInfiniteQuery } from '@tanstack/react-query'
import { categories } from '#messages/categories.ts'
import { kinds } from '#messages/kinds.ts'
import { places } from '#messages/places.ts'
import { site } from '#messages/site.ts'
import { fill } from '#contract/messages/format.ts'
import type { PlaceDetail } from '#contract/places.ts'
import { usePageHead } from '../head.ts'
import { categoryPaths, paths } from '#contract/paths.ts'
import { PlaceReviews } from '../reviews/place-reviews.tsx'
import { reviewsOfPlace } from '../reviews/queries.ts'
import { Icon } from '../ui/icon.tsx'
import { Link } from '../ui/link.tsx'
import { Picture } from '../ui/picture.tsx'
import { HeartButton } from './heart-button.tsx'
import { NearbyPlaces } from './nearby-places.tsx'
import { PlaceMap } from './place-map.tsx'
import { PlaceFacts } from './place-facts.tsx'
import { placeJsonLd } from './place-json-ld.ts'
import { PlaceRating } from './place-rating.tsx'
import { PlaceSources } from './place-sources.tsx'
import { useCity } from '../city/use-city.ts'

/** Search engines show about this much of a description. */
const MAX_SUMMARY_CHARACTERS = 155

export function PlaceArticle({ place }: { place: PlaceDetail }) {
  const city = useCity()
  const reviews = useInfiniteQuery(reviewsOfPlace(place.slug)).data?.pages[0]?.reviews ?? []
  usePageHead({
    title: fill(site.titled, { page: fill(places.pageTitle, { place: place.name, city: city.name }) }),
    description: summarise(place.description),
    path: paths.place(place.slug),
    // Only the server writes JSON-LD into the page.
    ...(import.meta.env.SSR && { jsonLd: (publicUrl) => placeJsonLd({ place, city, reviews, publicUrl }) }),
  })
  return (
    <article className="place-page">
      <div className="place-cover">
        <Picture src={place.img} alt={place.imgAlt} isFirst />
        <HeartButton place={place} />
      </div>
      <header className="place-head">
        <Link to={categoryPaths[place.category]} className="place-back">
          <Icon name="back" />
          {categories[place.category].tab}
        </Link>
        <h1>{place.name}</h1>
        <p className="place-subtitle">
          <span>{kinds[place.kind]}</span>
          <PlaceRating rating={place.rating} count={place.ratingCount} />
        </p>
      </header>
      <div className="place-body">
        <div className="place-text">
          {!place.verified && (
            <p className="place-unverified">
              <Icon name="question" />
              <span>
                <strong>{places.notVerified}.</strong> {places.notVerifiedHint}
              </span>
            </p>
          )}
          <p className="place-description">{place.description}</p>
          <ul className="tag-list" aria-label={places.tags}>
            {place.tags.map((tag) => (
              <li key={tag}>{tag}</li>
            ))}
          </ul>
        </div>
        <PlaceFacts place={place} />
        <PlaceSources sources={place.sources} lastChecked={place.lastChecked} />
      </div>
      <PlaceReviews place={place} />
      <NearbyPlaces nearby={place.nearby} />
      <PlaceMap place={place} />
    </article>
  )
}

/** Cuts at a word. The page shows the whole description. */
function summarise(description: string): string {
  if (description.length <= MAX_SUMMARY_CHARACTERS) return description
  const cut = description.slice(0, MAX_SUMMARY_CHARACTERS - 1)
  return `${cut.slice(0, cut.lastIndexOf(' '))}…`
}
