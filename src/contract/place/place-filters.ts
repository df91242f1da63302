import { toCalendarDate } from '../text/dates.ts'
import { SEARCH_PARAMETER } from './search-parameter.ts'
import { diets, type Diet } from './diets.ts'
import { cutText, plainLine } from '../text/plain-line.ts'
import { toSearchTerm } from '../text/search-term.ts'

/** Settings that one can ask for. A mixed place is both. */
export const askedSettings = ['indoor', 'outdoor'] as const
export type AskedSetting = (typeof askedSettings)[number]

export const priceLevels = [0, 1, 2, 3] as const
export type PriceLevel = (typeof priceLevels)[number]

/** The filters of a list. Those that are off are false, null or empty. */
export type PlaceFilters = {
  /** Open now, or at a minute of the city's clock (yyyy-mm-ddTHH:MM). */
  readonly open: string | null
  readonly free: boolean
  /** One of these levels. */
  readonly price: readonly PriceLevel[]
  /** All of these diets. */
  readonly diet: readonly Diet[]
  /** One of these settings. */
  readonly setting: readonly AskedSetting[]
  readonly area: string | null
  readonly stepfree: boolean
  readonly verified: boolean
  /** Places where one eats or drinks: cafés, restaurants, stalls. */
  readonly eat: boolean
}

export const placeSorts = ['recommended', 'rating', 'name', 'near'] as const
export type PlaceSort = (typeof placeSorts)[number]

/** A list of places as its URL has it. */
export type PlaceListing = {
  readonly term: string
  readonly filters: PlaceFilters
  readonly sort: PlaceSort
  /** `map-services` is the map with what visitors need besides places. */
  readonly view: 'list' | 'map' | 'map-services'
  /** The page of a long list, from 1. */
  readonly page: number
  /** Parameters without a meaning, as `name` or `name=value`. The page shows them. */
  readonly ignored: readonly string[]
}

export const noFilters: PlaceFilters = {
  open: null,
  free: false,
  price: [],
  diet: [],
  setting: [],
  area: null,
  stepfree: false,
  verified: false,
  eat: false,
}

/** Strangers choose the names of parameters, so that few of them are shown, and in short. */
const MAX_IGNORED = 3
const MAX_IGNORED_LENGTH = 40

/** More pages than the list of any city has. */
const PAGE_NUMBER = /^[1-9]\d{0,3}$/

/** Longer queries are cut, which bounds the work of reading one. */
const MAX_PARAMETERS = 60

/** Reads the values of one parameter: what they mean, and those that mean nothing. */
type Reader = (values: readonly string[], areas: readonly string[]) => { value: object; unread: readonly string[] }

const readers: Readonly<Record<string, Reader>> = {
  [SEARCH_PARAMETER]: (values) => ({ value: { term: toSearchTerm(values[0] ?? '') }, unread: [] }),
  open: (values) => {
    const { known, unread } = split(values, (value) => value === 'now' || isMinute(value))
    // A form sends both: a minute is the closer wish.
    return { value: { open: known.find((value) => value !== 'now') ?? known[0] ?? null }, unread }
  },
  free: flag('free'),
  price: choice('price', priceLevels),
  diet: choice('diet', diets),
  setting: choice('setting', askedSettings),
  area: (values, areas) => {
    const named = values.map((value) => areas.find((area) => area.toLowerCase() === value.toLowerCase()) ?? null)
    return {
      value: { area: named.find((area) => area !== null) ?? null },
      unread: values.filter((_, at) => !named[at]),
    }
  },
  stepfree: flag('stepfree'),
  verified: flag('verified'),
  eat: flag('eat'),
  sort: one('sort', placeSorts),
  view: one('view', ['list', 'map', 'map-services'] as const),
  page: (values) => {
    const { known, unread } = split(values, (value) => PAGE_NUMBER.test(value))
    return { value: known[0] === undefined ? {} : { page: Number(known[0]) }, unread }
  },
}

/**
 * Reads the query of a list's address. Values may be separated by commas or repeated, as forms send them. Blank values
 * say nothing. Values and names without a meaning are ignored.
 * @param query names and values, such as `URLSearchParams`
 * @param areas names that `area` can have, in any case
 */
