import * as z from 'zod/mini'
import { errorCode } from '../text/field-error.ts'
import { sentNumberWithin } from '../text/sent-values.ts'

const invalidPoint = errorCode('point.invalid')

/** A point that a traveller has set, in degrees (WGS 84). */
export const SetPoint = z.object({ lat: z.number(), lng: z.number() })
export type SetPoint = z.infer<typeof SetPoint>

/** Such a point as it is sent. Null: there is none. */
export const SentPointOrNone = z.nullable(
  z.object(
    { lat: sentNumberWithin(-90, 90, invalidPoint), lng: sentNumberWithin(-180, 180, invalidPoint) },
    invalidPoint,
  ),
)
