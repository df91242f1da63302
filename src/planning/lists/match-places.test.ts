import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { askedSettings, noFilters, priceLevels, type PlaceFilters } from '#contract/place/place-filters.ts'
import { diets } from '#contract/place/diets.ts'
import type { AccessKind } from '#contract/place/access-kinds.ts'
import { groupByMatch, hasFit, matchPlace, type FilteredPlace } from './match-places.ts'

const MONDAY = { date: '2026-12-07', time: '12:00' }

const NOTHING_KNOWN: FilteredPlace = {
  kind: 'museum',
  locality: 'Rander',
  precision: 'site',
  priceLevel: 1,
  verified: true,
  openHours: null,
  traits: {},
}

const openDaily: FilteredPlace['openHours'] = { rules: [{ times: [['10:00', '18:00']] }], confidence: 'reported' }

const places = fc.record({
  kind: fc.constantFrom('museum', 'cafe', 'street_food'),
  locality: fc.constantFrom('Rander', 'Chunarwad, Rander', 'Vesu', 'Old city'),
  precision: fc.constantFrom('site', 'nearby', 'locality', 'none'),
  priceLevel: fc.constantFrom(...priceLevels, null),
  verified: fc.boolean(),
  openHours: fc.constantFrom(null, openDaily, {
    rules: [{ days: '23456', times: [['09:00', '11:00']] }],
    confidence: 'official',
  }),
  traits: fc.record(
    {
      free: fc.boolean(),
      setting: fc.constantFrom('indoor', 'outdoor', 'mixed'),
      stepFree: fc.constantFrom('yes', 'limited', 'no'),
      diet: fc.record(
        { vegetarian: fc.constantFrom('yes', 'only', 'no'), jain: fc.constantFrom('yes', 'no') },
        { requiredKeys: [] },
      ),
    },
    { requiredKeys: [] },
  ),
}) as fc.Arbitrary<FilteredPlace>

const filters: fc.Arbitrary<PlaceFilters> = fc.record({
  open: fc.constantFrom(null, 'now', '2026-12-08T10:00'),
  free: fc.boolean(),
  price: fc.subarray([...priceLevels]),
  diet: fc.subarray([...diets]),
  setting: fc.subarray([...askedSettings]),
  area: fc.constantFrom(null, 'Rander', 'Vesu'),
  stepfree: fc.boolean(),
  verified: fc.boolean(),
  eat: fc.boolean(),
})

test('cafés and street food are where one eats, in whichever list they are', () => {
  const eat = { ...noFilters, eat: true }
  const match = (kind: FilteredPlace['kind']) => matchPlace({ ...NOTHING_KNOWN, kind }, eat, MONDAY)
  expect((['cafe', 'street_food', 'museum'] as const).map(match)).toEqual(['fit', 'fit', 'not'])
})

test('open ground is open at any time, and the words of an access are neither open nor closed', () => {
  const openNow = { ...noFilters, open: 'now' as const }
  const withAccess = (kind: AccessKind) => ({ ...NOTHING_KNOWN, access: { kind, sentence: '' } })
  expect(matchPlace(withAccess('open-ground'), openNow, MONDAY)).toBe('fit')
  expect(matchPlace(withAccess('street-view'), openNow, null)).toBe('fit')
  for (const kind of ['appointment', 'day-parts', 'about'] as const)
    expect(matchPlace(withAccess(kind), openNow, MONDAY)).toBe('unknown')
  const closed = { rules: [], confidence: 'reported', closed: { reason: 'repairs', since: null } } as const
  expect(matchPlace({ ...withAccess('open-ground'), openHours: { ...closed, rules: [] } }, openNow, MONDAY)).toBe('not')
})

test('a price that nobody knows is never free, and a tariff tells what it can', () => {
  const place = { ...NOTHING_KNOWN, priceLevel: null }
  const free = { ...noFilters, free: true }
  const level = (...price: PlaceFilters['price']) => ({ ...noFilters, price })
  expect(matchPlace(place, free, MONDAY)).toBe('unknown')
  expect(matchPlace(place, level(0), MONDAY)).toBe('unknown')
  expect(matchPlace({ ...place, traits: { free: true } }, level(0), MONDAY)).toBe('fit')
  expect(matchPlace({ ...place, traits: { free: false } }, level(0), MONDAY)).toBe('not')
  expect(matchPlace({ ...place, traits: { free: false } }, level(0, 1), MONDAY)).toBe('unknown')
})

