import { expect, test } from 'vitest'
import { placeKinds, type PlaceKind } from '#contract/place/place-facts.ts'
import { getSetFilters, isWanted, withoutFilters, type Wanted } from './wanted-places.ts'

const ALL: Wanted = { term: '', kind: '', area: '' }

const castle = {
  name: 'Surat Castle',
  place: { kind: 'museum', category: 'historical', locality: 'Chowk Bazaar', precision: 'site' },
} as const
const beach = {
  name: 'Dumas Beach',
  place: { kind: 'nature', category: 'explore', locality: 'Dumas', precision: 'site' },
} as const
const ownStop = { name: 'Castle of a friend', place: null }

function getKinds(place: Parameters<typeof isWanted>[0]): PlaceKind[] {
  return placeKinds.filter((kind) => isWanted(place, { ...ALL, kind }))
}

test('a place is found under its own kind and under that of its list', () => {
  expect(getKinds(castle)).toEqual(['museum', 'historical'])
  expect(getKinds(beach)).toEqual(['nature'])
  expect(getKinds(ownStop)).toEqual([])
})

test('a term finds names and areas, beside the filters', () => {
  expect(isWanted(castle, { ...ALL, term: ' CASTLE ' })).toBe(true)
  expect(isWanted(castle, { ...ALL, term: 'chowk' })).toBe(true)
  expect(isWanted(castle, { term: 'castle', kind: 'historical', area: '' })).toBe(true)
  expect(isWanted(castle, { term: 'castle', kind: 'nature', area: '' })).toBe(false)
  expect(isWanted(ownStop, { ...ALL, term: 'castle' })).toBe(true)
})

test('the filters that hide places are named, and removed without the term', () => {
  expect(getSetFilters({ ...ALL, term: 'castle' })).toBe(null)
  expect(getSetFilters({ ...ALL, kind: 'nature' })).toBe('kind')
  expect(getSetFilters({ ...ALL, area: 'Dumas' })).toBe('area')
  expect(getSetFilters({ term: '', kind: 'nature', area: 'Dumas' })).toBe('both')
  expect(withoutFilters({ term: 'castle', kind: 'nature', area: 'Dumas' })).toEqual({ ...ALL, term: 'castle' })
})
