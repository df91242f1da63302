import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { holdAgainstEnglish } from '../../tools/languages/new-language.ts'
import { copyProduct } from './product-copy.ts'
import { registerLanguages } from './registered-languages.ts'

const MESSAGES = 'src/contract/messages'

/** Texts begin with a capital letter. Keys, codes and parts in braces stay as they are. */
const TEXT = /(?<=[:[(,] ?')[A-Z][^'\n]*(?=')/g
const PART = /\{\w+\}/

/**
 * Copies the product with one language beside English: English with accents, half as long again. The copy differs only
 * in the folder of messages.
 * @param dir in which the language is written
 */
export function copyWithMadeUpLanguage(folder: string, dir: 'ltr' | 'rtl' = 'ltr'): void {
  copyProduct(folder)
  addMadeUpLanguage(folder, { dir, codes: ['xx'] })
}

/**
 * Adds the language to a copy of the product.
 * @param codes languages of the copy beside English
 */
export function addMadeUpLanguage(folder: string, { dir, codes }: { dir: 'ltr' | 'rtl'; codes: string[] }): void {
  const messages = join(folder, MESSAGES)
  mkdirSync(join(messages, 'xx'))
  for (const name of readdirSync(join(messages, 'en'))) {
    const english = readFileSync(join(messages, 'en', name), 'utf8')
    writeFileSync(
      join(messages, 'xx', name),
      name === 'language.ts' ? LANGUAGE.replace('ltr', dir) : holdAgainstEnglish(name, stretch(english)),
    )
  }
  registerLanguages(folder, codes)
}

/**
 * Copies the guide to Surat with the made-up language instead of Gujarati and Hindi, in which nobody has said its phrases.
 * @param folder of the copied product
 * @returns the folder of the city
 */
export function copyCityWithMadeUpLanguage(folder: string): string {
  const city = join(folder, 'city')
  cpSync('content/surat', city, { recursive: true })
  const file = join(city, 'city.json')
  const text = readFileSync(file, 'utf8')
  writeFileSync(file, text.replace(/"languages": \[[^\]]*\]/, '"languages": ["xx", "en"]'))
  rmSync(join(city, 'phrases.json'))
  return city
}

const LANGUAGE = `import type { Language } from '../language.ts'
export const language = { code: 'xx', name: 'Éxx', dir: 'ltr', base: '/xx' } as const satisfies Language
`

const ACCENTS: Readonly<Record<string, string>> = { a: 'á', e: 'é', i: 'í', o: 'ó', u: 'ú' }

/** A text of the made-up language: "Reviews" becomes "Rééévííééws". */
export function stretchText(english: string): string {
  const letters = english.split(PART).join('')
  const vowels = letters.match(/[aeiou]/g)?.length ?? 0
  let owed = Math.ceil(letters.length / 2)
  let left = vowels
  const stretchVowel = (vowel: string) => {
    const more = Math.ceil(owed / left)
    owed -= more
    left -= 1
    return (ACCENTS[vowel] ?? vowel).repeat(1 + more)
  }
  return english.replace(/\{\w+\}|[aeiou]/g, (part) => (part.length > 1 ? part : stretchVowel(part)))
}

function stretch(english: string): string {
  return english.replace(TEXT, stretchText)
}
