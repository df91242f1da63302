import { geoPrecisions } from '#contract/place/places.ts'
import { SLUG_PATTERN } from '#contract/text/content-fields.ts'
import { placeCategories, placeKinds } from '#contract/place/place-facts.ts'
import { accessAnswers, dietAnswers, settings, type ResearchedFacts } from '#contract/place/researched-facts.ts'
import type { Position } from '../../map/import/osm-elements.ts'
import { EMPTY_DEFAULTS, evidenceOf, ifKnown, listOf, ValueReader, type Candidate } from './candidate.ts'

/** The values of a row by the lower-case name of their column. */
export type Columns = ReadonlyMap<string, string>

/** The columns of a CSV file and the properties of GeoJSON (docs/content.md), without those of names. */
const COLUMNS = [
  'slug',
  'name',
  'category',
  'kind',
  'schemaorgtype',
  'locality',
  'description',
  'tags',
  'hours',
  'pricelevel',
  'pricenote',
  'latitude',
  'longitude',
  'precision',
  'sources',
  'illustration',
  'openinghours',
  'adultprice',
  'vegetarian',
  'vegan',
  'jain',
  'halal',
  'egg',
  'setting',
  'stepfree',
  'toilets',
  'phone',
  'website',
  'postaladdress',
  'source',
  'checkedon',
] as const
type Column = (typeof COLUMNS)[number]

const diets = ['vegetarian', 'vegan', 'jain', 'halal', 'egg'] as const

export type ColumnReading = {
  /** The day of today, for rows without `checkedOn`. */
  readonly checkedOn: string
  /** For facts of rows without `source`. Empty: there is none. */
  readonly source: string
  /** Codes of the city's languages. */
  readonly languages: readonly string[]
}

/** Turns a row of named values into the guide's fields and facts. @param at the position of a feature */
export function candidateOfColumns(
  number: number,
  columns: Columns,
  { checkedOn, source, languages, at = null }: ColumnReading & { at?: Position | null },
): Candidate {
  const read = new ValueReader()
  const cell = (column: Column) => columns.get(column)
  const value = factValues(read, cell, { columns, languages })
  const from = read.url('source', cell('source')) ?? (source === '' ? undefined : source)
  const isKnown = Object.values(value).some((one) => one !== undefined)
  if (isKnown && from === undefined) read.problem('source', 'no-source')
  const day = read.date('checkedOn', cell('checkedon')) ?? checkedOn
  const category = read.oneOf('category', cell('category'), placeCategories)
  return {
    number,
    name: read.text('name', cell('name'), 120) ?? '',
    fields: { ...givenFields(read, cell), category, geo: positionOf(read, cell, at) },
    facts: from === undefined ? {} : withEvidence(value, from, day),
    defaults: { ...EMPTY_DEFAULTS, ...(category && kindOfCategory[category]) },
    problems: read.problems,
    ignored: [...columns].filter(([column, text]) => text !== '' && !isColumn(column, languages)).length,
    isOpenStreetMap: false,
  }
}

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

/** Whether the guide reads a column of this name, in lower case. */
export function isColumn(column: string, languages: readonly string[]): boolean {
  return COLUMNS.some((known) => known === column) || languages.some((code) => column === `name:${code}`)
}

type Cell = (column: Column) => string | undefined

function givenFields(read: ValueReader, cell: Cell): Candidate['fields'] {
  const slug = read.text('slug', cell('slug'), 100)
  const type = read.text('schemaOrgType', cell('schemaorgtype'), 60)
  const priceLevel = read.number('priceLevel', cell('pricelevel'), { min: 0, max: 3 })
  return {
    slug: slug === undefined || SLUG_PATTERN.test(slug) ? slug : read.problem('slug', 'not-a-slug', slug),
    kind: read.oneOf('kind', cell('kind'), placeKinds),
    schemaOrgType:
      type === undefined || /^[A-Z][A-Za-z]+$/.test(type)
        ? type
        : read.problem('schemaOrgType', 'not-one-of', 'Museum, Park'),
    locality: read.text('locality', cell('locality'), 120),
    description: read.text('description', cell('description')),
    tags: listOf(read.text('tags', cell('tags'))),
    hours: read.text('hours', cell('hours'), 500),
    priceLevel:
      priceLevel === undefined || Number.isInteger(priceLevel)
        ? priceLevel
        : read.problem('priceLevel', 'not-one-of', '0, 1, 2, 3'),
    priceNote: read.text('priceNote', cell('pricenote'), 500),
    sources: listOf(read.text('sources', cell('sources')))?.flatMap((url) => read.url('sources', url) ?? []),
    illustration: read.text('illustration', cell('illustration'), 100),
  }
}

function positionOf(read: ValueReader, cell: Cell, at: Position | null): Candidate['fields']['geo'] {
  const lat = read.number('latitude', cell('latitude'), { min: -90, max: 90 }) ?? at?.[1]
  const lng = read.number('longitude', cell('longitude'), { min: -180, max: 180 }) ?? at?.[0]
  const precision = read.oneOf('precision', cell('precision'), geoPrecisions) ?? 'site'
  if (lat === undefined || lng === undefined || precision === 'none') return undefined
  return { lat, lng, precision }
}

type Known = { readonly columns: Columns; readonly languages: readonly string[] }

function factValues(read: ValueReader, cell: Cell, { columns, languages }: Known) {
  const price = read.number('adultPrice', cell('adultprice'), { min: 0, max: 1_000_000 })
  const diet = diets.flatMap((one) => {
    const answer = read.oneOf(one, cell(one), dietAnswers)
    return answer ? [[one, answer] as const] : []
  })
  const names = languages.flatMap((code) => {
    const name = code === 'en' ? undefined : read.text(`name:${code}`, columns.get(`name:${code}`), 120)
    return name === undefined ? [] : [[code, name] as const]
  })
  return {
    openingHours: read.text('openingHours', cell('openinghours'), 500),
    fees: price === undefined ? undefined : feesOf(price),
    diet: diet.length > 0 ? Object.fromEntries(diet) : undefined,
    setting: read.oneOf('setting', cell('setting'), settings),
    stepFree: read.oneOf('stepFree', cell('stepfree'), accessAnswers),
    toilets: read.oneOf('toilets', cell('toilets'), accessAnswers),
    phone: read.phone('phone', cell('phone')),
    website: read.url('website', cell('website')),
    postalAddress: read.text('postalAddress', cell('postaladdress'), 500),
    names: names.length > 0 ? names : undefined,
  }
}

/** 0: the entry is free. */
function feesOf(amount: number) {
  return { prices: amount === 0 ? [] : [{ for: 'adult' as const, amount }], from: null, until: null }
}

function withEvidence(
  { names, ...values }: ReturnType<typeof factValues>,
  source: string,
  checkedOn: string,
): ResearchedFacts {
  const give = evidenceOf(source, checkedOn)
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
