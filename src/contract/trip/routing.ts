import * as z from 'zod/mini'
import { SLUG_PATTERN } from '../text/content-fields.ts'
import { ROUTE_PLACES_MAX } from './trip-limits.ts'
import { TravelMode } from '../map/travel-mode.ts'

const SLUG_MAX = 200

/** The slugs of the places of a route in their order, joined by commas. */
const RoutePlaces = z.pipe(
  z.string().check(z.maxLength(ROUTE_PLACES_MAX * (SLUG_MAX + 1))),
  z.pipe(
    z.transform((text: string) => text.split(',')),
    z
      .array(z.string().check(z.maxLength(SLUG_MAX), z.regex(SLUG_PATTERN)))
      .check(z.minLength(2), z.maxLength(ROUTE_PLACES_MAX)),
  ),
)

export const RouteQuery = z.object({ way: TravelMode, places: RoutePlaces })

/** The way from one place to the next, as the streets run. */
export const RoutedLeg = z.object({ metres: z.number(), minutes: z.number() })
export type RoutedLeg = z.infer<typeof RoutedLeg>
