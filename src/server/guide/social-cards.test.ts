import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { getCityOfCards, readSocialCards } from './social-cards.ts'

const home = { file: 'home.abc.png', alt: 'A castle' }
const gujarati = { file: 'gu-home.abc.png', alt: 'એક કિલ્લો' }

function createFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'safarnama-cards-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** @param root of a product that was built */
function writeList(root: string, cityDir: string): string {
  const file = join(root, 'cards.json')
  const city = getCityOfCards(cityDir, file)
  writeFileSync(file, JSON.stringify({ city, cards: { en: { '/': home }, gu: { '/': gujarati } } }))
  return file
}

test('a page finds the card of its language by its path', () => {
  const getCards = readSocialCards('/cities/surat', writeList(createFolder(), '/cities/surat'))

  expect(getCards('en').get('/')).toEqual({ src: '/cards/home.abc.png', alt: 'A castle' })
  expect(getCards('gu').get('/')).toEqual({ src: '/cards/gu-home.abc.png', alt: 'એક કિલ્લો' })
  expect(getCards('hi').size).toBe(0)
})

test('cards that were drawn for another city are not shown', () => {
  expect(readSocialCards('/cities/pune', writeList(createFolder(), '/cities/surat'))('en').size).toBe(0)
})

test('a product that was built elsewhere and copied has its cards', () => {
  const [built, copied] = [createFolder(), createFolder()]
  const list = writeList(built, join(built, 'content', 'surat'))
  cpSync(list, join(copied, 'cards.json'))

  expect(readSocialCards(join(copied, 'content', 'surat'), join(copied, 'cards.json'))('en').size).toBe(1)
})

test('a guide whose cards are not drawn yet has none', () => {
  expect(readSocialCards('/cities/surat', '/nowhere/cards.json')('en').size).toBe(0)
})
