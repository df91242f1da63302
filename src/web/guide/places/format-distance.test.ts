import { expect, test } from 'vitest'
import { formatsFor } from '#contract/messages/format.ts'
import { language } from '#messages/language.ts'
import { distanceTo, hasEstimate } from './format-distance.ts'

const formats = formatsFor(language, { countryCode: 'IN', currency: 'INR', currencySign: '₹' })
const metres = new Map([
  ['castle', 420],
  ['stalls', 3_240],
])

test('a distance to a point near the place is an estimate, and one to an area is not known', () => {
  expect(distanceTo({ slug: 'castle', precision: 'site' }, metres, formats)).toBe('400 m')
  expect(distanceTo({ slug: 'stalls', precision: 'nearby' }, metres, formats)).toBe('≈3.2 km')
  expect(distanceTo({ slug: 'lane', precision: 'locality' }, metres, formats)).toBeUndefined()
  expect(hasEstimate([{ slug: 'castle', precision: 'site' }])).toBe(false)
  expect(hasEstimate([{ slug: 'stalls', precision: 'nearby' }])).toBe(true)
})
