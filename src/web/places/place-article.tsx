import { useInfiniteQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { categories } from '#messages/categories.ts'
import { placePage } from '#messages/place-page.ts'
import { places } from '#messages/places.ts'
import { site } from '#messages/site.ts'
import { fill } from '#contract/messages/format.ts'
import type { PlaceDetail } from '#contract/places.ts'
import { usePageHead } from '../head.ts'
import { categoryPaths, paths } from '#contract/paths.ts'
import { AddToTripButton } from '../picks/add-to-trip-button.tsx'
import { PlaceReviews } from '../reviews/place-reviews.tsx'
import { reviewsOfPlace } from '../reviews/queries.ts'
import { Icon } from '../ui/icon.tsx'
import { Link } from '../ui/link.tsx'
import { MapFrame } from '../ui/map/map-frame.tsx'
import { Picture } from '../ui/picture.tsx'
import { goBackTo } from './go-back-to.ts'
import { HeartButton } from './heart-button.tsx'
import { NearbyPlaces } from './nearby-places.tsx'
import { PlaceFacts } from './place-facts.tsx'
import { PlaceGlance } from './place-glance.tsx'
import { placeJsonLd } from './place-json-ld.ts'
import { preloadedPlaceMap } from './preloaded-place-map.ts'
import { PlaceNames } from './place-names.tsx'
import { PlaceSources } from './place-sources.tsx'
import { PlaceWarnings } from './place-warnings.tsx'
import { useCity } from '../city/use-city.ts'

/** Search engines show about this much of a description. */
const MAX_SUMMARY_CHARACTERS = 155

/** The order is that of small screens: picture, answers, map, facts, then the story. */
export function PlaceArticle({ place }: { place: PlaceDetail }) {
  usePlaceHead(place)
  return (
    <article className="place-page">
      <div className="place-cover">
        <Picture src={place.img} alt={place.imgAlt} isFirst />
        <Link to={categoryPaths[place.category]} className="place-back" onClick={goBackTo}>
          <Icon name="back" />
          {categories[place.category].tab}
        </Link>
        <HeartButton place={place} />
        <AddToTripButton place={place} />
      </div>
      <div className="place-answers">
        <PlaceGlance place={place} />
        {place.geo && (
          <div className="place-map">
            <MapFrame label={placePage.map}>
              <preloadedPlaceMap.Lazy placeholder={null} props={{ place }} />
            </MapFrame>
          </div>
        )}
        {/* React takes over what is in a boundary in a task of its own. */}
        <Suspense>
          <PlaceWarnings place={place} />
          <PlaceNames names={place.facts.names} />
          <PlaceFacts place={place} />
        </Suspense>
      </div>
      <div className="place-text">
        <p className="place-description">{place.description}</p>
        <ul className="tag-list" aria-label={placePage.tags}>
          {place.tags.map((tag) => (
            <li key={tag}>{tag}</li>
          ))}
        </ul>
        <Suspense>
          <PlaceSources sources={place.sources} lastChecked={place.lastChecked} />
        </Suspense>
      </div>
      <Suspense>
        <PlaceReviews place={place} />
      </Suspense>
      <Suspense>
        <NearbyPlaces nearby={place.nearby} />
      </Suspense>
    </article>
  )
}

function usePlaceHead(place: PlaceDetail): void {
  const city = useCity()
  const reviews = useInfiniteQuery(reviewsOfPlace(place.slug)).data?.pages[0]?.reviews ?? []
  usePageHead({
    title: fill(site.titled, { page: fill(places.pageTitle, { place: place.name, city: city.name }) }),
    description: summarise(place.description),
    path: paths.place(place.slug),
    // Only the server writes JSON-LD into the page.
    ...(import.meta.env.SSR && { jsonLd: (publicUrl) => placeJsonLd({ place, city, reviews, publicUrl }) }),
  })
}

/** Cuts at a word. The page shows the whole description. */
function summarise(description: string): string {
  if (description.length <= MAX_SUMMARY_CHARACTERS) return description
  const cut = description.slice(0, MAX_SUMMARY_CHARACTERS - 1)
  return `${cut.slice(0, cut.lastIndexOf(' '))}…`
}
