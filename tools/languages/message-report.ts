import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import * as z from 'zod/mini'
import {
  hashOfTexts,
  getLength,
  longestTranslation,
  textsByPath,
  type Texts,
  type TextsByPath,
} from '#server/guide/translations/texts-by-path.ts'

export const MESSAGES = 'src/contract/messages'

/** Hashes of the English texts that a language was translated from, by group. It lies in the folder of its files. */
export const SOURCES = 'sources.json'

const Sources = z.record(z.string(), z.string())

/** These hold no texts of their own. */
const WITHOUT_TEXTS: ReadonlySet<string> = new Set(['language.ts', 'server-texts.ts'])

/** Names that every language writes alike. */
const NAMES: ReadonlySet<string> = new Set(['API', 'OTP', 'OpenStreetMap', 'safarnama-recovery-codes.txt', '{size} MB'])

/** A plural form that a language has because English has it, or has beyond the English ones. */
const PLURAL_FORM = /\.(zero|one|two|few|many)$/

/** Texts that people type into the search. A language has as many such words as its people use. */
const SEARCH_WORDS = /^searchPages\.\w+\.words$/

export type MessageReport = {
  readonly faults: readonly string[]
  /** Names of groups. */
  readonly stale: readonly string[]
}

/** Names of the files with English texts. */
export function filesWithTexts(messages: string): string[] {
  return readdirSync(join(messages, 'en')).filter((name) => name.endsWith('.ts') && !WITHOUT_TEXTS.has(name))
}

/** The texts of a file by their path, such as `home.steps.0.title`. */
export async function readTexts(file: string): Promise<TextsByPath> {
  return textsByPath({ ...(await readGroups(file)) })
}

async function readGroups(file: string): Promise<Readonly<Record<string, Texts>>> {
  return import(pathToFileURL(resolve(file)).href)
}

/** The hash of each group of English texts of a file, by its name. */
export async function hashGroups(file: string): Promise<ReadonlyMap<string, string>> {
  const groups = Object.entries(await readGroups(file))
  return new Map(groups.map(([name, texts]) => [name, hashOfTexts(textsByPath({ [name]: texts }))]))
}

export function readSources(messages: string, language: string): Record<string, string> {
  const file = join(messages, language, SOURCES)
  return existsSync(file) ? Sources.parse(JSON.parse(readFileSync(file, 'utf8'))) : {}
}

/**
 * Texts of a language that are missing, needless or different from the English ones, and the groups that were translated
 * from other English texts than the present ones. A stale group is no fault: who changes an English sentence need not
 * know every language.
 */
export async function reportMessages(messages: string, language: string): Promise<MessageReport> {
  const sources = readSources(messages, language)
  const reports = await Promise.all(
    filesWithTexts(messages).map(async (name): Promise<MessageReport> => {
      const file = join(messages, language, name)
      if (!existsSync(file)) return { faults: [`${name} is missing`], stale: [] }
      const english = await readTexts(join(messages, 'en', name))
      const faults = compareTexts(english, await readTexts(file)).map((fault) => `${name}: ${fault}`)
      const hashes = await hashGroups(join(messages, 'en', name))
      return { faults, stale: [...hashes].flatMap(([group, hash]) => (sources[group] === hash ? [] : [group])) }
    }),
  )
  return { faults: reports.flatMap(({ faults }) => faults), stale: reports.flatMap(({ stale }) => stale) }
}

/** Pure. */
export function compareTexts(english: TextsByPath, translated: TextsByPath): string[] {
  const left = [...translated.keys()].filter((path) => !english.has(path) && !PLURAL_FORM.test(path))
  return [
    ...[...english].flatMap(([path, text]) => compareText(path, text, withPlainValues(translated.get(path)))),
    ...left.map((path) => `${path} is left over`),
  ]
}

function compareText(path: string, english: string, translated: string | undefined): string[] {
  if (translated === undefined) return PLURAL_FORM.test(path) ? [] : [`${path} is missing`]
  if (translated === english && hasWords(english)) return [`${path} is in English`]
  if (!PLURAL_FORM.test(path) && getValues(translated) !== getValues(english)) return [`${path} has other values`]
  const isLong = !SEARCH_WORDS.test(path) && getLength(translated) > longestTranslation(path, english)
  return isLong ? [`${path} is too long: ${getLength(translated)} for ${getLength(english)}`] : []
}

/** A time that a language says in its own way (`{time|0 night|4 morning}`) is the same value. */
function withPlainValues(text: string | undefined): string | undefined {
  return text?.replaceAll(/\{(\w+)\|[^}]*\}/g, '{$1}')
}

/** True if a text has words of a language beside its values. A single letter is a unit. */
function hasWords(text: string): boolean {
  return !NAMES.has(text) && /\p{L}{2}/u.test(text.replaceAll(/\{\w+\}/g, ''))
}

function getValues(text: string): string {
  return [...new Set(text.match(/\{\w+\}/g))].toSorted().join(' ')
}
