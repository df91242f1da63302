import * as z from 'zod/mini'
import { contentCode } from '../text/content-code.ts'
import { calendarDate, httpUrl, slug, text } from '../text/content-fields.ts'
import { Confidence, fact } from '../place/fact.ts'
import { TravelMode } from '../map/travel-mode.ts'

/** In the currency of the city. */
const amount = z.number().check(z.gte(0))

/** HH:MM on the city's clock. */
const clockTime = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, contentCode('content.time')))

/** A tariff that a meter or a driver reckons with. */
const Ride = z
  .strictObject({
    slug,
    name: text,
    minimum: amount,
    /** Kilometres that the minimum covers. Null if no source says it. */
    minimumKm: z.nullable(z.number().check(z.gte(0))),
    perKm: amount,
    waitingPerMinute: z.nullable(amount),
    /** The first day of the tariff. */
    from: calendarDate,
    /** The last day for which the fare was fixed. Later fares were not found. */
    until: z.nullable(calendarDate),
    confidence: Confidence,
    note: z.nullable(text),
    sources: z.array(httpUrl),
    /** Between these times of the day the fare is multiplied. Left out: no source names a fare at night. */
    night: z.optional(z.strictObject({ from: clockTime, to: clockTime, factor: z.number().check(z.gte(1)) })),
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
  /** The first day of the price. Null if no source says it. */
  from: z.nullable(calendarDate),
  confidence: Confidence,
  note: z.nullable(text),
  sources: z.array(httpUrl),
})

/** The ways in which people get from one place to another. Plans compute their legs with it (docs/decisions/0060). */
const Way = z.strictObject({
  kind: TravelMode,
  /** Metres of the way for each metre of the straight line. */
  detour: fact(z.number().check(z.gte(1), z.lte(5))),
  kmPerHour: fact(z.number().check(z.gt(0), z.lte(200))),
  /** Until the ride begins. */
  waitMinutes: fact(z.number().check(z.gte(0), z.lte(120))),
  /** Longer ways are made by the next kind of the list. Null: no limit. */
  maxMetres: z.nullable(z.number().check(z.gt(0))),
  /** The tariff of `rides`. Null: it costs nothing. */
  ride: z.nullable(slug),
})
export type Way = z.infer<typeof Way>

/** The price of a meal or a snack for one person in places of a price level. */
const FoodPrice = z.strictObject({
  priceLevel: z.int().check(z.gte(1), z.lte(3)),
  amount: fact(amount),
})

/** Time and prices of getting around and eating in the city. */
export const Fares = z
  .strictObject({
    /** Day of the last comparison with the sources. */
    checkedOn: calendarDate,
    rides: z.array(Ride),
    tickets: z.array(Ticket),
    /** From the shortest to the longest. Left out: plans walk. */
    ways: z.optional(z.array(Way)),
    /** Left out: nobody estimates what food costs. */
    food: z.optional(z.array(FoodPrice)),
  })
  .check(
    z.refine(({ ways = [] }) => new Set(ways.map(({ kind }) => kind)).size === ways.length, {
      path: ['ways'],
      error: contentCode('content.way-twice'),
    }),
    z.refine(
      ({ ways = [], rides }) => ways.every(({ ride }) => ride === null || rides.some(({ slug }) => slug === ride)),
      {
        path: ['ways'],
        error: contentCode('content.way-ride'),
      },
    ),
  )
export type Fares = z.infer<typeof Fares>
