import fc from 'fast-check'
import { expect, test } from 'vitest'
import { getForms, MAX_FORMS, getStem } from './word-forms.ts'

test.each([
  ['લોચાની', 'લોચો'],
  ['કિલ્લામાં', 'કિલ્લો'],
  ['તળાવમાંથી', 'તળાવ'],
  ['મંદિરોમાં', 'મંદિર'],
  ['બગીચાઓ', 'બગીચો'],
  ['મીઠાઈઓ', 'મીઠાઈ'],
  ['દરિયાકિનારે', 'દરિયાકિનારો'],
  ['ભજિયાંની', 'ભજિયું'],
  ['किले', 'किला'],
  ['मंदिरों', 'मंदिर'],
  ['बच्चों', 'बच्चा'],
  ['मिठाइयाँ', 'मिठाई'],
  ['साड़ियों', 'साड़ी'],
  ['मस्जिदें', 'मस्जिद'],
  ['यात्राएँ', 'यात्रा'],
  ['beaches', 'beach'],
  ['bakeries', 'bakery'],
  ['temples', 'temple'],
  ['bachche', 'bachcha'],
  ['bachchon', 'bachcha'],
  ['locha', 'locho'],
])('%s may be %s in a dictionary', (inflected, dictionary) => {
  expect(getForms(inflected)).toContain(dictionary)
})

const consonants = { gu: Array.from('કખગઘચજઝટડતદધનપબભમયરલવશસહ'), hi: Array.from('कखगघचजझटडतदधनपबभमयरलवशसह') }
const noun = (letters: readonly string[]) =>
  fc.array(fc.constantFrom(...letters), { minLength: 3, maxLength: 8 }).map((parts) => parts.join(''))

test('each case of any Gujarati noun leads back to it, also of its oblique form and its plural', () => {
  const cases = fc.constantFrom('', 'માં', 'માંથી', 'થી', 'ને', 'નો', 'ની', 'નું', 'ના', 'નાં')
  fc.assert(
    fc.property(noun(consonants.gu), cases, (stem, ending) => {
      expect(getForms(stem + ending)).toContain(stem)
      expect(getForms(`${stem}ો${ending}`)).toContain(stem)
      expect(getForms(`${stem}ા${ending}`)).toContain(`${stem}ો`)
      expect(getForms(`${stem}ાઓ${ending}`)).toContain(`${stem}ો`)
    }),
  )
})

test('each plural of any Hindi noun leads back to it', () => {
  fc.assert(
    fc.property(noun(consonants.hi), (stem) => {
      for (const ending of ['ों', 'ें', 'ओं']) expect(getForms(stem + ending)).toContain(stem)
      for (const ending of ['े', 'ों']) expect(getForms(stem + ending)).toContain(`${stem}ा`)
      for (const ending of ['ियाँ', 'ियां', 'ियों']) expect(getForms(stem + ending)).toContain(`${stem}ी`)
    }),
  )
})

test('any word is its own first form, has few of them, each once, and none is blank', () => {
  const word = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 30 }),
    noun([...consonants.gu, ...Array.from('ાિીુેોંઓ')]),
  )
  fc.assert(
    fc.property(word, (typed) => {
      const forms = getForms(typed)
      expect(forms[0]).toBe(typed)
      expect(forms.length).toBeLessThanOrEqual(MAX_FORMS)
      expect(new Set(forms).size).toBe(forms.length)
      expect(forms.slice(1)).not.toContain('')
      expect(forms).toContain(getStem(forms))
    }),
  )
})

test('a romanised noun and its inflections share one stem', () => {
  const stems = ['bachcha', 'bachche', 'bachcho', 'bachchon'].map((word) => getStem(getForms(word)))
  expect(new Set(stems).size).toBe(1)
})

test('a short English word keeps its last vowel, and a vowel before the last one stays', () => {
  expect(getForms('lake')).toEqual(['lake'])
  expect(getForms('talao')).toEqual(['talao'])
})

test('a word of two letters keeps its end', () => {
  expect(getForms('ચા')).toEqual(['ચા'])
  expect(getForms('bus')).toEqual(['bus'])
})
