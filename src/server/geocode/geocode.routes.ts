import type { Handlers } from '../http/handler.ts'
import type { Services } from '../app/services.ts'
import { describePoint } from './describe-point.ts'

export function geocodeHandlers({ geocoder, guide }: Services): Pick<Handlers, 'reverseGeocode'> {
  return {
    reverseGeocode: async ({ query }) => {
      const point = { lat: Number(query.lat), lng: Number(query.lon) }
      const address = await geocoder.addressOf(point)
      const { area, index, city } = guide.current()
      return { success: true, display_name: address ?? describePoint(point, { area, index, cityName: city.name }) }
    },
  }
}
