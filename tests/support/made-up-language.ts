import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
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
 */
export function copyWithMadeUpLanguage(folder: string): void {
  copyProduct(folder)
  const messages = join(folder, MESSAGES)
  mkdirSync(join(messages, 'xx'))
  for (const name of readdirSync(join(messages, 'en'))) {
    const english = readFileSync(join(messages, 'en', name), 'utf8')
    writeFileSync(
      join(messages, 'xx', name),
      name === 'language.ts' ? LANGUAGE : holdAgainstEnglish(name, stretch(english)),
    )
  }
  registerLanguages(folder, ['xx'])
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
