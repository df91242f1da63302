import { tidyLine } from '#contract/text/plain-line.ts'
import { accessAnswers, dietAnswers, type ResearchedFacts } from '#contract/place/researched-facts.ts'
import type { Position, Tags } from '../../map/import/osm-elements.ts'
import { EMPTY_DEFAULTS, evidenceOf, ifKnown, ValueReader, type Candidate } from './candidate.ts'
import { kindOfPlace } from './osm-place-kinds.ts'

/** A place of OpenStreetMap. */
export type OsmPlace = {
  readonly number: number
  /** Its page on openstreetmap.org, which is the source of its facts. Null: the file does not name the element. */
  readonly url: string | null
  readonly tags: Tags
  /** Null: the file does not have the position. */
  readonly at: Position | null
}

type Reading = {
  readonly checkedOn: string
  /** Codes of the city's languages besides English. */
  readonly languages: readonly string[]
  /** ISO 4217. */
  readonly currency: string
}

const diets = ['vegetarian', 'vegan', 'jain', 'halal'] as const

/**
 * Tags that say something of the guide's fields. All other tags are ignored and counted.
 * https://wiki.openstreetmap.org/wiki/Key:opening_hours, Key:diet:*, Key:wheelchair, Key:toilets, Key:addr:*, Key:fee
 */
const READ = new Set([
  'name',
  'name:en',
  'opening_hours',
  'wheelchair',
  'toilets',
  'phone',
  'contact:phone',
  'website',
  'contact:website',
  'fee',
  'charge',
  'religion',
  'description',
  'addr:full',
  'addr:housename',
  'addr:housenumber',
  'addr:street',
  'addr:suburb',
  'addr:neighbourhood',
  'addr:city',
  'addr:postcode',
  ...diets.map((diet) => `diet:${diet}`),
])

/** Turns the tags of a place into the guide's fields and facts. */
export function candidateOfOsm(
  { number, url, tags, at }: OsmPlace,
  { checkedOn, languages, currency }: Reading,
): Candidate {
  const read = new ValueReader()
  const give = evidenceOf(url ?? '', checkedOn)
  const kind = kindOfPlace(tags)
  const name = read.text('name', tags['name:en'] ?? tags['name'], 120) ?? ''
  const facts: ResearchedFacts = {
    openingHours: ifKnown(give, read.text('opening_hours', tags['opening_hours'], 500)),
    fees: ifKnown(give, feesOf(tags, currency, read)),
    diet: ifKnown(give, dietOf(tags)),
    stepFree: ifKnown(
      give,
      accessAnswers.find((answer) => answer === tags['wheelchair']),
    ),
    toilets: ifKnown(give, tags['toilets'] === 'yes' || tags['toilets'] === 'no' ? tags['toilets'] : undefined),
    phone: ifKnown(give, read.phone('phone', tags['phone'] ?? tags['contact:phone'])),
    website: ifKnown(give, read.url('website', tags['website'] ?? tags['contact:website'])),
    postalAddress: ifKnown(give, postalAddressOf(tags)),
    names: namesOf(tags, languages, (text) => give({ name: text, transliterated: false })),
  }
  const isKnown = Object.values(facts).some((fact) => fact !== undefined)
  if (isKnown && url === null) read.problem('source', 'no-source')
  return {
    number,
    name,
    fields: {
      locality: read.text('addr:suburb', tags['addr:suburb'] ?? tags['addr:neighbourhood'], 120),
      description: read.text('description', tags['description']),
      geo: at ? { lat: round(at[1]), lng: round(at[0]), precision: 'site' as const } : undefined,
      sources: url === null ? undefined : [url],
    },
    facts: url === null ? {} : facts,
    defaults: kind ?? EMPTY_DEFAULTS,
    problems: read.problems,
    ignored: Object.keys(tags).filter((key) => key !== kind?.key && !READ.has(key) && !isName(key, languages)).length,
    isOpenStreetMap: true,
  }
}

/** Centimetres are enough. */
function round(degrees: number): number {
  return Math.round(degrees * 1e6) / 1e6
}

function isName(key: string, languages: readonly string[]): boolean {
  return languages.some((code) => key === `name:${code}`)
}

function namesOf<Named>(tags: Tags, languages: readonly string[], give: (text: string) => Named) {
  const names = languages.flatMap((code): [string, Named][] => {
    const text = tidyLine(tags[`name:${code}`] ?? '')
    return code === 'en' || text === '' || text.length > 120 ? [] : [[code, give(text)]]
  })
  return names.length > 0 ? Object.fromEntries(names) : undefined
}

/** Other values, such as `limited`, are no answer to the guide's question. */
function dietOf(tags: Tags) {
  const known = diets.flatMap((diet) => {
    const answer = dietAnswers.find((one) => one === tags[`diet:${diet}`])
    return answer ? [[diet, answer] as const] : []
  })
  return known.length > 0 ? Object.fromEntries(known) : undefined
}

/**
 * `fee=no` is free entry. An amount in the city's currency is read from `charge`, such as `20 INR`. `fee=yes` alone names
 * no price, and several prices in one text are not read.
 */
function feesOf({ fee, charge = '' }: Tags, currency: string, read: ValueReader) {
  if (fee === 'no') return { prices: [], from: null, until: null }
  const [amount = '', unit = currency] = charge.trim().split(/\s+/)
  if (unit !== currency || !/^\d+([.,]\d{1,2})?$/.test(amount)) return undefined
  const price = read.number('charge', amount, { min: 0, max: 1_000_000 })
  return price === undefined
    ? undefined
    : { prices: [{ for: 'adult' as const, amount: price }], from: null, until: null }
}

function postalAddressOf(tags: Tags): string | undefined {
  const whole = tidyLine(tags['addr:full'] ?? '')
  if (whole !== '') return whole.slice(0, 500)
  const street = ['addr:housenumber', 'addr:street'].map((key) => tidyLine(tags[key] ?? '')).filter(Boolean)
  if (!tags['addr:street']) return undefined
  const parts = [
    tags['addr:housename'],
    street.join(' '),
    tags['addr:suburb'] ?? tags['addr:neighbourhood'],
    tags['addr:city'],
    tags['addr:postcode'],
  ]
  return parts
    .map((part) => tidyLine(part ?? ''))
    .filter((part) => part !== '')
    .join(', ')
    .slice(0, 500)
}
