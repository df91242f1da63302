import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  askedSettings,
  noFilters,
  placeSorts,
  priceLevels,
  readPlaceListing,
  writeIgnored,
  writePlaceListing,
} from './place-filters.ts'
import { diets } from './diets.ts'

const AREAS = ['Rander', 'City Light']

const read = (query: string) => readPlaceListing(new URLSearchParams(query), AREAS)

const listings = fc.record({
  term: fc.constantFrom('', 'castle', 'a b&c=d,e+é'),
  filters: fc.record({
    open: fc.constantFrom(null, 'now', '2026-12-07T10:00'),
    free: fc.boolean(),
    price: fc.subarray([...priceLevels]),
    diet: fc.subarray([...diets]),
    setting: fc.subarray([...askedSettings]),
    area: fc.constantFrom(null, ...AREAS),
    stepfree: fc.boolean(),
    verified: fc.boolean(),
    eat: fc.boolean(),
  }),
  sort: fc.constantFrom(...placeSorts),
  view: fc.constantFrom('list' as const, 'map' as const, 'map-services' as const),
  page: fc.integer({ min: 1, max: 9_999 }),
})

const parameterNames = fc.oneof(fc.constantFrom('open', 'price', 'area', 'sort', 'page', 'q'), fc.string())

describe('the address of a list', () => {
  test('is read as it was written', () => {
    fc.assert(
      fc.property(listings, (listing) => {
        expect(read(writePlaceListing(listing))).toEqual({ ...listing, ignored: [] })
      }),
    )
  })

  test('reads the same after any query was read and written once', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(parameterNames, fc.string({ maxLength: 60 }))), (query) => {
        const listing = readPlaceListing(query, AREAS)
        const once = `${writePlaceListing(listing)}&${writeIgnored(listing.ignored)}`
        expect(read(once)).toEqual(listing)
      }),
    )
  })

  test('keeps commas and colons, so that people can read it', () => {
    const query =
      'open=2026-12-07T10:00&price=0,1&diet=jain&area=Rander&setting=indoor&stepfree=1&verified=1&eat=1&sort=name'
    expect(writePlaceListing(read(query))).toBe(query)
  })

  test('takes values as forms send them: repeated, blank and in any order', () => {
    const { filters, ignored } = read('q=&open=now&open=2026-12-07T10:00&price=1&price=0&area=&diet=&free=1')
    expect(filters).toEqual({ ...noFilters, open: '2026-12-07T10:00', price: [0, 1], free: true })
    expect(ignored).toEqual([])
  })

  test('finds an area in any case', () => {
    expect(read('area=city+light').filters.area).toBe('City Light')
  })

  test.each([
    ['an unknown name', 'wifi=1', 'wifi'],
    ['an unknown area', 'area=Atlantis', 'area=Atlantis'],
    ['a day that does not exist', 'open=2026-02-30T10:00', 'open=2026-02-30T10:00'],
    ['a time that does not exist', 'open=2026-12-07T25:00', 'open=2026-12-07T25:00'],
    ['another century', 'open=1900-12-07T10:00', 'open=1900-12-07T10:00'],
    ['a price out of range', 'price=7', 'price=7'],
    ['an unknown order', 'sort=paid', 'sort=paid'],
    ['a name of every object', '__proto__=1', '__proto__'],
  ])('names %s and goes on without it', (_name, query, ignored) => {
    const listing = read(`${query}&free=1`)
    expect(listing.ignored).toEqual([ignored])
    expect(listing.filters).toEqual({ ...noFilters, free: true })
  })

  test('names few and short parameters, whatever strangers send', () => {
    const { ignored } = read(Array.from({ length: 500 }, (_, index) => `${index}${'x'.repeat(900)}=1`).join('&'))
    expect(ignored).toHaveLength(3)
    expect(ignored.join('').length).toBeLessThanOrEqual(120)
  })
})
