import * as z from 'zod/mini'
import { createOperations } from '../api/operation.ts'
import * as endpoints from './geocode.endpoints.ts'

/** A plain decimal number: the text goes into the URL of another server. */
function Degrees(limit: number) {
  return z.string().check(
    z.regex(/^-?\d{1,3}(\.\d{1,15})?$/),
    z.refine((text) => Math.abs(Number(text)) <= limit),
  )
}

/** WGS 84. */
const PointQuery = z.object({ lat: Degrees(90), lon: Degrees(180) })

export const geocodeOperations = createOperations(endpoints, {
  reverseGeocode: {
    summary: 'The address of a point, from the configured service or else from the nearest known place',
    query: PointQuery,
    reply: z.object({ success: z.literal(true), display_name: z.string() }),
  },
})
