import type { Bounds } from '#contract/map/base-map.ts'
import { readHours } from '#contract/place/hours/read-hours.ts'
import { SLUG_PATTERN } from '#contract/text/content-fields.ts'
import { placeCategories, placeKinds, type PlaceCategory } from '#contract/place/place-facts.ts'
import { geoPrecisions } from '#contract/place/places.ts'
import { accessAnswers, dietAnswers, settings, type ResearchedFacts } from '#contract/place/researched-facts.ts'
import { hoursBeside, hoursOfColumns } from './hours-columns.ts'
import { getEvidence, ifKnown, UNKNOWN_KIND, type Candidate, type PlaceDefaults, type RowCells } from './candidate.ts'
import type { MappedField } from './column-names.ts'
import { kindOfWord } from './place-words.ts'
import { judgePosition, readPair, round, type PositionReading } from './read-position.ts'
import { isMapUrl, splitUrls } from './read-url.ts'
import { listFor, getValue, ValueReader, type ReadingPlace } from './value-reader.ts'

const diets = ['vegetarian', 'vegan', 'jain', 'halal', 'egg'] as const

const YES_OR_NO = {
  y: 'yes',
  true: 'yes',
  '1': 'yes',
  n: 'no',
  false: 'no',
  '0': 'no',
  હા: 'yes',
  ના: 'no',
  हाँ: 'yes',
  हां: 'yes',
  नहीं: 'no',
} as const

export type ColumnReading = ReadingPlace & {
  /** For facts of rows without `source`. Empty: there is none. */
  readonly source: string
  /** Codes of the city's languages. */
  readonly languages: readonly string[]
  readonly bounds: Bounds
  /** The field of each column. */
  readonly fields: ReadonlyMap<string, MappedField | null>
  /** The list of rows that name none. */
  readonly category: PlaceCategory | null
}

type Cell = (field: MappedField) => string | undefined

/** Turns a row of named values into the guide's fields and facts. */
export function candidateOfColumns(number: number, cells: RowCells, reading: ColumnReading): Candidate {
  const read = new ValueReader(reading)
  const values = new Map<MappedField, string>()
  const ignored: string[] = []
  for (const [column, value] of Object.entries(cells.values)) {
    const field = reading.fields.get(column)
    if (field && !values.has(field)) values.set(field, value)
    else ignored.push(column)
  }
  const cell: Cell = (field) => values.get(field)
  const defaults = getKind(read, cell, reading.category)
  const { geo, isQuestion } = getPosition(read, cell, { at: cells.at, bounds: reading.bounds })
  const slug = slugOfRow(read, cell)
  return {
    number,
    name: getValue(read.text('name', cell('name'), 120)) ?? '',
    fields: {
      ...givenFields(read, cell),
      slug: getValue(slug),
      category: defaults.category ?? undefined,
      kind: defaults.kind ?? undefined,
      schemaOrgType: getSchemaOrgType(read, cell),
      geo,
    },
    facts: getFacts(read, cell, reading),
    defaults,
    problems: read.problems,
    obstacle: null,
    isQuestion: isQuestion || slug.kind === 'faulty',
    ignored,
    isOpenStreetMap: false,
    cells,
  }
}

/** The list and the kind, where the row or the editor says them. A value that cannot be read says neither. */
function getKind(read: ValueReader, cell: Cell, chosen: PlaceCategory | null): PlaceDefaults {
  const written = read.text('category', cell('category'))
  // A column of kinds may have words of everyday, such as “Temple”. Beside a list, a wrong kind is a fault.
  const ofKind = written.kind === 'absent' && !isKind(cell('kind')) ? kindOfWord(cell('kind') ?? '') : null
  const kind = read.oneOf('kind', ofKind ? undefined : cell('kind'), placeKinds)
  const word = getValue(written) ?? ''
  const known = written.kind === 'value' && !isCategory(word) ? kindOfWord(word) : ofKind
  const category = known ? null : getValue(read.oneOf('category', cell('category'), placeCategories))
  const list = category ?? known?.category ?? (written.kind === 'absent' ? chosen : null)
  const rough = known ?? (list ? kindOfCategory[list] : UNKNOWN_KIND)
  const isKindFaulty = kind.kind === 'faulty'
  return { ...rough, category: list, kind: isKindFaulty ? null : (getValue(kind) ?? rough.kind) }
}

