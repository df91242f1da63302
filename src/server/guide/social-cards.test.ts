import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readSocialCards } from './social-cards.ts'

const home = { file: 'home.abc.png', alt: 'A castle' }
const gujarati = { file: 'gu-home.abc.png', alt: 'એક કિલ્લો' }

function listFor(city: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'safarnama-cards-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const file = join(folder, 'cards.json')
  writeFileSync(file, JSON.stringify({ city, cards: { en: { '/': home }, gu: { '/': gujarati } } }))
  return file
}

test('a page finds the card of its language by its path', () => {
  const getCards = readSocialCards('/cities/surat', listFor('/cities/surat'))

  expect(getCards('en').get('/')).toEqual({ src: '/cards/home.abc.png', alt: 'A castle' })
  expect(getCards('gu').get('/')).toEqual({ src: '/cards/gu-home.abc.png', alt: 'એક કિલ્લો' })
  expect(getCards('hi').size).toBe(0)
})

test('cards that were drawn for another city are not shown', () => {
  expect(readSocialCards('/cities/pune', listFor('/cities/surat'))('en').size).toBe(0)
})

test('a guide whose cards are not drawn yet has none', () => {
  expect(readSocialCards('/cities/surat', '/nowhere/cards.json')('en').size).toBe(0)
})
