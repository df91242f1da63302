import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readSocialCards } from './social-cards.ts'

function listOf(city: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'safarnama-cards-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const file = join(folder, 'cards.json')
  writeFileSync(file, JSON.stringify({ city, cards: { '/': { file: 'home.abc.png', alt: 'A castle' } } }))
  return file
}

test('a page finds its card by its path', () => {
  const cards = readSocialCards('/cities/surat', listOf('/cities/surat'))

  expect(cards.get('/')).toEqual({ src: '/cards/home.abc.png', alt: 'A castle' })
})

test('cards that were drawn for another city are not shown', () => {
  expect(readSocialCards('/cities/pune', listOf('/cities/surat')).size).toBe(0)
})

test('a guide whose cards are not drawn yet has none', () => {
  expect(readSocialCards('/cities/surat', '/nowhere/cards.json').size).toBe(0)
})
