import type { geocodeOperations } from '#contract/map/geocode.operations.ts'
import { fill } from '#contract/messages/format.ts'
import type { HandlersFor } from '../../platform/http/handler.ts'
import type { GuideHolder } from '../guide-holder.ts'
import type { Geocoder } from './geocoder.ts'
import { describePoint } from './describe-point.ts'

type GeocodeDeps = { geocoder: Geocoder; guide: Pick<GuideHolder, 'current'> }

export function geocodeHandlers({ geocoder, guide }: GeocodeDeps): HandlersFor<typeof geocodeOperations> {
  return {
    reverseGeocode: async ({ query }, { texts, language }) => {
      const point = { lat: Number(query.lat), lng: Number(query.lon) }
      const postalAddress = await geocoder.getPostalAddress(point)
      if (postalAddress !== null) return { success: true, display_name: postalAddress }
      const { area, index, city } = guide.current(language)
      const { code, values } = describePoint(point, { area, index, cityName: city.name })
      return { success: true, display_name: fill<string>(texts.replies[code], values) }
    },
  }
}