const names = ['open', 'free', 'price', 'diet', 'setting', 'area', 'stepfree', 'verified', 'eat'] as const

describe('groups of a list', () => {
  test('hold every place once', () => {
    fc.assert(
      fc.property(fc.array(places), filters, (list, asked) => {
        const { fit, unknown, not } = groupByMatch(list, asked, MONDAY)
        expect(fit.length + unknown.length + not.length).toBe(list.length)
      }),
    )
  })

  test('one that fits is there exactly if somebody finds one', () => {
    fc.assert(
      fc.property(fc.array(places), filters, (list, asked) => {
        expect(hasFit(list, asked, MONDAY)).toBe(groupByMatch(list, asked, MONDAY).fit.length > 0)
      }),
    )
  })

  test('a place of which nothing is known is never dropped by diet, setting, steps or hours', () => {
    fc.assert(
      fc.property(filters, (asked) => {
        const aboutFacts = { ...asked, free: false, price: [], area: null, verified: false, eat: false }
        expect(matchPlace(NOTHING_KNOWN, aboutFacts, MONDAY)).not.toBe('not')
      }),
    )
  })

  test('removing a filter never drops a place', () => {
    fc.assert(
      fc.property(fc.array(places), filters, fc.constantFrom(...names), (list, asked, removed) => {
        const before = groupByMatch(list, asked, MONDAY)
        const after = groupByMatch(list, { ...asked, [removed]: noFilters[removed] }, MONDAY)
        expect(after.fit.length).toBeGreaterThanOrEqual(before.fit.length)
        expect(after.not.length).toBeLessThanOrEqual(before.not.length)
      }),
    )
  })

  test('without filters every place fits', () => {
    fc.assert(fc.property(places, (place) => matchPlace(place, noFilters, MONDAY) === 'fit'))
  })
})

describe('a filter', () => {
  test.each<[string, Partial<FilteredPlace>, Partial<PlaceFilters>, string]>([
    ['open now takes a place that is open', { openHours: openDaily }, { open: 'now' }, 'fit'],
    ['open at a time asks about that time', { openHours: openDaily }, { open: '2026-12-07T18:00' }, 'not'],
    ['open does not know a place without hours', {}, { open: 'now' }, 'unknown'],
    ['free takes what is free', { traits: { free: true } }, { free: true }, 'fit'],
    ['free refuses what costs', { traits: { free: false } }, { free: true }, 'not'],
    ['free does not know a disputed tariff', {}, { free: true }, 'unknown'],
    ['prices take any of the asked levels', {}, { price: [0, 1] }, 'fit'],
    ['prices refuse other levels', {}, { price: [3] }, 'not'],
    [
      'a diet takes a kitchen that serves nothing else',
      { traits: { diet: { jain: 'only' } } },
      { diet: ['jain'] },
      'fit',
    ],
    ['a diet refuses a known no', { traits: { diet: { jain: 'no' } } }, { diet: ['jain'] }, 'not'],
    ['diets must all be served', { traits: { diet: { vegan: 'yes' } } }, { diet: ['vegan', 'jain'] }, 'unknown'],
    ['indoor takes a mixed place', { traits: { setting: 'mixed' } }, { setting: ['indoor'] }, 'fit'],
    ['indoor refuses an outdoor place', { traits: { setting: 'outdoor' } }, { setting: ['indoor'] }, 'not'],
    ['step-free leaves limited access open', { traits: { stepFree: 'limited' } }, { stepfree: true }, 'unknown'],
    ['an area takes its own places', { locality: 'Chunarwad, Rander' }, { area: 'Rander' }, 'fit'],
    ['an area refuses other places', { locality: 'Vesu' }, { area: 'Rander' }, 'not'],
    [
      'an area does not know a place without a spot',
      { locality: 'Vesu', precision: 'none' },
      { area: 'Rander' },
      'unknown',
    ],
    ['verified refuses what nobody confirmed', { verified: false }, { verified: true }, 'not'],
    ['a known no outweighs what is not known', { verified: false }, { verified: true, open: 'now' }, 'not'],
  ])('%s', (_name, place, asked, expected) => {
    expect(matchPlace({ ...NOTHING_KNOWN, ...place }, { ...noFilters, ...asked }, MONDAY)).toBe(expected)
  })
})
