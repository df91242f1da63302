import { expect, test } from 'vitest'
import { createAreaTest, getAreas, isInArea } from './place-areas.ts'

const places = [
  { locality: 'Chunarwad, Rander', tags: ['aloo puri', 'rander'] },
  { locality: 'Chowk Bazaar, on the Tapi bank', tags: ['castle', 'chowk bazaar', 'tapi'] },
  { locality: 'Gopipura and Rustampura', tags: ['lake', 'rustampura'] },
  { locality: 'Under the City Light flyover', tags: ['tea', 'city light'] },
  { locality: 'City Light Road', tags: ['museum', 'city light'] },
]

test('tags that begin a part of a locality name the areas', () => {
  expect(getAreas(places)).toEqual(['Rander', 'Chowk Bazaar', 'Rustampura', 'City Light'])
})

test('a place is in an area that its locality names anywhere', () => {
  const inside = places.filter((place) => isInArea(place, 'City Light'))
  expect(inside.map(({ locality }) => locality)).toEqual(['Under the City Light flyover', 'City Light Road'])
})

test('a part of a word is no area', () => {
  expect(isInArea({ locality: 'Randergaon' }, 'Rander')).toBe(false)
})

test('many places are in the same areas as each of them', () => {
  const isInside = createAreaTest()
  for (const area of [...getAreas(places), 'Rander', '']) {
    const inside = places.filter((place) => isInArea(place, area))
    expect(places.filter((place) => isInside(place, area))).toEqual(inside)
  }
})
