import { expect, test } from 'vitest'
import { countKnownFacts } from './known-facts.ts'
import { readContent } from './read-content.ts'

test('the shipped city knows hours or access of 40 places, and two have a sentence alone', () => {
  const { places } = readContent('content/surat')
  expect(countKnownFacts(places)).toMatchObject({
    places: 73,
    hours: 21,
    hoursOrAccess: 40,
    access: 20,
    hoursInWordsOnly: 2,
    fees: 5,
    limitedFees: 1,
    phone: 0,
  })
})