function isKind(word: string | undefined): boolean {
  return placeKinds.some((kind) => kind === word?.trim().toLowerCase())
}

function isCategory(word: string): boolean {
  const key = word.toLowerCase().replace(/[\s-]+/g, '_')
  return placeCategories.some((category) => category === key)
}

/** The most general kind of each list, which is true of all of its places. */
const kindOfCategory = {
  explore: { category: 'explore', kind: 'attraction', schemaOrgType: 'TouristAttraction', drawings: [] },
  cafe: { category: 'cafe', kind: 'cafe', schemaOrgType: 'CafeOrCoffeeShop', drawings: ['cafe', 'tea-stall'] },
  street_food: {
    category: 'street_food',
    kind: 'street_food',
    schemaOrgType: 'FoodEstablishment',
    drawings: ['food-plate', 'street-stall'],
  },
  historical: {
    category: 'historical',
    kind: 'historical',
    schemaOrgType: 'LandmarksOrHistoricalBuildings',
    drawings: ['old-town', 'museum'],
  },
} as const

function getSchemaOrgType(read: ValueReader, cell: Cell): string | undefined {
  const type = getValue(read.text('schemaOrgType', cell('schemaOrgType'), 60))
  if (type === undefined || /^[A-Z][A-Za-z]+$/.test(type)) return type
  read.problem('schemaOrgType', 'not-one-of', 'Museum, Park')
  return undefined
}

function slugOfRow(read: ValueReader, cell: Cell) {
  const slug = read.text('slug', cell('slug'), 100)
  if (slug.kind !== 'value' || SLUG_PATTERN.test(slug.value)) return slug
  read.problem('slug', 'not-a-slug', slug.value)
  return { kind: 'faulty' } as const
}

function givenFields(read: ValueReader, cell: Cell): Candidate['fields'] {
  const sources = getValue(read.text('sources', cell('sources')))
  return {
    locality: getValue(read.text('locality', cell('locality'), 120)),
    description: getValue(read.text('description', cell('description'))),
    tags: listFor(getValue(read.text('tags', cell('tags')))),
    hours: isHoursFact(cell) ? undefined : getValue(read.text('hours', cell('hours'), 500)),
    priceLevel: getValue(read.integer('priceLevel', cell('priceLevel'), { min: 0, max: 3 })),
    priceNote: getValue(read.text('priceNote', cell('priceNote'), 500)),
    sources:
      sources === undefined
        ? undefined
        : nonEmpty(splitUrls(sources).flatMap((url) => getValue(read.url('sources', url)) ?? [])),
    illustration: getValue(read.text('illustration', cell('illustration'), 100)),
  }
}

/** True if the column of hours in words has opening hours, and no other column has them. */
function isHoursFact(cell: Cell): boolean {
  const words = cell('hours')?.trim() ?? ''
  return words !== '' && hoursOfColumns(cell) === '' && readHours(words).kind !== 'refused'
}

function nonEmpty<Item>(list: Item[]): Item[] | undefined {
  return list.length > 0 ? list : undefined
}

type Placing = { readonly at: RowCells['at']; readonly bounds: Bounds }

/** The position. Cells that say something wrong are not replaced by the position of the feature. */
function getPosition(read: ValueReader, cell: Cell, { at, bounds }: Placing) {
  const { position, note } = writtenPosition(cell, { at, bounds })
  const precision = read.oneOf('precision', cell('precision'), geoPrecisions)
  const isQuestion = note !== null || precision.kind === 'faulty'
  if (note) read.problem(columnOfNote(cell), note.code, note.value)
  if (!position || precision.kind === 'faulty' || getValue(precision) === 'none') return { geo: undefined, isQuestion }
  const { lat, lng, isRough } = position
  const isRoughPoint = isRough && precision.kind === 'absent' && at === null
  if (isRoughPoint) read.problem('precision', 'rough-position', `${lat}, ${lng}`)
  const geo = {
    lat: round(lat),
    lng: round(lng),
    precision: getValue(precision) ?? (isRoughPoint ? 'locality' : 'site'),
  }
  return { geo, isQuestion } as const
}

