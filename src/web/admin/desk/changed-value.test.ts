import { expect, test } from 'vitest'
import { needsEvidence, textsAbout, withEvidence } from './changed-value.ts'

const TODAY = '2026-11-26'
const old = { value: '10:00-18:00', source: 'https://a.example/', checkedOn: '2026-11-22', confidence: 'official' }
const changed = { ...old, value: '09:00-17:00' }

test('a changed value needs evidence of its own', () => {
  expect(needsEvidence(old, changed)).toBe(true)
  expect(needsEvidence(old, old)).toBe(false)
  expect(needsEvidence(undefined, changed)).toBe(false)
  expect(needsEvidence(old, { ...changed, note: 'Roughly.', confidence: 'reported' })).toBe(true)
  const ofToday = { ...old, checkedOn: TODAY }
  expect(needsEvidence(ofToday, { ...ofToday, value: '09:00-17:00' })).toBe(true)
  expect(needsEvidence(old, { ...changed, source: 'https://b.example/' })).toBe(false)
})

test.each([
  ['same', { ...changed, checkedOn: TODAY }],
  ['other', { value: changed.value, source: '', checkedOn: TODAY, confidence: '' }],
  ['seen', { value: changed.value, source: null, checkedOn: TODAY, confidence: 'reported', isSeen: true }],
  ['asked', { value: changed.value, source: null, checkedOn: TODAY, confidence: 'official', isAsked: true }],
] as const)('an editor who knows it as %s', (how, fact) => {
  expect(withEvidence(changed, how, TODAY)).toEqual(fact)
  expect(needsEvidence(old, fact)).toBe(false)
})

test('texts that may repeat the old value are named', () => {
  const text = { description: 'Open until 18:00, for 50 rupees.', hours: 'till six', priceNote: null }
  expect(textsAbout(text, 'openingHours', old.value)).toEqual(['hours', 'description'])
  expect(textsAbout(text, 'fees', { prices: [{ for: 'adult', amount: 50 }] })).toEqual(['description'])
  const halves = { description: 'From 10 am to 6 p.m.' }
  expect(textsAbout(halves, 'openingHours', old.value)).toEqual(['description'])
  expect(textsAbout(halves, 'openingHours', '11:00-17:30')).toEqual([])
  expect(textsAbout(text, 'phone', '+91 261 2423750')).toEqual([])
})
