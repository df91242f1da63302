import { expect, test } from 'vitest'
import { countKnownFacts } from './known-facts.ts'
import { readContent } from './read-content.ts'

test('the shipped city knows hours or access of 39 places, and two have a sentence alone', () => {
  const { places } = readContent('content/surat')
  expect(countKnownFacts(places)).toMatchObject({
    places: 73,
    hours: 20,
    hoursOrAccess: 39,
    access: 20,
    hoursInWordsOnly: 2,
    fees: 3,
    phone: 0,
  })
})
