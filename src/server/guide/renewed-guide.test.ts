import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ContentPlace } from '#contract/place/content-place.ts'
import type { LanguageCode } from '#contract/messages/languages.ts'
import { serverTexts } from '#contract/messages/server-texts.ts'
import { pageWords } from '../app/page-words.ts'
import { scaled } from '../../../tests/support/scale.ts'
import { createGuides, type GuideSources, type Guides } from './create-guides.ts'
import type { GuideContent } from './guide-content.ts'
import type { Guide } from './guide.ts'
import { readPictures } from './pictures.ts'
import { readContent } from './read-content.ts'
import { currentTranslations, packTranslations } from './translations/current-translations.ts'

const folder = readContent('content/surat')
const sources: GuideSources = { pictures: readPictures('content/surat'), pageWords, hoursTexts: serverTexts }
const packed = Object.entries(currentTranslations(folder)).map(([code, entries]) => [code, packTranslations(entries)])
const LANGUAGES = ['en', 'gu'] as const

const { translations: _, illustrations: _drawings, ...lists } = folder
const start: GuideContent = {
  ...lists,
  version: 1,
  retired: [],
  retiredTrips: [],
  translations: Object.fromEntries(packed),
  places: folder.places.slice(0, 14),
}

type Edit = (content: GuideContent) => GuideContent

const withPlaces =
  (change: (places: readonly ContentPlace[]) => readonly ContentPlace[]): Edit =>
  (content) => ({
    ...content,
    places: change(content.places),
  })

const replaced = (index: number, fields: (place: ContentPlace) => Partial<ContentPlace>): Edit =>
  withPlaces((places) =>
    places.map((place, at) => (at === index % places.length ? { ...place, ...fields(place) } : place)),
  )

const words = ['lake', 'fort', 'undhiyu', 'castel', 'river view', 'તળાવ', 'old tower', 'jain']
const localities = ['Rander, Surat', 'Vesu', 'Adajan', 'near the river']

const changedPlace = fc.record({ index: fc.nat(), word: fc.constantFrom(...words) })
const edit: fc.Arbitrary<Edit> = fc.oneof(
  changedPlace.map(({ index, word }) =>
    replaced(index, ({ description }) => ({ description: `${description} ${word}` })),
  ),
  changedPlace.map(({ index, word }) => replaced(index, ({ name }) => ({ name: `${word} ${name}` }))),
  changedPlace.map(({ index, word }) => replaced(index, () => ({ tags: [word, 'rander'] }))),
  fc
    .record({ index: fc.nat(), locality: fc.constantFrom(...localities) })
    .map(({ index, locality }) => replaced(index, () => ({ locality }))),
  fc.nat().map((index) => replaced(index, ({ facts: { openingHours: _hours, ...facts } = {} }) => ({ facts }))),
  fc.nat().map((index) => replaced(index, ({ category }) => ({ category: category === 'cafe' ? 'explore' : 'cafe' }))),
  // Retired.
  fc.nat().map((index): Edit => (content) => {
    const place = content.places[index % content.places.length]
    if (!place || content.places.length < 4) return content
    const retired = { slug: place.slug, name: place.name, version: 1, replacedBy: content.places[0]?.slug ?? null }
    return {
      ...content,
      places: content.places.filter((each) => each !== place),
      retired: [...content.retired.filter(({ slug }) => slug !== place.slug), retired],
    }
  }),
  // Undone: a place as the folder has it, also one that is not there.
  fc.nat().map((index) =>
    withPlaces((places) => {
      const original = folder.places[index % folder.places.length]
      if (!original) return places
      const isThere = places.some(({ slug }) => slug === original.slug)
      return isThere
        ? places.map((place) => (place.slug === original.slug ? { ...original } : place))
        : [...places, { ...original }]
    }),
  ),
  // An import of many.
  fc.nat({ max: 9 }).map((from) =>
    withPlaces((places) => [
      ...places,
      ...folder.places.slice(from, from + 6).map((place, at) => {
        const number = places.length + at
        return { ...place, slug: `imported-${number}-${place.slug}`, name: `${place.name} ${number}` }
      }),
    ]),
  ),
  // Another order.
  fc
    .nat()
    .map((index) =>
      withPlaces((places) => [...places.slice(index % places.length), ...places.slice(0, index % places.length)]),
    ),
  // Texts of another language.
  fc.constantFrom<Edit>(
    (content) => ({ ...content, translations: {} }),
    (content) => ({ ...content, translations: start.translations }),
  ),
  fc.constant<Edit>((content) => ({ ...content, trips: content.trips.toReversed() })),
  fc.constant<Edit>((content) => ({
    ...content,
    calendar: content.calendar && { ...content.calendar, events: content.calendar.events.slice(1) },
  })),
  fc.constant<Edit>((content) => ({ ...content, city: { ...content.city, tagline: `${content.city.tagline}!` } })),
)

