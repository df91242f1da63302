import { expect, test } from 'vitest'
import { getAreas } from '#contract/place/place-areas.ts'
import { readContent } from '#server/guide/read-content.ts'
import { offeredAreas } from './offered-areas.ts'

const at = (...localities: readonly string[]) => localities.map((locality) => ({ locality }))

test('no area is offered that lies in a larger one, and in a long list none of one place', () => {
  const places = at('Rander', 'Chunarwad, Rander', 'Chunarwad, Rander', 'Pal')
  const offered = (count: number) =>
    offeredAreas([...places, ...at(...Array<string>(count).fill('Vesu'))], ['Chunarwad', 'Pal', 'Rander', 'Vesu'])
  expect(offered(2)).toEqual([
    { name: 'Pal', count: 1 },
    { name: 'Rander', count: 3 },
    { name: 'Vesu', count: 2 },
  ])
  expect(offered(30).map(({ name }) => name)).toEqual(['Rander', 'Vesu'])
})

test('an area that shares some of its places stays', () => {
  const places = at('Athwa', 'Athwa, Dumas Road', 'Dumas Road')
  expect(offeredAreas(places, ['Athwa', 'Dumas Road']).map(({ name }) => name)).toEqual(['Athwa', 'Dumas Road'])
})

test('the guide to Surat offers about a dozen', () => {
  const { places } = readContent('content/surat')
  const offered = offeredAreas(places, getAreas(places))
  expect(offered.length).toBeGreaterThanOrEqual(9)
  expect(offered.length).toBeLessThanOrEqual(12)
})
