import { tidyLine } from '#contract/text/plain-line.ts'
import type { Bounds } from '#contract/map/base-map.ts'
import { accessAnswers, dietAnswers, type ResearchedFacts } from '#contract/place/researched-facts.ts'
import type { Tags } from '../../map/import/osm-elements.ts'
import { getEvidence, ifKnown, UNKNOWN_KIND, type Candidate } from './candidate.ts'
import { kindOfPlace } from './osm-place-kinds.ts'
import { judgePosition, round } from './read-position.ts'
import { getValue, ValueReader, type ReadingPlace } from './value-reader.ts'

/** A place of OpenStreetMap. */
export type OsmPlace = {
  readonly number: number
  /** Its page on openstreetmap.org, which is the source of its facts. Null: the file does not name the element. */
  readonly url: string | null
  readonly tags: Tags
  /** Longitude and latitude. Null: the file does not have the position. */
  readonly at: readonly [string | number, string | number] | null
}

type Reading = ReadingPlace & {
  /** Codes of the city's languages besides English. */
  readonly languages: readonly string[]
  readonly bounds: Bounds
}

const diets = ['vegetarian', 'vegan', 'jain', 'halal'] as const

/**
 * Tags that say something of the guide's fields. All other tags are ignored and named.
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
  'contact:mobile',
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
export function candidateOfOsm({ number, url, tags, at }: OsmPlace, reading: Reading): Candidate {
  const { today, languages, bounds } = reading
  const read = new ValueReader(reading)
  const give = getEvidence(url ?? '', today)
  const kind = kindOfPlace(tags)
  const facts: ResearchedFacts = {
    openingHours: ifKnown(give, getValue(read.text('opening_hours', tags['opening_hours'], 500))),
    fees: ifKnown(give, getFees(tags, read)),
    diet: ifKnown(give, getDiet(tags, read)),
    stepFree: ifKnown(give, getValue(read.oneOf('wheelchair', tags['wheelchair'], accessAnswers))),
    toilets: ifKnown(give, getValue(read.oneOf('toilets', tags['toilets'], ['yes', 'no']))),
    phone: ifKnown(
      give,
      getValue(read.phone('phone', tags['phone'] ?? tags['contact:phone'] ?? tags['contact:mobile'])),
    ),
    website: ifKnown(give, getValue(read.website('website', tags['website'] ?? tags['contact:website']))),
    postalAddress: ifKnown(give, getPostalAddress(tags)),
    names: getNames(tags, languages, (text) => give({ name: text, transliterated: false })),
  }
  const isKnown = Object.values(facts).some((fact) => fact !== undefined)
  if (isKnown && url === null) read.problem('source', 'no-source')
  const { position, note } = at ? judgePosition([String(at[1]), String(at[0])], bounds) : { position: null, note: null }
  if (note) read.problem('geo', note.code, note.value)
  return {
    number,
    name: getValue(read.text('name', tags['name:en'] ?? tags['name'], 120)) ?? '',
    fields: {
      category: kind?.category ?? undefined,
      kind: kind?.kind ?? undefined,
      locality: getValue(read.text('addr:suburb', tags['addr:suburb'] ?? tags['addr:neighbourhood'], 120)),
      description: getValue(read.text('description', tags['description'])),
      geo: position ? { lat: round(position.lat), lng: round(position.lng), precision: 'site' as const } : undefined,
      sources: url === null ? undefined : [url],
    },
    facts: url === null ? {} : facts,
    defaults: kind ?? UNKNOWN_KIND,
    problems: read.problems,
    obstacle: null,
    isQuestion: note !== null,
    ignored: Object.keys(tags).filter((key) => key !== kind?.key && !READ.has(key) && !isName(key, languages)),
    isOpenStreetMap: true,
    cells: null,
  }
}

function isName(key: string, languages: readonly string[]): boolean {
  return languages.some((code) => key === `name:${code}`)
}

function getNames<Named>(tags: Tags, languages: readonly string[], give: (text: string) => Named) {
  const names = languages.flatMap((code): [string, Named][] => {
    const text = tidyLine(tags[`name:${code}`] ?? '')
    return code === 'en' || text === '' || text.length > 120 ? [] : [[code, give(text)]]
  })
  return names.length > 0 ? Object.fromEntries(names) : undefined
}

/** Other values, such as `limited`, are no answer to the guide's question, which the row says. */
function getDiet(tags: Tags, read: ValueReader) {
  const known = diets.flatMap((diet) => {
    const answer = getValue(read.oneOf(`diet:${diet}`, tags[`diet:${diet}`], dietAnswers))
    return answer ? [[diet, answer] as const] : []
  })
  return known.length > 0 ? Object.fromEntries(known) : undefined
}

/**
 * `fee=no` is free entry. The prices are those of `charge`, or of `fee` where somebody wrote them there. `fee=yes` alone
 * names no price, which the row says.
 */
function getFees({ fee = '', charge = '' }: Tags, read: ValueReader) {
  const isFree = fee === 'no'
  if (charge !== '') {
    const prices = getValue(read.fees('charge', charge))
    if (!isFree || prices?.prices.every(({ amount }) => amount === 0)) return prices
    read.problem('fee', 'contradiction', `fee=${fee}, charge=${charge}`)
    return undefined
  }
  if (isFree) return { prices: [], from: null, until: null }
  if (fee === 'yes') read.problem('fee', 'fee-unknown')
  return fee === '' || fee === 'yes' ? undefined : getValue(read.fees('fee', fee))
}

function getPostalAddress(tags: Tags): string | undefined {
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
