import { categories } from '#contract/messages/en.ts'
import type { City, PlaceDetail } from '#contract/places.ts'
import { categoryPaths, paths } from '../paths.ts'

/** Types of schema.org that may carry a price range: food and shops. */
const PRICED = new Set(['cafe', 'street_food'])

/**
 * The place for machines, in schema.org's words. The position is told only where it is exact, a rating only where
 * somebody gave one.
 */
export function placeJsonLd(place: PlaceDetail, city: City, publicUrl: string): object[] {
  return [
    {
      '@context': 'https://schema.org',
      '@type': place.schemaOrgType,
      name: place.name,
      url: publicUrl + paths.place(place.slug),
      ...(place.img !== '' && { image: publicUrl + place.img }),
      description: place.description,
      address: {
        '@type': 'PostalAddress',
        streetAddress: place.locality,
        addressLocality: city.name,
        addressRegion: city.region,
        addressCountry: city.countryCode,
      },
      hasMap: place.location,
      ...(place.precision === 'site' &&
        place.geo && { geo: { '@type': 'GeoCoordinates', latitude: place.geo.lat, longitude: place.geo.lng } }),
      ...(PRICED.has(place.kind) && place.priceLevel > 0 && { priceRange: '₹'.repeat(place.priceLevel) }),
      ...(place.ratingCount > 0 && {
        aggregateRating: { '@type': 'AggregateRating', ratingValue: place.rating, reviewCount: place.ratingCount },
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
          item: publicUrl + categoryPaths[place.category],
        },
        { '@type': 'ListItem', position: 2, name: place.name },
      ],
    },
  ]
}
