import fc from 'fast-check'
import { addDays } from '#contract/text/dates.ts'
import { paces, spendingKinds } from '#contract/trip/plan-kinds.ts'
import { travelModes } from '#contract/map/travel-modes.ts'
import type { PlaceIndexEntry } from '#contract/place/places.ts'
import { isVisible, plainLine } from '#contract/text/plain-line.ts'
import { TripInput } from '#contract/trip/trips.ts'

/** Leap days, days of clock changes, the day that Apia skipped, and the first and last days of years. */
const oddDates = [
  '2024-02-29',
  '2028-02-29',
  '2000-02-29',
  '2026-03-08',
  '2026-03-29',
  '2026-10-25',
  '2026-11-01',
].concat(['2011-12-29', '2011-12-30', '2011-12-31', '2025-12-31', '2026-01-01', '1999-12-31'])

/** Pieces that break careless writers: other scripts, quotes, separators, and ends of lines, sections and files. */
const pieces = [
  'સુરત',
  'કિલ્લો',
  'सूरत',
  'Café',
  'e\u0301',
  '🪁',
  '👩‍👩‍👧‍👦',
  '🇮🇳',
  ' ',
  '"',
  "'",
  ',',
  ';',
  ':',
  '\\',
  '\\n',
  '<b>',
  '&amp;',
  ']]>',
  '<![CDATA[',
].concat([
  '\n',
  '\r\n',
  '\r',
  '\t',
  '\u0000',
  '\u0007',
  '\u001b',
  '\u007f',
  '\u0085',
  '\u2028',
  '\ufeff',
  '\ufffe',
  '\ud83e',
  'END:VEVENT',
  '--',
  '=',
  '%',
  '₹',
])

const words = fc.oneof(
  { arbitrary: fc.array(fc.constantFrom(...pieces), { maxLength: 40 }).map((all) => all.join('')), weight: 3 },
  { arbitrary: fc.string({ unit: 'binary', maxLength: 60 }), weight: 1 },
)

function text(max: number) {
  return words.map((all) => all.slice(0, max))
}

/** One line without hidden signs, as the contract takes it. */
function line(max: number) {
  return text(max).map(toLine)
}

/** Lines without hidden signs. */
function note(max: number) {
  return text(max).map((all) => {
    const lines = all.split(/\r\n|[\r\n]/).map(toLine)
    return lines.join('\n')
  })
}

function toLine(all: string): string {
  const plain = plainLine(all.normalize('NFC')).replace(/(\p{M}{5})\p{M}+/gu, '$1')
  return isVisible(plain) ? plain : ''
}

/** The leading letter keeps the name from being blank. */
function name(max: number, places: readonly string[]) {
  const own = text(max - 1).map((all) => toLine(`N${all}`))
  return places.length === 0 ? own : fc.oneof(own, fc.constantFrom(...places))
}

export const calendarDate = fc.oneof(
  { arbitrary: fc.integer({ min: -15_000, max: 25_000 }).map((days) => addDays('2026-01-01', days)), weight: 3 },
  { arbitrary: fc.constantFrom(...oddDates), weight: 2 },
)

const optionalDate = fc.option(calendarDate, { freq: 4 })
const clockTime = fc
  .tuple(fc.nat(23), fc.nat(59))
  .map((parts) => parts.map((n) => String(n).padStart(2, '0')).join(':'))
const moment = fc.option(fc.tuple(calendarDate, clockTime).map(([date, time]) => `${date}T${time}`))
const span = fc
  .tuple(calendarDate, fc.oneof(fc.constant(0), fc.nat(30), fc.nat(800)))
  .map(([startDate, days]) => ({ startDate, endDate: addDays(startDate, days) }))

const entryId = fc.stringMatching(/^[A-Za-z0-9_-]{1,40}$/)

const plannedStop = fc.record(
  {
    id: entryId,
    position: fc.option(fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => value + 0)),
    wayHere: fc.option(fc.constantFrom(...travelModes)),
    isDone: fc.boolean(),
    hoursConfirmedFor: optionalDate,
  },
  { requiredKeys: [] },
)

const daySettings = fc.record({
  date: calendarDate,
  start: fc.option(clockTime),
  end: fc.option(clockTime),
  pace: fc.option(fc.constantFrom(...paces)),
  note: note(180),
})

const spending = fc.record({
  id: entryId,
  amount: fc.oneof(fc.nat(), fc.constantFrom(0, 20.5, 1e12)),
  kind: fc.constantFrom(...spendingKinds),
  date: optionalDate,
  note: note(180),
})

const tripPlan = fc.record(
  {
    pace: fc.option(fc.constantFrom(...paces)),
    dayStart: fc.option(clockTime),
    dayEnd: fc.option(clockTime),
    party: fc.option(
      fc.record({
        adults: fc.integer({ min: 1, max: 9 }),
        children: fc.nat(9),
        foreigners: fc.nat(9),
        cameras: fc.nat(3),
      }),
    ),
    days: fc.option(fc.uniqueArray(daySettings, { selector: ({ date }) => date, maxLength: 4 })),
    spending: fc.option(fc.array(spending, { maxLength: 4 })),
  },
  { requiredKeys: [] },
)

/**
 * Generates trips that the contract accepts. Some names are names of places.
 * @param lostPlaces slugs of places that the guide no longer has; a new trip with one of them is refused
 */
export function generatedTrip(
  places: readonly PlaceIndexEntry[] = [],
  lostPlaces: readonly string[] = [],
): fc.Arbitrary<TripInput & { startDate: string; endDate: string }> {
  const names = places.flatMap((place) => [place.name, place.name.toUpperCase()])
  const planned = fc.record({
    name: name(180, names),
    date: optionalDate,
    time: fc.oneof(fc.constant(''), clockTime),
    notes: note(4_000),
  })
  const slugs = [...lostPlaces, ...places.map(({ slug }) => slug)]
  const facts = fc.record(
    {
      place: fc.constantFrom(null, ...slugs),
      durationMinutes: fc.option(fc.integer({ min: 1, max: 1440 })),
      cost: fc.option(fc.oneof(fc.nat(), fc.constantFrom(0, 20.5, 1e12))),
    },
    { requiredKeys: [] },
  )
  const activity = fc.tuple(planned, facts, plannedStop).map(([what, more, plan]) => ({ ...what, ...more, ...plan }))
  const destination = fc.record({
    name: name(180, names),
    location: fc.oneof(line(450), fc.constant('https://maps.example/?q=1,2&z=3')),
    dates: fc.oneof(span, fc.constant({ startDate: null, endDate: null })),
    notes: text(5000),
    activities: fc.array(activity, { maxLength: 4 }),
    accommodation: fc.record({
      name: line(180),
      address: line(450),
      checkIn: optionalDate,
      checkOut: optionalDate,
      bookingReference: line(180),
    }),
    transportation: fc.record({
      type: line(180),
      departureTime: moment,
      arrivalTime: moment,
      bookingReference: line(180),
    }),
  })
  return fc
    .record({
      title: name(180, []),
      description: text(5000),
      budget: fc.oneof(fc.nat(), fc.double({ min: 0, max: 1e12, noNaN: true }), fc.constant(0)),
      dates: span,
      plan: tripPlan,
      destinations: fc.array(
        destination.map(({ dates, ...rest }) => ({ ...rest, ...dates })),
        { minLength: 1, maxLength: 3 },
      ),
    })
    .map(({ dates, plan, ...trip }) => ({ ...TripInput.parse({ ...trip, ...plan, ...dates }), ...dates }))
}
