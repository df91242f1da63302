import type { Calendar } from '#contract/city/calendar.ts'
import { fill } from '#contract/messages/format.ts'
import type { LanguageCode } from '#contract/messages/languages.ts'
import type { OpenHours } from '#contract/place/open-hours.ts'
import { listIn } from './list-in.ts'
import type { Place } from './places.store.ts'
import { parseOpeningHours } from './parse-opening-hours.ts'

type Note = 'lastEntry' | 'closedOn' | 'days' | 'onlyDuring' | 'closedOnHolidays' | 'otherHours' | 'holidaysNotKnown'

/** The sentences in one language. */
export type HoursTexts = { readonly hoursNotes: Readonly<Record<Note, string>> }

type CityOfNote = {
  readonly calendar: Calendar | null
  readonly language: LanguageCode
  readonly texts: HoursTexts
}

/** @returns the sentence of a place that is there only during a feast of the calendar */
export function getSeason({ facts }: Place, { calendar, texts }: Omit<CityOfNote, 'language'>): string | undefined {
  const feast = calendar?.events.find(({ slug }) => slug === facts?.onlyDuring?.value)
  return feast && fill(texts.hoursNotes.onlyDuring, { feast: feast.name })
}

/**
 * The last entry of a place, and what feasts of the calendar do to its hours, in sentences. Pure.
 * @param openHours the compiled hours. Null: the value of the place is not read.
 * @returns undefined if the guide knows of nothing
 */
export function getHoursNote(
  place: Place,
  openHours: OpenHours | null,
  { calendar, language, texts }: CityOfNote,
): string | undefined {
  const { facts = {} } = place
  const getName = (feast: string) => calendar?.events.find(({ slug }) => slug === feast)?.name
  // The sentence of the access ends with the season (see access-sentence.ts).
  const isStatedByAccess = facts.access !== undefined && facts.access.alternatives === undefined
  const season = isStatedByAccess ? undefined : getSeason(place, { calendar, texts })
  const closed = (facts.closedFeasts?.value ?? []).flatMap(({ feast, days = 1 }) => {
    const name = getName(feast)
    if (name === undefined) return []
    return days === 1 ? [name] : [fill(texts.hoursNotes.days, { feast: name, days: String(days) })]
  })
  const onHolidays = openHours === null ? [] : getPublicHolidays(facts.openingHours)
  const holidays = onHolidays.every(({ state }) => state === 'closed')
    ? texts.hoursNotes.closedOnHolidays
    : texts.hoursNotes.otherHours
  const notes = [
    ...(facts.lastEntryMinutes
      ? [fill(texts.hoursNotes.lastEntry, { minutes: String(facts.lastEntryMinutes.value) })]
      : []),
    ...(season === undefined ? [] : [season]),
    ...(closed.length === 0 ? [] : [fill(texts.hoursNotes.closedOn, { feasts: listIn(language, closed) })]),
    ...(onHolidays.length === 0 ? [] : [holidays]),
    ...(onHolidays.length > 0 && calendar === null ? [texts.hoursNotes.holidaysNotKnown] : []),
  ]
  return notes.length === 0 ? undefined : notes.join('. ')
}

type Facts = NonNullable<Place['facts']>

function getPublicHolidays(fact: Facts['openingHours']) {
  const sides = fact ? [fact, ...(fact.alternatives ?? [])] : []
  return sides.flatMap(({ value }) => parseOpeningHours(value)).filter(({ isPublicHoliday }) => isPublicHoliday)
}
