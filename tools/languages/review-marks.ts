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

type ReviewMark = z.infer<typeof Mark>

const Marks = z.record(z.string(), Mark)

/** A text of the product in two languages. */
export type Message = {
  readonly file: string
  readonly key: string
  readonly english: string
  readonly text: string
  /** For texts of the guide: the entry, which a reader checks as a whole. */
  readonly entry?: string
  /** For texts of the guide: true if a reader has checked the entry. */
  readonly isChecked?: boolean
}

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
  const isMarked = (message: Message) => message.isChecked ?? marks[message.key]?.texts === hashOfPair(message)
  return new Set(messages.filter(isMarked).map(({ key }) => key))
}

/** "admin.ts: 0 of 52 checked", for each file. */
export function shareByFile(checked: ReadonlySet<string>, messages: readonly Message[]): string[] {
  return [...Map.groupBy(messages, ({ file }) => file)].map(([file, own]) => {
    const count = own.filter(({ key }) => checked.has(key)).length
    return `${file}: ${count} of ${own.length} checked by a native reader`
  })
}

/** Sets or removes marks of messages. Null: the text is not right. */
export function writeMarks(folder: string, language: string, changes: ReadonlyMap<string, ReviewMark | null>): void {
  const marks = { ...readMarks(folder, language) }
  for (const [key, mark] of changes) {
    if (mark === null) delete marks[key]
    else marks[key] = mark
  }
  if (changes.size === 0) return
  const sorted = Object.fromEntries(Object.entries(marks).toSorted(([one], [other]) => (one < other ? -1 : 1)))
  writeFileSync(join(folder, language, REVIEWS), `${JSON.stringify(sorted, null, 2)}\n`)
}

function readMarks(folder: string, language: string): Record<string, ReviewMark> {
  const file = join(folder, language, REVIEWS)
  return existsSync(file) ? Marks.parse(JSON.parse(readFileSync(file, 'utf8'))) : {}
}

/** Twelve hexadecimal digits that change with the English and with the translated text. */
export function hashOfPair({ english, text }: Pick<Message, 'english' | 'text'>): string {
  return createHash('sha256')
    .update(JSON.stringify([english, text]))
    .digest('hex')
    .slice(0, 12)
}