const TERMS = [
  ...words,
  ...localities,
  'cafes in vesu',
  'breakfast',
  'castle',
  'musium',
  'green',
  'toilet',
  'surat fort',
]

/** All that a guide answers, as it is sent. */
function getAnswers(guide: Guide): unknown {
  const { slugs } = guide
  const answers = {
    ...Object.fromEntries(
      Object.entries(guide).filter(([name, value]) => name !== 'openHours' && typeof value !== 'function'),
    ),
    openHours: slugs.map((slug) => guide.openHours.get(slug)),
    hours: ['2026-11-26', '2027-01-14'].map((date) => guide.hoursOn(date)),
    found: TERMS.map((term) => [
      term,
      guide.searchAll().find(term),
      guide.searchAll().findNearest(term),
      guide.search(term),
    ]),
    details: slugs.map((slug) => guide.find(slug)),
    listed: slugs.map((slug) => [guide.listed('fit', slug), guide.listed('not', slug)]),
    names: guide.content.map(({ name }) => [guide.slugOfName(name), guide.inEnglish(name)]),
    namesInLanguages: guide.namesInLanguages(),
    trips: guide.suggestedTrips(),
    lists: (['all', 'cafe'] as const).map((scope) => guide.list(scope)),
    selection: guide.getSelection(),
    retired: [...guide.retired],
    retiredTripPages: [...guide.retiredTripPages],
  }
  return JSON.parse(JSON.stringify(answers))
}

/** Makes the guide and its search, so that the next renewal begins with both. */
function readAll(guides: Guides, language: LanguageCode): void {
  guides.in(language)(new Map()).searchAll()
}

function expectSame(renewed: Guides, content: GuideContent, asked: readonly LanguageCode[] = LANGUAGES): void {
  const fresh = createGuides(content, sources)
  const ratings = new Map([['surat-castle', { rating: 4.5, ratingCount: 2 }]])
  for (const language of asked) {
    expect(getAnswers(renewed.in(language)(ratings))).toEqual(getAnswers(fresh.in(language)(ratings)))
  }
}

test('renewed guides answer as guides that are made from the beginning', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(edit, fc.boolean()), { minLength: 1, maxLength: 6 }), (edits) => {
      let content = start
      let guides = createGuides(content, sources)
      for (const language of LANGUAGES) readAll(guides, language)
      for (const [change, isReadInGujarati] of edits) {
        content = { ...change(content), version: content.version + 1 }
        guides = createGuides(content, sources, guides)
        readAll(guides, 'en')
        if (isReadInGujarati) readAll(guides, 'gu')
      }
      expectSame(guides, content)
    }),
    { numRuns: scaled({ brief: 4, short: 25 }) },
  )
})

const [dish, ...dishes] = start.dishes ?? []

/** Little of each kind, so that each change can be tried alone. */
const small: GuideContent = {
  ...start,
  // The calendar closes one of them.
  places: [
    ...folder.places.slice(0, 3),
    ...folder.places.filter(({ slug }) => [dish?.places[0], 'science-centre-surat'].includes(slug)),
  ],
  trips: start.trips.filter((trip) => JSON.stringify(trip).includes('dumas-beach')).slice(0, 2),
  // No other text has this name.
  dishes: [...(dish ? [{ ...dish, name: 'Undhiyu' }] : []), ...dishes.slice(0, 3)],
  services: start.services?.slice(0, 3),
  calendar: start.calendar && { ...start.calendar, events: start.calendar.events.slice(0, 4) },
  translations: Object.fromEntries(packed.filter(([code]) => code === 'gu')),
}

type Change = { readonly name: string; readonly content: GuideContent }

const changed = (name: string, key: string, value: unknown): Change => ({
  name,
  content: Object.assign({}, small, { version: 2, [key]: value }),
})

