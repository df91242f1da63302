import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

/** Degrees as addresses carry them: a plain decimal number, nothing that could lead a request elsewhere. */
function Degrees(limit: number) {
  return z.string().check(
    z.regex(/^-?\d{1,3}(\.\d{1,15})?$/),
    z.refine((text) => Math.abs(Number(text)) <= limit),
  )
}

export const reverseGeocode = endpoint({
  method: 'GET',
  path: '/geocode/reverse',
  access: 'user',
  freshness: 'live',
  summary: 'The address of a point: of the configured service, else by the nearest known place',
  query: z.object({ lat: Degrees(90), lon: Degrees(180) }),
  reply: z.object({ success: z.literal(true), display_name: z.string() }),
})
