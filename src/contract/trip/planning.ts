import * as z from 'zod/mini'
import { DateCertainty, DayKind } from '../city/calendar.ts'
import { Fares } from '../city/fares.ts'
import { OpenHours } from '../place/open-hours.ts'
import { PlaceCategory, PlaceKind } from '../place/place-facts.ts'
import { PhotoFocus } from '../place/photo-focus.ts'
import { GeoPrecision, Point } from '../place/places.ts'
import { ShownAccess } from '../place/access.ts'
import { partsOfDay } from '../place/parts-of-day.ts'
import { PriceEnd } from '../place/price-end.ts'
import { cautionConditions, settings } from '../place/researched-facts.ts'
import { TravelMode } from '../map/travel-mode.ts'
import { Heat, Rain } from '../city/year.ts'

/** Before `from` and after `until` the price is not known. */
const PlanningFee = z.object({
  /** The price for an adult, in the city's currency. */
  amount: z.number(),
  isEstimate: z.boolean(),
  from: z.optional(z.string()),
  until: z.optional(z.string()),
  /** The prices of a tariff for others. A group that is left out has no known price. Left out: all people pay the same. */
  others: z.optional(
    z.object({ child: z.optional(z.number()), foreigner: z.optional(z.number()), camera: z.optional(z.number()) }),
  ),
})
export type PlanningFee = z.infer<typeof PlanningFee>

/** The data of a place for the planner (docs/decisions/0063). */
export const PlanningPlace = z.object({
  slug: z.string(),
  name: z.string(),
  kind: PlaceKind,
  category: PlaceCategory,
  locality: z.string(),
  precision: GeoPrecision,
  geo: z.nullable(Point),
  img: z.string(),
  imgAlt: z.string(),
  imgFocus: z.optional(PhotoFocus),
  /** The compiled opening hours, which `src/planning` evaluates. Null: nobody knows them. */
  openHours: z.nullable(OpenHours),
  /** Access to the place if the hours of a day are not known. Left out: not known. */
  access: z.optional(ShownAccess),
  /** Null: not known. */
  visitMinutes: z.nullable(z.object({ min: z.number(), max: z.number() })),
  /** The price of a day, from Monday to Friday if there is a `weekendFee`. Null: not known. */
  fee: z.nullable(PlanningFee),
  /** The price of a Saturday or Sunday. Null: not known. Left out: it is that of every day. */
  weekendFee: z.optional(z.nullable(PlanningFee)),
  /** Sentences for a fee that ends. */
  priceEnd: z.optional(PriceEnd),
  /** Null: not known, or the sources contradict each other. */
  setting: z.nullable(z.enum(settings)),
  cautions: z.array(z.enum(cautionConditions)),
  /** None: any part of the day. */
  bestTime: z.array(z.enum(partsOfDay)),
})
export type PlanningPlace = z.infer<typeof PlanningPlace>

const PlanningMonth = z.object({
  /** 1 is January. */
  month: z.number(),
  /** Null without figures of the climate. */
  heat: z.nullable(Heat),
  rain: z.nullable(Rain),
  /** Mean of the daily maxima, in degrees Celsius. */
  meanMaxC: z.nullable(z.number()),
})

const PlanningEvent = z.object({
  slug: z.string(),
  name: z.string(),
  /** First and last day, yyyy-mm-dd. */
  from: z.string(),
  to: z.string(),
  kind: DayKind,
  certainty: DateCertainty,
})
export type PlanningEvent = z.infer<typeof PlanningEvent>

const PlanningSeason = z.object({
  slug: z.string(),
  name: z.string(),
  /** First and last day of every year, mm-dd. The season may go over New Year. */
  from: z.string(),
  to: z.string(),
})
export type PlanningSeason = z.infer<typeof PlanningSeason>

const PlanningAlert = z.object({
  condition: z.literal('wind-warning'),
  /** First and last day, yyyy-mm-dd. */
  from: z.string(),
  to: z.string(),
})

/** All of the guide that plans are computed with. */
export const PlanningGuide = z.object({
  /** Those first for which strangers come to the city (`src/planning/lists/visit-order.ts`). */
  places: z.array(PlanningPlace),
  /** Null: everybody walks. */
  fares: z.nullable(Fares),
  /** The kinds of ways of which a routing service knows the streets (docs/decisions/0064). Left out: none. */
  routedWays: z.optional(z.array(TravelMode)),
  months: z.array(PlanningMonth),
  days: z.object({
    /** By their first day. An event has an entry for each of its dates. */
    events: z.array(PlanningEvent),
    seasons: z.array(PlanningSeason),
    alerts: z.array(PlanningAlert),
  }),
  /** The area of a stop without a known position. The sun is computed for it, too. */
  center: Point,
  timeZone: z.string(),
})
export type PlanningGuide = z.infer<typeof PlanningGuide>
