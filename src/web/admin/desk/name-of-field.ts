import { fill } from '#contract/messages/format.ts'
import { categories } from '#messages/places.ts'
import { admin } from '#messages/admin.ts'
import { deskCalendar, deskCity, deskTrips, desk } from '#messages/desk.ts'
import { map } from '#messages/map.ts'
import { suggest } from '#messages/suggest.ts'
import { trips } from '#messages/trips.ts'
import type { EntryKind } from './entry-kind.ts'
import { factNames } from './fact-names.ts'

type KindName = EntryKind['name']

/**
 * The words of the forms for the parts of a path, by `part`, or by `before.part` where the part before decides. A word
 * with a placeholder takes the part that follows. Blank: the part only groups others.
 */
type Words = Readonly<Record<string, string>>

const shared: Words = {
  value: '',
  slug: desk.fields.slug,
  name: desk.fields.name,
  description: desk.fields.description,
  illustration: desk.fields.illustration,
  sources: desk.fields.sources,
  names: desk.nameIn,
  transliterated: desk.transliterated,
  lat: map.latitude,
  lng: map.longitude,
  priceLevel: desk.fields.priceLevel,
  source: desk.evidence.source,
  checkedOn: desk.evidence.checkedOn,
  confidence: desk.evidence.confidence,
  note: desk.evidence.note,
}

const words: Readonly<Record<KindName, Words>> = {
  place: {
    ...desk.fields,
    ...factNames,
    ...shared,
    facts: '',
    geo: '',
    '.confidence': desk.fields.confidence,
    otherSources: desk.evidence.otherSources,
    alternatives: desk.evidence.alternative,
    'value.name': desk.written,
    min: suggest.atLeast,
    max: suggest.atMost,
    feast: desk.feast,
    'closedFeasts.days': desk.days,
    days: desk.onDays,
    prices: suggest.price,
    for: suggest.priceFor,
    amount: suggest.amount,
    ages: '',
    'ages.from': desk.ageFrom,
    'ages.to': desk.ageTo,
    from: desk.from,
    until: desk.until,
    state: desk.state,
    since: desk.since,
    reason: desk.reason,
    cautions: desk.caution,
    condition: desk.condition,
    text: admin.textLabel,
    photos: desk.photoNumber,
    file: '',
    alt: suggest.alt,
    credit: desk.photoCredit,
    license: desk.photoLicense,
    caption: desk.photoCaption,
  },
  trip: {
    ...shared,
    ...deskTrips.fields,
    destinations: trips.destinationNumber,
    activities: deskTrips.stop,
    fromDay: desk.from,
    toDay: desk.until,
    durationMinutes: deskTrips.fields.minutes,
    place: deskTrips.place.replace(/:$/, ''),
  },
  calendarEntry: {
    ...shared,
    ...deskCalendar.fields,
    type: deskCalendar.typeLabel,
    about: deskCalendar.sections.about,
    places: deskCalendar.sections.places,
    mayClose: deskCalendar.mayClose,
    checkedOn: desk.comparedOn,
    dates: deskCalendar.date,
    text: admin.textLabel,
    from: desk.from,
    alerts: desk.caution,
    condition: desk.condition,
    sources: deskCalendar.sourceNumber,
    'sources.id': deskCalendar.fields.sourceId,
    'sources.text': desk.sourceText,
    'sources.url': deskCalendar.fields.sourceUrl,
  },
  cityPart: {
    ...shared,
    ...deskCity.fields,
    city: '',
    fares: '',
    climate: '',
    categories: '',
    explore: categories.explore.tab,
    cafe: categories.cafe.tab,
    street_food: categories.street_food.tab,
    historical: categories.historical.tab,
    search: deskCity.sections.search,
    hint: deskCity.fields.searchHint,
    center: deskCity.sections.map,
    boundingBox: deskCity.sections.bounds,
    profiles: deskCity.fields.profile,
    from: desk.since,
    food: suggest.price,
    rides: deskCity.fields.ride,
    tickets: deskCity.fields.ticket,
    ways: deskCity.fields.way,
    waitingPerMinute: deskCity.fields.waiting,
    'night.from': deskCity.fields.nightFrom,
    'night.to': deskCity.fields.nightTo,
    'ways.kind': deskCity.fields.wayKind,
    'ways.ride': deskCity.fields.wayRide,
    months: deskCity.sections.months,
    'source.text': desk.sourceText,
    'source.url': deskCity.fields.sourceUrl,
    'fares.checkedOn': desk.comparedOn,
    'climate.checkedOn': desk.comparedOn,
    checkedOn: desk.evidence.checkedOn,
  },
}

const NUMBER = /^\d+$/

/**
 * The name of a field of an entry in the forms, from the outer part to the inner one. A part without a word stands as
 * it is.
 * @param path dotted, such as `destinations.0.activities.1.time`
 */
export function nameOfField(kind: KindName, path: string): string {
  const names: string[] = []
  let before = ''
  let open: string | null = null
  for (const part of path.split('.')) {
    const follower = NUMBER.test(part) ? String(Number(part) + 1) : part
    if (open !== null) {
      names.push(fill(open, { number: follower, language: follower }))
      open = null
      continue
    }
    const word: string = words[kind][`${before}.${part}`] ?? words[kind][part] ?? follower
    if (word.includes('{')) open = word
    else if (NUMBER.test(part)) names.push(`${names.pop() ?? ''} ${follower}`.trim())
    else if (word !== '') names.push(word)
    if (!NUMBER.test(part)) before = part
  }
  return names.length === 0 ? path : names.join(' › ')
}
