import * as z from 'zod/mini'
import { contentCode } from '../text/content-code.ts'
import { toCalendarDate } from '../text/dates.ts'
import { calendarDate, httpUrl, slug, SLUG_PATTERN, text } from '../text/content-fields.ts'

/** Kinds of days. On a public holiday, offices and many museums are closed. On a bank holiday, only banks are. */
export const dayKinds = ['public-holiday', 'bank-holiday', 'festival', 'observance'] as const
export const DayKind = z.enum(dayKinds)
export type DayKind = z.infer<typeof DayKind>

/**
 * Certainty of a date: `certain` is the same day every year, `listed` comes from a list of holidays, `within-a-day` is
 * computed and may be a day off, `by-the-moon` is the day given or the day after, as the moon is seen.
 */
export const dateCertainties = ['certain', 'listed', 'within-a-day', 'by-the-moon'] as const
export const DateCertainty = z.enum(dateCertainties)
export type DateCertainty = z.infer<typeof DateCertainty>

/** Names in other languages of the city, by the code of the language (ISO 639). */
export const EventNames = z.record(
  z.string().check(z.regex(/^[a-z]{2,3}$/, contentCode('content.language'))),
  /** Transliterated: the editors wrote it by its sound. No source has it. */
  z.strictObject({ name: text, transliterated: z.boolean() }),
)
export type EventNames = z.infer<typeof EventNames>

/** The id of one of the calendar's sources. Editors choose it from a list. */
const source = z.string().check(z.regex(SLUG_PATTERN, contentCode('content.calendar-source')))

/** A sentence of the editors. */
const About = z.strictObject({ text, source })

/** The days of an event in one year. Dates are days on the city's calendar. */
const EventDate = z
  .strictObject({
    from: calendarDate,
    /** The last day. Without it, the event lasts one day. */
    to: z.optional(calendarDate),
    kind: DayKind,
    certainty: DateCertainty,
    source,
    note: z.optional(text),
  })
  .check(
    z.refine(({ from, to = from }) => to >= from, { path: ['to'], error: contentCode('content.end-before-start') }),
  )
export type EventDate = z.infer<typeof EventDate>

const CalendarEvent = z.strictObject({
  slug,
  name: text,
  names: z.optional(EventNames),
  about: z.optional(About),
  /** Slugs of the places where it shows most. */
  places: z.optional(z.array(slug)),
  dates: z.array(EventDate).check(z.minLength(1, contentCode('content.no-date'))),
})
export type CalendarEvent = z.infer<typeof CalendarEvent>

/** mm-dd. 29 February exists: in other years it means the last day of February. */
const monthDay = z
  .string()
  .check(
    z.regex(/^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, contentCode('content.month-day')),
    z.refine(existsInLeapYear, contentCode('content.month-day')),
  )

/** A part of every year. It may go over New Year: from 12-01 to 02-29. */
const Season = z.strictObject({
  slug,
  name: text,
  from: monthDay,
  to: monthDay,
  about: About,
  /** Slugs of places that are worth a visit in this season only. */
  places: z.optional(z.array(slug)),
  /** Slugs of places that close for days at a time in this season. */
  mayClose: z.optional(z.array(slug)),
})
export type Season = z.infer<typeof Season>

/** Days on which a warning holds, such as of a weather service. */
const Alert = z
  .strictObject({
    /** Cautions of places with this condition hold on these days. Other conditions follow from seasons and tides. */
    condition: z.literal('wind-warning'),
    from: calendarDate,
    /** The last day. Without it, the warning holds for one day. */
    to: z.optional(calendarDate),
    source,
  })
  .check(
    z.refine(({ from, to = from }) => to >= from, { path: ['to'], error: contentCode('content.end-before-start') }),
  )

const CalendarSource = z.strictObject({ id: slug, text, url: z.nullable(httpUrl) })

/**
 * The calendar as the desk stores it: each event and each season is an entry, and one entry has all else. Its slug is
 * `calendar`, which no other entry has.
 */
export const ABOUT_CALENDAR = 'calendar'

const AboutCalendar = z.strictObject({
  type: z.literal('about'),
  slug: z.literal(ABOUT_CALENDAR),
  /** Day of the last comparison with the sources. */
  checkedOn: calendarDate,
  sources: z.array(CalendarSource),
  alerts: z.optional(z.array(Alert)),
})

export const calendarEntryTypes = ['event', 'season', 'about'] as const

/** An entry of the calendar in the desk (docs/decisions/0081). */
export const CalendarEntry = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('event'), ...CalendarEvent.shape }),
  z.strictObject({ type: z.literal('season'), ...Season.shape }),
  AboutCalendar,
])
export type CalendarEntry = z.infer<typeof CalendarEntry>

/** The calendar of a city: its holidays, festivals, seasons and warnings. */
export const Calendar = z.strictObject({
  /** Day of the last comparison with the sources. */
  checkedOn: calendarDate,
  sources: z.array(CalendarSource),
  events: z.array(CalendarEvent),
  seasons: z.array(Season),
  alerts: z.optional(z.array(Alert)),
})
export type Calendar = z.infer<typeof Calendar>

function existsInLeapYear(monthAndDay: string): boolean {
  return toCalendarDate(`2024-${monthAndDay}`) !== null
}
