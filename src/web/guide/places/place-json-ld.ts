import { categories } from '#messages/places.ts'
import { language } from '#messages/language.ts'
import type { City, PlaceDetail } from '#contract/place/places.ts'
import { RATING_MAX, RATING_MIN } from '#contract/review/ratings.ts'
import type { Review } from '#contract/review/reviews.ts'
import { categoryPaths, paths } from '#contract/paths.ts'
import { factsJsonLd, sureValue } from './facts-json-ld.ts'

/** Kinds whose schema.org type allows a price range: food and shops. */
const PRICED = new Set(['cafe', 'street_food'])

type PlaceDescription = { place: PlaceDetail; city: City; reviews: readonly Review[]; publicUrl: string }

/** The place in schema.org's terms. Only an exact position is included. A rating is included if there are reviews. */
export function placeJsonLd({ place, city, reviews, publicUrl }: PlaceDescription): object[] {
  return [
    {
      '@context': 'https://schema.org',
      '@type': place.schemaOrgType,
      name: place.name,
      url: publicUrl + language.base + paths.place(place.slug),
      ...(place.img !== '' && { image: publicUrl + place.img }),
      description: place.description,
      address: {
        '@type': 'PostalAddress',
        streetAddress: sureValue(place.facts.postalAddress) ?? place.locality,
        addressLocality: city.name,
        addressRegion: city.region,
        addressCountry: city.countryCode,
      },
      hasMap: place.location,
      ...factsJsonLd(place),
      ...(place.precision === 'site' &&
        place.geo && { geo: { '@type': 'GeoCoordinates', latitude: place.geo.lat, longitude: place.geo.lng } }),
      ...(PRICED.has(place.kind) &&
        place.priceLevel !== null &&
        place.priceLevel > 0 && { priceRange: city.currencySign.repeat(place.priceLevel) }),
      ...(place.ratingCount > 0 && {
        aggregateRating: { '@type': 'AggregateRating', ...getRating(place.rating), reviewCount: place.ratingCount },
        review: reviews.map(getReview),
      }),
    },
    {
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: [
        {
          '@type': 'ListItem',
          position: 1,
          name: categories[place.category].tab,
          item: publicUrl + language.base + categoryPaths[place.category],
        },
        { '@type': 'ListItem', position: 2, name: place.name },
      ],
    },
  ]
}

function getRating(value: number) {
  return { ratingValue: value, bestRating: RATING_MAX, worstRating: RATING_MIN }
}

function getReview({ userName, createdAt, rating, reviewText }: Review) {
  return {
    '@type': 'Review',
    author: { '@type': 'Person', name: userName },
    datePublished: createdAt,
    reviewRating: { '@type': 'Rating', ...getRating(rating) },
    reviewBody: reviewText,
  }
}
