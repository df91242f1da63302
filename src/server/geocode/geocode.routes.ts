import type { Handlers } from '../http/handler.ts'
import type { GuideHolder } from '../guide/guide-holder.ts'
import type { Geocoder } from './geocoder.ts'
import { describePoint } from './describe-point.ts'

type GeocodeDeps = { geocoder: Geocoder; guide: Pick<GuideHolder, 'current'> }

export function geocodeHandlers({ geocoder, guide }: GeocodeDeps): Pick<Handlers, 'reverseGeocode'> {
  return {
    reverseGeocode: async ({ query }) => {
      const point = { lat: Number(query.lat), lng: Number(query.lon) }
      const postalAddress = await geocoder.postalAddressOf(point)
      const { area, index, city } = guide.current()
      return {
        success: true,
        display_name: postalAddress ?? describePoint(point, { area, index, cityName: city.name }),
      }
    },
  }
}
