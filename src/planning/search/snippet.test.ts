import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { createSnippets } from './snippet.ts'

function readTexts(file: string): string[] {
  const content: unknown = JSON.parse(readFileSync(`content/surat/${file}`, 'utf8'))
  return z
    .array(z.object({ description: z.string() }))
    .parse(content)
    .map(({ description }) => description)
}

test('a snippet is the whole sentence that has the words, in each script', () => {
  const english = createSnippets('Locho is a snack of Surat: soft, steamed; eaten with a spoon. It costs little.')
  expect(english(['spoon'])).toBe('Locho is a snack of Surat: soft, steamed; eaten with a spoon.')
  const hindi = createSnippets('लोचो सूरत का नाश्ता है: नरम और भाप में पका। इसे चम्मच से खाते हैं।')
  expect(hindi(['चम्मच'])).toBe('इसे चम्मच से खाते हैं।')
  expect(hindi(['नरम'])).toBe('लोचो सूरत का नाश्ता है: नरम और भाप में पका।')
})

test('a long sentence is shown whole; only a text without an end is cut, between words', () => {
  const long = `Locho ${'soft '.repeat(60)}snack.`
  expect(createSnippets(`Short. ${long}`)(['locho'])).toBe(long)
  const endless = createSnippets('word '.repeat(500))(['word'])
  expect(endless).toMatch(/^(word )+…$/)
  expect(endless.length).toBeLessThanOrEqual(480)
})

test('a snippet of each place of the city is a whole sentence of its text, in each language', () => {
  const texts = [readTexts('places.json'), readTexts('gu/places.json'), readTexts('hi/places.json')].flat()
  const cut = texts.filter((text) => !/[.?!।]$/u.test(createSnippets(text)([])))
  expect(cut).toEqual([])
})

test('the full stop of an initial ends no sentence', () => {
  const gujarati = createSnippets('આ દુકાન જે. જે. માર્કેટ અને બી. એમ. રોડ પાસે છે. અહીં લોચો મળે છે.')
  expect(gujarati(['માર્કેટ'])).toBe('આ દુકાન જે. જે. માર્કેટ અને બી. એમ. રોડ પાસે છે.')
  expect(gujarati(['લોચો'])).toBe('અહીં લોચો મળે છે.')
  expect(createSnippets('J. J. Road has it. So has Vesu.')(['road'])).toBe('J. J. Road has it.')
})
