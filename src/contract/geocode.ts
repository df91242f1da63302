import * as z from 'zod/mini'

/** Degrees as addresses carry them: a plain decimal number, nothing that could lead a request elsewhere. */
function Degrees(limit: number) {
  return z.string().check(
    z.regex(/^-?\d{1,3}(\.\d{1,15})?$/),
    z.refine((text) => Math.abs(Number(text)) <= limit),
  )
}

/** WGS 84. */
export const PointQuery = z.object({ lat: Degrees(90), lon: Degrees(180) })
