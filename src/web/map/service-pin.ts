import type { Service } from '#contract/city/services.ts'
import type { MapPin } from './map-pin.ts'

/** A service besides places, at a position that is known: exactly, nearby, or by its neighbourhood. */
export type ServicePin = Pick<MapPin, 'slug' | 'name' | 'geo' | 'precision'> & {
  readonly kind: keyof typeof serviceShapes
  readonly address: string | undefined
}

/** Signs on a grid of 24 × 24, drawn as lines. */
export const serviceShapes = {
  emergency: 'M12 4v10M12 18v1.500',
  police: 'M12 3.500l7 2.500v5.500c0 4.300-2.900 7.600-7 9c-4.100-1.400-7-4.700-7-9V6zM12 9v6M9 12h6',
  health: 'M9 4h6v5h5v6h-5v5H9v-5H4V9h5z',
  arrival: 'M4 12h12M12 7l5 5l-5 5M20 5v14',
  around: 'M5 18c0-6 14-6 14-12M16 8l3-3l2 3',
  information: 'M12 5.500v1M12 10v9M9.500 19h5M9.500 10h2.500',
  airport: 'M12 3l1.500 2v5L21 15v2l-7.500-2v4l2.500 2H8l2.500-2v-4L3 17v-2l7.500-5V5z',
  station: 'M6 4h12v11l-2 2H8l-2-2zM6 11h12M8 17l-2 3M16 17l2 3M9.500 14h.5M14 14h.5',
  bus: 'M4 6h16v10H4zM4 11h16M7.500 16v3M16.500 16v3M7 13.500h1M16 13.500h1',
  'tourist-office': 'M12 5.500v1M12 10v9M9.500 19h5M9.500 10h2.500M4 3.500h16v17.500H4z',
  toilets: 'M7.500 4v.500M5 8h5l-1 6v6H6v-6zM16.500 4v.500M16.500 8l3 7h-1.500v5h-3v-5h-1.500z',
} as const satisfies Record<Service['topic'] | NonNullable<Service['sign']>, string>

export function getServicePins(services: readonly Service[]): readonly ServicePin[] {
  return services.flatMap(({ slug, name, topic, sign, address, geo }) =>
    geo
      ? [
          {
            slug,
            name,
            address,
            kind: sign ?? topic,
            geo: { lat: geo.lat, lng: geo.lng },
            precision: geo.precision ?? 'site',
          },
        ]
      : [],
  )
}
