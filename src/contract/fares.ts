import * as z from 'zod/mini'
import { contentCode } from './content-code.ts'
import { calendarDate, httpUrl, slug, text } from './content-fields.ts'
import { Confidence } from './fact.ts'

/** In the currency of the city. */
const amount = z.number().check(z.gte(0))

/** A tariff that a meter or a driver reckons with. */
const Ride = z
  .strictObject({
    slug,
    name: text,
    minimum: amount,
    /** Kilometres that the minimum covers. Null if no source tells. */
    minimumKm: z.nullable(z.number().check(z.gte(0))),
    perKm: amount,
    waitingPerMinute: z.nullable(amount),
    /** The first day of the tariff. */
    from: calendarDate,
    /** The last day for which it was fixed. What holds since was not found. */
    until: z.nullable(calendarDate),
    confidence: Confidence,
    note: z.nullable(text),
    sources: z.array(httpUrl),
  })
  .check(
    z.refine(({ from, until }) => until === null || until >= from, {
      path: ['until'],
      error: contentCode('content.end-before-start'),
    }),
  )
export type Ride = z.infer<typeof Ride>

/** A ticket with one price. */
const Ticket = z.strictObject({
  slug,
  name: text,
  price: amount,
  /** The first day of the price. Null if no source tells. */
  from: z.nullable(calendarDate),
  confidence: Confidence,
  note: z.nullable(text),
  sources: z.array(httpUrl),
})

/** What getting around in the city costs. */
export const Fares = z.strictObject({
  /** Day of the last comparison with the sources. */
  checkedOn: calendarDate,
  rides: z.array(Ride),
  tickets: z.array(Ticket),
})
export type Fares = z.infer<typeof Fares>
