import type { Calendar, CalendarEntry, CalendarEvent, EventDate, Season } from '#contract/city/calendar.ts'
import type { Climate } from '#contract/city/climate.ts'
import type { Fares } from '#contract/city/fares.ts'
import type { Closure, LinkedPlace, MonthEvent, MonthOfYear, MonthSeason, Year } from '#contract/city/year.ts'
import { getCalendar, entriesOfCalendar } from './calendar-entries.ts'
import { getClosed } from './compile-open-hours.ts'
import { isBestTime, toWeather } from './month-words.ts'
import type { Place } from './places.store.ts'
import { sunTimesOn } from './sun.ts'

type YearFacts = Pick<NonNullable<Place['facts']>, 'onlyDuring' | 'closedFeasts' | 'status'>

/** The data of a place that the year shows. */
export type YearPlace = Pick<Place, 'slug' | 'name'> & { readonly facts?: YearFacts | undefined }

/** A place whose other facts change is the same to the year. */
export function toYearPlace({ slug, name, facts = {} }: Place): YearPlace {
  const { onlyDuring, closedFeasts, status } = facts
  return {
    slug,
    name,
    facts: { ...(onlyDuring && { onlyDuring }), ...(closedFeasts && { closedFeasts }), ...(status && { status }) },
  }
}

type YearContent = {
  readonly city: { readonly timeZone: string; readonly center: { readonly lat: number; readonly lng: number } }
  readonly places: readonly YearPlace[]
  readonly calendar: Calendar | null
  readonly climate: Climate | null
  readonly fares: Fares | null
}

/** The sun keeps the same minutes in every year, give or take one. A fixed year makes the answer a pure one. */
const SUN_YEAR = 2027

const MONTHS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]

/** Everything that the guide knows of each month. Pure. */
export function createYear({ city, places, calendar, climate, fares }: YearContent): Year {
  const names = new Map(places.map(({ slug, name }) => [slug, name]))
  const link = (slugs: readonly string[] = []): LinkedPlace[] =>
    slugs.flatMap((slug) => {
      const name = names.get(slug)
      return name === undefined ? [] : [{ slug, name }]
    })
  const onlyThen = byFeast(places, ({ facts }) => (facts?.onlyDuring ? [facts.onlyDuring.value] : []))
  const closedThen = byFeast(places, ({ facts }) => (facts?.closedFeasts?.value ?? []).map(({ feast }) => feast))
  const linkTo = ({ slug, places: named }: CalendarEvent) => ({
    places: link(named),
    onlyThen: onlyThen.get(slug) ?? [],
    closedThen: closedThen.get(slug) ?? [],
  })
  const getMonth = (month: number): MonthOfYear => {
    const normals = climate?.months[month - 1]
    const weather = normals ? toWeather(normals) : null
    return {
      month,
      weather,
      isBest: weather !== null && isBestTime(weather),
      sun: sunTimesOn(`${SUN_YEAR}-${twoDigits(month)}-15`, city.center, city.timeZone),
      events: (calendar?.events ?? []).flatMap((event) => eventIn(month, event, linkTo(event))).toSorted(byFirstDay),
      seasons: (calendar?.seasons ?? [])
        .filter((season) => isSeasonIn(month, season))
        .map((season) => getSeason(season, link)),
    }
  }
  return {
    months: MONTHS.map(getMonth),
    years: getYears(calendar),
    closed: places.flatMap(getClosure),
    climate: climate && { station: climate.station, period: climate.period, source: climate.source },
    calendar: calendar && {
      checkedOn: calendar.checkedOn,
      sources: calendar.sources.map(({ text, url }) => ({ text, url })),
    },
    fares,
  }
}

/** The months of one entry of the calendar, as the year would show them. Pure. */
export function yearOfEntry(content: YearContent, entry: CalendarEntry): Year {
  const [about = entry] = entriesOfCalendar(content.calendar)
  const entries = entry.type === 'about' ? [entry] : [about, entry]
  const year = createYear({ ...content, calendar: getCalendar(entries), fares: null })
  const months = year.months.filter(({ events, seasons }) => events.length + seasons.length > 0)
  return { ...year, months, closed: [] }
}

type LinkPlaces = (slugs?: readonly string[]) => LinkedPlace[]

type EventPlaces = Pick<MonthEvent, 'places' | 'onlyThen' | 'closedThen'>

/** Each place once for each of its feasts. */
function byFeast(
  places: readonly YearPlace[],
  getFeasts: (place: YearPlace) => readonly string[],
): ReadonlyMap<string, LinkedPlace[]> {
  const found = new Map<string, LinkedPlace[]>()
  for (const place of places) {
    for (const feast of new Set(getFeasts(place))) {
      const link = { slug: place.slug, name: place.name }
      const others = found.get(feast)
      if (others) others.push(link)
      else found.set(feast, [link])
    }
  }
  return found
}

function getClosure({ slug, name, facts }: YearPlace): Closure[] {
  const closed = getClosed(facts?.status?.value)
  if (!facts?.status || !closed) return []
  const { confidence, checkedOn } = facts.status
  return [{ slug, name, ...closed, confidence, checkedOn }]
}

function eventIn(month: number, event: CalendarEvent, linked: EventPlaces): MonthEvent[] {
  const dates = event.dates.filter((date) => touches(month, date))
  if (dates.length === 0) return []
  return [
    {
      slug: event.slug,
      name: event.name,
      names: event.names ?? {},
      text: event.about?.text ?? null,
      ...linked,
      dates: dates.map(({ from, to = from, kind, certainty, note = null }) => ({ from, to, kind, certainty, note })),
    },
  ]
}

/** True if one of the days is in the month of its year. An event lasts less than a year. */
function touches(month: number, { from, to = from }: EventDate): boolean {
  return isWithin(month, monthOfDate(from), monthOfDate(to))
}

function isSeasonIn(month: number, { from, to }: Season): boolean {
  return isWithin(month, Number(from.slice(0, 2)), Number(to.slice(0, 2)))
}

/** The span may go over New Year. */
function isWithin(month: number, first: number, last: number): boolean {
  return first <= last ? month >= first && month <= last : month >= first || month <= last
}

function monthOfDate(date: string): number {
  return Number(date.slice(5, 7))
}

function getSeason({ slug, name, from, to, about, places, mayClose }: Season, link: LinkPlaces): MonthSeason {
  return { slug, name, from, to, text: about.text, places: link(places), mayClose: link(mayClose) }
}

function byFirstDay(a: MonthEvent, b: MonthEvent): number {
  return firstDay(a).localeCompare(firstDay(b))
}

/** mm-dd of the first of the dates. */
function firstDay({ dates: [first] }: MonthEvent): string {
  return first?.from.slice(5) ?? ''
}

function getYears(calendar: Calendar | null): number[] {
  const years = (calendar?.events ?? []).flatMap(({ dates }) => dates.map(({ from }) => Number(from.slice(0, 4))))
  return [...new Set(years)].toSorted((a, b) => a - b)
}

function twoDigits(month: number): string {
  return String(month).padStart(2, '0')
}