export function readPlaceListing(query: Iterable<readonly [string, string]>, areas: readonly string[]): PlaceListing {
  const entries = [...query].slice(0, MAX_PARAMETERS).filter(([, text]) => text.trim() !== '')
  const read: Record<string, unknown> = {}
  const ignored: string[] = []
  for (const name of new Set(entries.map(([key]) => key))) {
    const reader = Object.hasOwn(readers, name) ? readers[name] : undefined
    if (!reader) {
      ignored.push(name)
      continue
    }
    const texts = entries.filter(([key]) => key === name).map(([, text]) => text)
    const { value, unread } = reader(name === SEARCH_PARAMETER ? texts : texts.flatMap(splitList), areas)
    Object.assign(read, value)
    ignored.push(...unread.map((text) => `${name}=${text}`))
  }
  const { term = '', sort = 'recommended', view = 'list', page = 1, ...filters } = read as Partial<PlaceListing>
  return {
    term,
    sort,
    view,
    page,
    filters: { ...noFilters, ...filters },
    ignored: shorten(ignored),
  }
}

/** Sorted, so that any spelling of an address names the same ones. */
function shorten(ignored: readonly string[]): string[] {
  const short = ignored.map((text) => cutText(plainLine(text), MAX_IGNORED_LENGTH))
  return [...new Set(short)]
    .filter((text) => text !== '')
    .toSorted()
    .slice(0, MAX_IGNORED)
}

function splitList(text: string): string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
}

/** The query of an address, without the question mark. Equal wishes have the same text. Blank without a wish. */
export function writePlaceListing({ term, filters, sort, view, page }: Omit<PlaceListing, 'ignored'>): string {
  const values = {
    [SEARCH_PARAMETER]: term,
    open: filters.open ?? '',
    free: filters.free ? '1' : '',
    price: filters.price.join(),
    diet: filters.diet.join(),
    area: filters.area ?? '',
    setting: filters.setting.join(),
    stepfree: filters.stepfree ? '1' : '',
    verified: filters.verified ? '1' : '',
    eat: filters.eat ? '1' : '',
    sort: sort === 'recommended' ? '' : sort,
    view: view === 'list' ? '' : view,
    page: page === 1 ? '' : String(page),
  }
  return Object.entries(values)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}=${encodeQueryValue(value)}`)
    .join('&')
}

/** Commas and colons are allowed in a query, and people read and write them. Forms write blanks as plus signs. */
function encodeQueryValue(value: string): string {
  return encodeURIComponent(value).replaceAll('%20', '+').replaceAll('%2C', ',').replaceAll('%3A', ':')
}

/** The parameters without a meaning in the form of a query, which `readPlaceListing` reads as the same ones. */
export function writeIgnored(ignored: readonly string[]): string {
  return ignored
    .map((text) => {
      const [name = '', value] = text.split(/=(.*)/su, 2)
      return value !== undefined && Object.hasOwn(readers, name)
        ? `${name}=${encodeQueryValue(value)}`
        : `${encodeURIComponent(text)}=1`
    })
    .join('&')
}

export function countFilters({ open, price, diet, setting, area, ...flags }: PlaceFilters): number {
  const single = [open !== null, price.length > 0, area !== null, ...Object.values(flags)].filter(Boolean).length
  return single + diet.length + setting.length
}

function flag(name: 'free' | 'stepfree' | 'verified' | 'eat'): Reader {
  return (values) => {
    const { known, unread } = split(values, (value) => value === '1')
    return { value: { [name]: known.length > 0 }, unread }
  }
}

function choice(name: string, options: readonly (string | number)[]): Reader {
  return (values) => {
    const { unread } = split(values, (value) => options.some((option) => String(option) === value))
    return { value: { [name]: options.filter((option) => values.includes(String(option))) }, unread }
  }
}

function one(name: string, options: readonly string[]): Reader {
  return (values) => {
    const { known, unread } = split(values, (value) => options.includes(value))
    return { value: known[0] === undefined ? {} : { [name]: known[0] }, unread }
  }
}

function split(values: readonly string[], isKnown: (value: string) => boolean) {
  return { known: values.filter(isKnown), unread: values.filter((value) => !isKnown(value)) }
}

/** True if a text is a minute (yyyy-mm-ddTHH:MM). Calendars and the sun are not computed for other centuries. */
function isMinute(text: string): boolean {
  const [, date = ''] = /^(20\d\d-\d\d-\d\d)T([01]\d|2[0-3]):[0-5]\d$/.exec(text) ?? []
  return toCalendarDate(date) === date
}
