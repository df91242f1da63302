import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'

/** Texts that a reader refused. It lies in the folder of a language. To accept such a text anyway, remove its line. */
const REFUSED = 'refused.json'

const RefusedText = z.object({
  text: z.string(),
  /** True: no text may hold it. Otherwise the whole text is meant. */
  part: z.optional(z.literal(true)),
  because: z.string(),
})

const RefusedTexts = z.record(z.string(), z.array(RefusedText))
type RefusedTexts = z.infer<typeof RefusedTexts>

export function readRefusedTexts(folder: string, language: string): RefusedTexts {
  const file = join(folder, language, REFUSED)
  return existsSync(file) ? RefusedTexts.parse(JSON.parse(readFileSync(file, 'utf8'))) : {}
}

/** Adds a text that a reader refused, once. */
export function addRefusedTexts(
  folder: string,
  language: string,
  added: readonly { key: string; text: string; because: string }[],
): void {
  if (added.length === 0) return
  const refused = { ...readRefusedTexts(folder, language) }
  for (const { key, text, because } of added) {
    const others = (refused[key] ?? []).filter((other) => other.text !== text)
    refused[key] = [...others, { text, because }]
  }
  const sorted = Object.fromEntries(Object.entries(refused).toSorted(([one], [other]) => (one < other ? -1 : 1)))
  writeFileSync(join(folder, language, REFUSED), `${JSON.stringify(sorted, null, 2)}\n`)
}

/**
 * Finds refused texts that stand in the product, and refused texts of keys that are not there any more.
 * @param texts by key
 */
export function findRefusedTexts(refused: RefusedTexts, texts: ReadonlyMap<string, string>): string[] {
  return Object.entries(refused).flatMap(([key, all]) => {
    const now = texts.get(key)
    if (now === undefined) return [`${key} is there no more: remove its refused texts`]
    return all
      .filter(({ text, part }) => (part ? now.includes(text) : now === text))
      .map(({ text, because }) => `${key}: “${text}” was refused: ${because}`)
  })
}
