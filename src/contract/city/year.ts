import * as z from 'zod/mini'
import { DateCertainty, DayKind, EventNames } from './calendar.ts'
import { Confidence } from '../place/fact.ts'
import { Fares } from './fares.ts'
import { ClosedReason } from '../place/open-hours.ts'

/** Words for the mean of the daily maxima. `server/guide/month-words.ts` has the rule. */
export const heats = ['cold', 'cool', 'mild', 'warm', 'hot', 'very-hot'] as const
export const Heat = z.enum(heats)
export type Heat = z.infer<typeof Heat>

/** Words for the mean of the daily minima. */
export const nights = ['cold', 'cool', 'mild', 'warm'] as const
export const Nights = z.enum(nights)
export type Nights = z.infer<typeof Nights>

/** Words for the mean rain of a month. */
export const rains = ['dry', 'little', 'rain', 'heavy'] as const
export const Rain = z.enum(rains)
export type Rain = z.infer<typeof Rain>

const Weather = z.object({
  meanMaxC: z.number(),
  meanMinC: z.number(),
  rainMm: z.number(),
  heat: Heat,
  nights: Nights,
  rain: Rain,
})
export type Weather = z.infer<typeof Weather>

const LinkedPlace = z.object({ slug: z.string(), name: z.string() })
export type LinkedPlace = z.infer<typeof LinkedPlace>

const MonthEvent = z.object({
  slug: z.string(),
  name: z.string(),
  names: EventNames,
  text: z.nullable(z.string()),
  places: z.array(LinkedPlace),
  /** Places that are there on its days only. */
  onlyThen: z.array(LinkedPlace),
  /** Places that are closed on its days, or on some of them. */
  closedThen: z.array(LinkedPlace),
  /** The dates of the guide that touch this month. First and last day, yyyy-mm-dd. */
  dates: z.array(
    z.object({
      from: z.string(),
      to: z.string(),
      kind: DayKind,
      certainty: DateCertainty,
      note: z.nullable(z.string()),
    }),
  ),
})
export type MonthEvent = z.infer<typeof MonthEvent>

const MonthSeason = z.object({
  slug: z.string(),
  name: z.string(),
  /** mm-dd. */
  from: z.string(),
  to: z.string(),
  text: z.string(),
  places: z.array(LinkedPlace),
  mayClose: z.array(LinkedPlace),
})
export type MonthSeason = z.infer<typeof MonthSeason>

export const MonthOfYear = z.object({
  /** 1 is January. */
  month: z.number(),
  /** Null without figures of the climate. */
  weather: z.nullable(Weather),
  isBest: z.boolean(),
  /** On the 15th, HH:MM on the city's clocks. Null where the sun does not rise or set on that day. */
  sun: z.nullable(z.object({ sunrise: z.string(), sunset: z.string() })),
  events: z.array(MonthEvent),
  seasons: z.array(MonthSeason),
})
export type MonthOfYear = z.infer<typeof MonthOfYear>

const Closure = z.object({
  ...LinkedPlace.shape,
  reason: ClosedReason,
  /** A date, a month or a year. Null: nobody knows. */
  since: z.nullable(z.string()),
  confidence: Confidence,
  checkedOn: z.string(),
})
export type Closure = z.infer<typeof Closure>

const Source = z.object({ text: z.string(), url: z.nullable(z.string()) })

/** The year of a city, from January to December. */
export const Year = z.object({
  months: z.array(MonthOfYear),
  /** Years that the dates of events cover, in order. */
  years: z.array(z.number()),
  /** Places that are closed in all months, for now or for good. */
  closed: z.array(Closure),
  /** Null without figures of the climate. */
  climate: z.nullable(z.object({ station: z.string(), period: z.string(), source: Source })),
  calendar: z.nullable(z.object({ checkedOn: z.string(), sources: z.array(Source) })),
  fares: z.nullable(Fares),
})
export type Year = z.infer<typeof Year>
