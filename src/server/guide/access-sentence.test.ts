import { expect, test } from 'vitest'
import { serverTexts } from '#contract/messages/server-texts.ts'
import type { LanguageCode } from '#contract/messages/languages.ts'
import type { Access } from '#contract/place/access.ts'
import { getAccess } from './access-sentence.ts'

const reported = { source: 'https://example.org/', checkedOn: '2026-11-26', confidence: 'reported' } as const

function sentence(value: Access, language: LanguageCode = 'en') {
  return getAccess({ value, ...reported }, { language, texts: serverTexts[language] }).access?.sentence
}

test('each kind of access has a sentence, and the words of parts and times follow the language', () => {
  expect(sentence({ kind: 'open-ground' })).toBe('Open ground, at any time')
  expect(sentence({ kind: 'street-view' })).toBe('Seen from the street')
  expect(sentence({ kind: 'appointment' })).toBe('By appointment')
  const parts: Access = { kind: 'day-parts', parts: ['morning', 'evening'] }
  expect(sentence(parts)).toBe('Mornings and evenings; the exact hours are not known')
  expect(sentence(parts, 'gu')).toBe('સવારે અને સાંજે; ચોક્કસ સમયની માહિતી નથી')
  expect(sentence({ kind: 'about', from: '11:00', until: '23:30' })).toBe('From about 11:00 until about 23:30')
  expect(sentence({ kind: 'about', from: '11:00' })).toBe('From about 11:00; until when is not known')
  expect(sentence({ kind: 'about', until: '23:30' }, 'hi')).toBe('करीब रात 11:30 बजे तक; कब से, इसकी जानकारी नहीं')
})

test('an estimate says so, and a conflict has a sentence for each side and decides nothing', () => {
  const english = { language: 'en', texts: serverTexts.en } as const
  const estimate = {
    value: { kind: 'open-ground' },
    source: null,
    checkedOn: '2026-11-26',
    confidence: 'estimate',
  } as const
  expect(getAccess(estimate, english).access?.sentence).toBe('Open ground, at any time (our estimate)')
  const alternatives = [{ value: { kind: 'appointment' as const }, source: 'https://example.com/' }]
  const disputed = { ...reported, value: { kind: 'open-ground' }, confidence: 'conflict', alternatives } as const
  expect(getAccess({ ...disputed, alternatives: [...alternatives] }, english)).toEqual({
    accessSides: ['Open ground, at any time', 'By appointment'],
  })
  expect(getAccess(undefined, english)).toEqual({})
})

test('a row has the access in a few words, unless the sentence has no more', () => {
  const brief = (value: Access, language: LanguageCode = 'en', confidence: 'reported' | 'estimate' = 'reported') =>
    getAccess({ value, ...reported, confidence }, { language, texts: serverTexts[language] }).access?.brief
  expect(brief({ kind: 'open-ground' })).toBeUndefined()
  expect(brief({ kind: 'open-ground' }, 'en', 'estimate')).toBe('≈ Open ground, at any time')
  expect(brief({ kind: 'day-parts', parts: ['evening', 'night'] })).toBe('Evenings and nights')
  expect(brief({ kind: 'day-parts', parts: ['evening'] }, 'gu', 'estimate')).toBe('≈ સાંજે')
  expect(brief({ kind: 'about', until: '23:30' }, 'en', 'estimate')).toBe('Until about 23:30')
  expect(brief({ kind: 'about', from: '11:00' }, 'hi')).toBe('करीब सुबह 11 बजे से')
})

test('the access of a place that is there only during a feast ends with the feast', () => {
  const nights = { value: { kind: 'day-parts' as const, parts: ['night' as const] }, ...reported }
  expect(getAccess(nights, { language: 'en', texts: serverTexts.en }, 'Only during Ramadan').access?.sentence).toBe(
    'Nights; the exact hours are not known. Only during Ramadan',
  )
})
