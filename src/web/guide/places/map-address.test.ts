import { expect, test } from 'vitest'
import { readMapAddress, writeMapAddress, type MapAddress } from './map-address.ts'

const NOTHING: MapAddress = { at: null, place: null, sheet: 'half' }

test('the view, the chosen place and the sheet of a map are read from its address as they were written', () => {
  const address: MapAddress = { at: { lat: 21.1959, lng: 72.83023, zoom: 14 }, place: 'surat-castle', sheet: 'full' }

  expect(writeMapAddress(address)).toBe('#map=14/21.1959/72.83023&place=surat-castle&sheet=full')
  expect(readMapAddress(writeMapAddress(address))).toEqual(address)
  expect(readMapAddress(writeMapAddress({ ...NOTHING, place: 'a&b=ક' }))).toEqual({ ...NOTHING, place: 'a&b=ક' })
  expect(writeMapAddress(NOTHING)).toBe('')
})

test.each(['', '#main', '#map=14/91/72', '#map=99/21/72', '#map=14/21/x', '#map=1e1/2/3', '#place=&sheet=half', '#%'])(
  'an address that means nothing is the map with all places: %s',
  (fragment) => {
    expect(readMapAddress(fragment)).toEqual(NOTHING)
  },
)
