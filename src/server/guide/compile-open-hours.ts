import type { Calendar, DateCertainty, EventDate } from '#contract/city/calendar.ts'
import { steadyOffsetMinutes } from '#contract/text/city-time.ts'
import { addDays } from '#contract/text/dates.ts'
import type { HoursRule, OpenHours } from '#contract/place/open-hours.ts'
import type { ContentCity } from '#contract/city/content-city.ts'
import { parseOpeningHours, UnreadableHours, type ParsedRule } from './parse-opening-hours.ts'
import type { StoredPlace } from '#contract/place/content-place.ts'

type CityOfHours = { readonly city: ContentCity; readonly calendar: Calendar | null }

/**
 * The opening hours of a place in the form that both sides evaluate: feasts and public holidays become dates of the
 * city's calendar. Null when nobody knows the hours, or when an editor's value is not read.
 */
export function compileOpenHours(place: StoredPlace, cityOfHours: CityOfHours): OpenHours | null {
  const { openingHours, closedFeasts, onlyDuring, lastEntryMinutes, status } = place.facts ?? {}
  const closed = getClosed(status?.value)
  const evidence = openingHours ?? onlyDuring ?? status
  if (!evidence || (!openingHours && !onlyDuring && !closed)) return null
  const compile = (value: string | undefined) => getRules(place, value, cityOfHours)
  try {
    const rules = compile(openingHours?.value)
    const otherSides = openingHours?.alternatives?.map(({ value }) => compile(value))
    const feasts = [...(closedFeasts?.value ?? []).map(({ feast }) => feast), ...(onlyDuring ? [onlyDuring.value] : [])]
    const calendar = rules.some(({ isFeast }) => isFeast) ? knownYears(cityOfHours.calendar, feasts) : null
    return {
      rules,
      confidence: evidence.confidence,
      ...(otherSides && { otherSides }),
      ...(lastEntryMinutes && { lastEntryMinutes: lastEntryMinutes.value }),
      ...(closed && { closed }),
      ...(calendar && { calendar }),
      ...(asksTheSun([rules, ...(otherSides ?? [])]) && { sun: getSun(place, cityOfHours.city) }),
    }
  } catch (error) {
    if (error instanceof UnreadableHours) return null
    throw error
  }
}

type Status = NonNullable<NonNullable<NonNullable<StoredPlace['facts']>['status']>['value']>

/** Reason and first day of a closure on all days. Null: the place is not closed. */
export function getClosed(status: Status | undefined): NonNullable<OpenHours['closed']> | null {
  if (!status || status.state === 'open') return null
  return {
    reason: status.state === 'closed-for-good' ? 'gone' : (status.reason ?? 'closed-for-now'),
    since: status.since,
  }
}

function getRules({ facts = {} }: StoredPlace, value: string | undefined, { calendar }: CityOfHours): HoursRule[] {
  const { closedFeasts, onlyDuring } = facts
  const written = value === undefined ? [] : parseOpeningHours(value).map((rule) => datePublicHolidays(rule, calendar))
  const season = onlyDuring ? getDates(calendar, onlyDuring.value) : null
  const inSeason = season ? limitTo(season, written) : written
  const closing = (closedFeasts?.value ?? []).flatMap(({ feast, days }) => getDates(calendar, feast, days))
  return closing.length > 0 ? [...inSeason, { dates: closing, state: 'closed', isFeast: true }] : inSeason
}

function datePublicHolidays({ isPublicHoliday, ...rule }: ParsedRule, calendar: Calendar | null): HoursRule {
  if (!isPublicHoliday) return rule
  if (rule.dates) throw new UnreadableHours('PH')
  const days = calendar?.events.flatMap(({ dates }) => dates.filter(({ kind }) => kind === 'public-holiday')) ?? []
  return { ...rule, dates: days.map((day) => getRange(day)) }
}

/** Without hours nobody knows when the place opens in its season. */
function limitTo(season: string[], rules: readonly HoursRule[]): HoursRule[] {
  if (rules.length === 0) return [{ dates: season, state: 'unknown', isFeast: true }]
  if (rules.some(({ dates }) => dates)) throw new UnreadableHours('dates')
  return rules.map((rule) => ({ ...rule, dates: season, isFeast: true }))
}

function getDates(calendar: Calendar | null, feast: string, days?: number): string[] {
  return calendar?.events.find(({ slug }) => slug === feast)?.dates.map((date) => getRange(date, days)) ?? []
}

const MARGIN = {
  certain: '',
  listed: '',
  'within-a-day': '~',
  'by-the-moon': '~+',
} as const satisfies Record<DateCertainty, string>

function getRange({ from, to, certainty }: EventDate, days?: number): string {
  const last = days === undefined ? (to ?? from) : addDays(from, days - 1)
  return (last === from ? from : `${from}/${last}`) + MARGIN[certainty]
}

/** No day of any year. */
const NO_YEARS: [string, string] = ['9999-12-31', '0000-01-01']

/** Without a calendar nobody knows which days are public holidays: the other days keep their hours, with a doubt. */
function knownYears(calendar: Calendar | null, feasts: readonly string[]): [string, string] | null {
  return calendar === null ? NO_YEARS : getYears(calendar, feasts)
}

/** The years in which the calendar knows the days of all these feasts; of all its events if there are none. */
function getYears(calendar: Calendar | null, feasts: readonly string[]): [string, string] | null {
  const asked = calendar?.events.filter(({ slug }) => feasts.length === 0 || feasts.includes(slug)) ?? []
  const years = asked.map(({ dates }) => dates.map(({ from }) => from.slice(0, 4)).toSorted())
  const firsts = years.flatMap((ofFeast) => ofFeast.slice(0, 1)).toSorted()
  const lasts = years.flatMap((ofFeast) => ofFeast.slice(-1)).toSorted()
  const [first, last] = feasts.length === 0 ? [firsts[0], lasts.at(-1)] : [firsts.at(-1), lasts[0]]
  return first === undefined || last === undefined ? null : [`${first}-01-01`, `${last}-12-31`]
}

function asksTheSun(sides: readonly (readonly HoursRule[])[]): boolean {
  return sides.flat().some(({ times }) => times?.flat().some((time) => /^[a-z]/.test(time)))
}

/** The sun of the city, where the place has no position of its own. */
function getSun({ geo }: StoredPlace, { center, timeZone }: ContentCity): NonNullable<OpenHours['sun']> {
  const utcOffsetMinutes = steadyOffsetMinutes(timeZone)
  return {
    lat: geo.lat ?? center.lat,
    lng: geo.lng ?? center.lng,
    timeZone,
    ...(utcOffsetMinutes !== undefined && { utcOffsetMinutes }),
  }
}
