import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { filesWithTexts, readTexts } from './message-report.ts'

/** Which native reader found which text right. It lies in the folder of a language. */
const REVIEWS = 'reviews.json'

const Mark = z.object({
  /** Hash of the English and the translated text. A change of either ends the mark. */
  texts: z.string(),
  checkedBy: z.string().check(z.minLength(2)),
  checkedOn: z.iso.date(),
})

const Marks = z.record(z.string(), Mark)

/** The answers of a reader, as the review sheet saves them. */
const Answers = z.object({
  language: z.string(),
  reader: z.string().check(z.minLength(2)),
  readOn: z.iso.date(),
  answers: z.array(
    z.object({
      key: z.string(),
      verdict: z.enum(['right', 'wrong']),
      /** Better words of the reader. */
      text: z.optional(z.string()),
    }),
  ),
})

export type Message = { readonly file: string; readonly key: string; readonly english: string; readonly text: string }

/** Every message of a language beside the English one, in the order of files and keys. */
export async function readMessagePairs(folder: string, language: string): Promise<Message[]> {
  const files = await Promise.all(
    filesWithTexts(folder).map(async (file) => {
      const english = await readTexts(join(folder, 'en', file))
      const translated = await readTexts(join(folder, language, file))
      return [...translated].map(([key, text]) => ({ file, key, english: english.get(key) ?? '', text }))
    }),
  )
  return files.flat()
}

/** Texts that a native reader found right and that nobody has changed since, by key. */
export function findChecked(folder: string, language: string, messages: readonly Message[]): ReadonlySet<string> {
  const marks = readMarks(folder, language)
  return new Set(messages.filter((message) => marks[message.key]?.texts === hashOf(message)).map(({ key }) => key))
}

/** "admin.ts: 0 of 52 checked", for each file with a share below the whole. */
export function shareByFile(folder: string, language: string, messages: readonly Message[]): string[] {
  const checked = findChecked(folder, language, messages)
  return [...Map.groupBy(messages, ({ file }) => file)].map(([file, own]) => {
    const count = own.filter(({ key }) => checked.has(key)).length
    return `${file}: ${count} of ${own.length} checked by a native reader`
  })
}

/**
 * Takes the answers of a review sheet: texts found right get their mark.
 * @returns what the reader would say otherwise, for whoever changes the files
 * @throws Error if the file holds no answers for this language
 */
export async function takeAnswers(folder: string, language: string, file: string): Promise<string[]> {
  const { reader, readOn, answers, language: answered } = Answers.parse(JSON.parse(readFileSync(file, 'utf8')))
  if (answered !== language) throw new Error(`${file} holds answers for ${answered}.`)
  const messages = new Map((await readMessagePairs(folder, language)).map((message) => [message.key, message]))
  const marks = readMarks(folder, language)
  for (const { key, verdict } of answers) {
    const message = messages.get(key)
    if (!message) continue
    if (verdict === 'right') marks[key] = { texts: hashOf(message), checkedBy: reader, checkedOn: readOn }
    else delete marks[key]
  }
  const sorted = Object.fromEntries(Object.entries(marks).toSorted(([one], [other]) => (one < other ? -1 : 1)))
  writeFileSync(join(folder, language, REVIEWS), `${JSON.stringify(sorted, null, 2)}\n`)
  return answers
    .filter(({ verdict }) => verdict === 'wrong')
    .map(({ key, text }) => `${messages.get(key)?.file ?? '?'}: ${key}: ${text ?? 'wrong, without another text'}`)
}

function readMarks(folder: string, language: string): Record<string, z.infer<typeof Mark>> {
  const file = join(folder, language, REVIEWS)
  return existsSync(file) ? { ...Marks.parse(JSON.parse(readFileSync(file, 'utf8'))) } : {}
}

function hashOf({ english, text }: Message): string {
  return createHash('sha256')
    .update(JSON.stringify([english, text]))
    .digest('hex')
    .slice(0, 12)
}