/** Dates, slugs and codes would be wrong with another letter. */
const isCode = (text: string) => /^[a-z\d-]+$|^[A-Z]{2,3}$|\//.test(text)

/** The value with other texts and, if they are no codes either, numbers. */
function alter(value: unknown, hasNumbers = false): unknown {
  if (typeof value === 'string') return isCode(value) ? value : `${value}!`
  if (typeof value === 'number') return hasNumbers ? value + 1 : value
  if (Array.isArray(value)) return value.map((item) => alter(item, hasNumbers))
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, alter(part, hasNumbers)]))
}

/** Another length, another order, and other texts of its first item. */
function listsLike(list: readonly unknown[], hasNumbers: boolean): unknown[][] {
  return [list.slice(1), list.toReversed(), [alter(list[0], hasNumbers), ...list.slice(1)]]
}

const WITH_NUMBERS = new Set(['climate', 'fares'])

/** Each part of the content that is changed alone. */
function changesOfParts(): Change[] {
  const {
    version: _version,
    places: _places,
    translations: _packed,
    retired: _none,
    retiredTrips: _neither,
    ...parts
  } = small
  return Object.entries(parts).flatMap(([key, part]: [string, unknown]) => {
    const hasNumbers = WITH_NUMBERS.has(key)
    if (Array.isArray(part)) return listsLike(part, hasNumbers).map((list, at) => changed(`${key} ${at}`, key, list))
    if (part === null || typeof part !== 'object') return []
    const without = key === 'city' ? [] : [changed(`without ${key}`, key, null)]
    return [
      ...without,
      ...Object.entries(part).flatMap(([field, value]: [string, unknown]) => {
        const others = Array.isArray(value) ? listsLike(value, hasNumbers) : [alter(value, hasNumbers)]
        return others.map((other, at) => changed(`${key}.${field} ${at}`, key, { ...part, [field]: other }))
      }),
    ]
  })
}

/** Each field of a place that is changed alone: it gets the value of another place. */
function changesOfPlaces(): Change[] {
  const fields = [...new Set(folder.places.flatMap((place) => Object.keys(place)))].filter((field) => field !== 'facts')
  const facts = [...new Set(folder.places.flatMap((place) => Object.keys(place.facts ?? {})))]
  const [place, ...others] = small.places
  const getOther = (from: (place: ContentPlace) => object) => (field: string) => {
    const own: unknown = place && Reflect.get(from(place), field)
    const values = folder.places.map((each): unknown => Reflect.get(from(each), field))
    return values.find((value) => value !== undefined && !isDeepStrictEqual(value, own))
  }
  const given = { slug: 'renamed', name: 'A name that no place has' }
  const withPlace = (name: string, edited: object) => changed(name, 'places', [{ ...place, ...edited }, ...others])
  const getField = getOther((each) => each)
  const getFact = getOther((each) => each.facts ?? {})
  return [
    ...fields.map((field) => withPlace(field, { [field]: Reflect.get(given, field) ?? getField(field) })),
    ...facts.map((fact) => withPlace(`facts.${fact}`, { facts: { ...place?.facts, [fact]: getFact(fact) } })),
  ]
}

test('each kind of change alone reaches every answer that it concerns', () => {
  const before = createGuides(small, sources)
  readAll(before, 'gu')
  const changes = [...changesOfPlaces(), ...changesOfParts()].filter(
    ({ content }) => !isDeepStrictEqual({ ...content, version: 1 }, small),
  )
  expect(changes.length).toBeGreaterThan(60)
  // A guide in another language reads the English content and the translated one.
  for (const { content } of changes) expectSame(createGuides(content, sources, before), content, ['gu'])
})

test('a change of the calendar or of the city leaves the index of the search as it is', () => {
  const { calendar, city } = start
  const changes: GuideContent[] = [
    { ...start, version: 2, calendar: calendar && { ...calendar, events: calendar.events.slice(1) } },
    { ...start, version: 2, city: { ...city, tagline: `${city.tagline}!` } },
  ]
  for (const content of changes) {
    const before = createGuides(start, sources)
    readAll(before, 'en')
    const renewed = createGuides(content, sources, before)
    readAll(renewed, 'en')
    const [one, other] = [before, renewed].map(
      ({ parts }) => parts.latest.get('en')?.models.search.get().parts.index.postings,
    )
    expect(one).toBeDefined()
    expect(other).toBe(one)
  }
})