function writtenPosition(cell: Cell, { at, bounds }: Placing): PositionReading {
  const [lat, lng, both] = [cell('latitude'), cell('longitude'), cell('coordinates')].map((text) => text?.trim() ?? '')
  if (lat && lng) return judgePosition([lat, lng], bounds)
  if (lat || lng) {
    const pair = readPair(lat || lng || '')
    return pair
      ? judgePosition(pair, bounds)
      : { position: null, note: { code: 'not-a-position', value: lat || lng || '' } }
  }
  const pair = both ? readPair(both) : null
  if (pair) return judgePosition(pair, bounds)
  const pin = pinIn(cell('website'))
  if (!both && !at && pin) return judgePosition(pin, bounds)
  // The address of a place on a map says nothing of its position. The feature may.
  const isNeedless = at !== null && /^https?:/i.test(both ?? '')
  if (both && !isNeedless) return { position: null, note: { code: 'not-a-position', value: both } }
  return at ? judgePosition([at[1], at[0]], bounds) : { position: null, note: null }
}

/** The position of a pin on a map whose address stands among the websites. */
function pinIn(website = ''): readonly [string, string] | null {
  return isMapUrl(website.trim()) ? readPair(website.trim()) : null
}

function columnOfNote(cell: Cell): string {
  if (cell('latitude')?.trim()) return 'latitude'
  return cell('longitude')?.trim() ? 'longitude' : 'geo'
}

/** Without a source, or with a source or a day that cannot be read, there are no facts. */
function getFacts(read: ValueReader, cell: Cell, { languages, source, today }: ColumnReading): ResearchedFacts {
  const values = factValues(read, cell, languages)
  const named = read.url('source', cell('source'))
  const day = read.checkDate('checkedOn', cell('checkedOn'))
  const isKnown = Object.values(values).some((one) => one !== undefined)
  const from = named.kind === 'absent' ? source : (getValue(named) ?? '')
  if (isKnown && from === '' && named.kind === 'absent') read.problem('source', 'no-source')
  if (from === '' || day.kind === 'faulty') return {}
  return withEvidence(values, from, getValue(day) ?? today)
}

function factValues(read: ValueReader, cell: Cell, languages: readonly string[]) {
  const diet = diets.flatMap((one) => {
    const answer = getValue(read.oneOf(one, cell(one), dietAnswers, YES_OR_NO))
    return answer ? [[one, answer] as const] : []
  })
  const names = languages.flatMap((code) => {
    const name = code === 'en' ? undefined : getValue(read.text(`name:${code}`, cell(`name:${code}`), 120))
    return name === undefined ? [] : [[code, name] as const]
  })
  const beside = hoursBeside(cell)
  if (beside !== '') read.problem('openingHours', 'more-values', beside)
  return {
    openingHours: getValue(read.text('openingHours', isHoursFact(cell) ? cell('hours') : hoursOfColumns(cell), 500)),
    fees: getValue(read.fees('adultPrice', cell('adultPrice'))),
    diet: diet.length > 0 ? Object.fromEntries(diet) : undefined,
    setting: getValue(read.oneOf('setting', cell('setting'), settings)),
    stepFree: getValue(read.oneOf('stepFree', cell('stepFree'), accessAnswers, YES_OR_NO)),
    toilets: getValue(read.oneOf('toilets', cell('toilets'), accessAnswers, YES_OR_NO)),
    phone: getValue(read.phone('phone', cell('phone'))),
    website: getValue(read.website('website', cell('website'))),
    postalAddress: getValue(read.text('postalAddress', cell('postalAddress'), 500)),
    names: names.length > 0 ? names : undefined,
  }
}

function withEvidence(
  { names, ...values }: ReturnType<typeof factValues>,
  source: string,
  checkedOn: string,
): ResearchedFacts {
  const give = getEvidence(source, checkedOn)
  return {
    openingHours: ifKnown(give, values.openingHours),
    fees: ifKnown(give, values.fees),
    diet: ifKnown(give, values.diet),
    setting: ifKnown(give, values.setting),
    stepFree: ifKnown(give, values.stepFree),
    toilets: ifKnown(give, values.toilets),
    phone: ifKnown(give, values.phone),
    website: ifKnown(give, values.website),
    postalAddress: ifKnown(give, values.postalAddress),
    names: names && Object.fromEntries(names.map(([code, name]) => [code, give({ name, transliterated: false })])),
  }
}
