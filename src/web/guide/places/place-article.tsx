import { useInfiniteQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { categories, places } from '#messages/places.ts'
import { site } from '#messages/shell.ts'
import { hashOfMediaUrl } from '#contract/account/media.ts'
import { fill } from '#contract/messages/format.ts'
import type { PlaceDetail } from '#contract/place/places.ts'
import type { Review } from '#contract/review/reviews.ts'
import { usePageHead } from '../../document/head.ts'
import { categoryPaths, paths } from '#contract/paths.ts'
import { AddToTripButton } from '../../selection/add-to-trip-button.tsx'
import { PlaceReviews } from '../../reviews/place-reviews.tsx'
import { reviewsOfPlace } from '../../reviews/queries.ts'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import { SuggestedPlace } from './fact-pencil.tsx'
import { goBackTo } from './go-back-to.ts'
import { HeartButton } from './heart-button.tsx'
import { NearbyPlaces } from './nearby-places.tsx'
import { placeJsonLd } from './place-json-ld.ts'
import { PlaceStory } from './place-story.tsx'
import { useCity } from '../../city/use-city.ts'

/** Search engines show about this much of a description. */
const MAX_SUMMARY_CHARACTERS = 155

export function PlaceArticle({ place }: { place: PlaceDetail }) {
  const reviews = useInfiniteQuery(reviewsOfPlace(place.slug)).data?.pages.flatMap((page) => page.reviews) ?? []
  usePlaceHead(place, reviews)
  const onPicture = (
    <>
      <Link to={categoryPaths[place.category]} className="place-back" onClick={goBackTo}>
        <Icon name="back" />
        {categories[place.category].tab}
      </Link>
      <HeartButton place={place} />
    </>
  )
  return (
    <SuggestedPlace value={place}>
      <PlaceStory
        place={place}
        reviews={reviews}
        onPicture={onPicture}
        action={<AddToTripButton place={place} />}
        nearby={
          <Suspense>
            <NearbyPlaces nearby={place.nearby} />
          </Suspense>
        }
      >
        <Suspense>
          <PlaceReviews place={place} />
        </Suspense>
      </PlaceStory>
    </SuggestedPlace>
  )
}

function usePlaceHead(place: PlaceDetail, reviews: readonly Review[]): void {
  const city = useCity()
  usePageHead({
    title: fill(site.titled, { page: fill(places.pageTitle, { place: place.name, city: city.name }) }),
    description: summarise(place.description),
    path: paths.place(place.slug),
    // Only the server writes JSON-LD and the card into the page.
    ...(import.meta.env.SSR && {
      jsonLd: (publicUrl) => placeJsonLd({ place, city, reviews, publicUrl }),
      ...(hashOfMediaUrl(place.img) !== null && { card: { src: place.img, alt: place.imgAlt, isPhoto: true } }),
    }),
  })
}

/** Cuts at a word. The page shows the whole description. */
function summarise(description: string): string {
  if (description.length <= MAX_SUMMARY_CHARACTERS) return description
  const cut = description.slice(0, MAX_SUMMARY_CHARACTERS - 1)
  return `${cut.slice(0, cut.lastIndexOf(' '))}…`
}
