import * as z from 'zod/mini'

/** A plain decimal number: the text goes into the URL of another server. */
function Degrees(limit: number) {
  return z.string().check(
    z.regex(/^-?\d{1,3}(\.\d{1,15})?$/),
    z.refine((text) => Math.abs(Number(text)) <= limit),
  )
}

/** WGS 84. */
export const PointQuery = z.object({ lat: Degrees(90), lon: Degrees(180) })
