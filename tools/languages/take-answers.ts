import { readFileSync } from 'node:fs'
import * as z from 'zod/mini'
import { readGuidePairs, writeReaders } from './content-pairs.ts'
import { addRefusedTexts } from './refused-texts.ts'
import { hashOfPair, readMessagePairs, writeMarks, type Message } from './review-marks.ts'

const Answer = z.object({
  key: z.string(),
  /** The texts that the reader saw. */
  texts: z.string(),
  verdict: z.enum(['right', 'wrong']),
  /** Better words of the reader. */
  text: z.optional(z.string()),
})
type Answer = z.infer<typeof Answer>

/** The answers of a reader, as the review sheet saves them. */
const Answers = z.object({
  language: z.string(),
  reader: z.string().check(z.minLength(2)),
  /** True: the language is the reader's mother tongue. Others' answers mark nothing. */
  isNative: z.boolean(),
  readOn: z.iso.date(),
  answers: z.array(Answer),
})
type Answers = z.infer<typeof Answers>

/** The folder of the messages, and the folder of the city. */
export type Places = { readonly messages: string; readonly city: string }

type Read = { readonly message: Message; readonly answer: Answer }

/**
 * Takes the answers of a review sheet. Texts that a native reader found right get their mark. Texts found wrong lose it
 * and are noted as refused, so that `npm test` fails until they change.
 * @returns what somebody has to do, and what was not taken
 * @throws Error if the file holds no answers for this language
 */
export async function takeAnswers(places: Places, language: string, file: string): Promise<string[]> {
  const given = Answers.parse(JSON.parse(readFileSync(file, 'utf8')))
  if (given.language !== language) throw new Error(`${file} holds answers for ${given.language}.`)
  const all = [...(await readMessagePairs(places.messages, language)), ...readGuidePairs(places.city, language)]
  const byKey = new Map(all.map((message) => [message.key, message]))
  const read = given.answers.flatMap((answer): Read[] => {
    const message = byKey.get(answer.key)
    return message && hashOfPair(message) === answer.texts ? [{ message, answer }] : []
  })
  const wrong = read.filter(({ answer }) => answer.verdict === 'wrong')
  markMessages(places.messages, given, read)
  const unfinished = markEntries(places.city, given, read, all)
  addRefusedTexts(places.messages, language, wrong.map(toRefusal))
  const missed = given.answers.length - read.length
  const right = read.length - wrong.length
  return [
    ...wrong.map(
      ({ message, answer }) => `${message.file}: ${message.key}: ${answer.text ?? 'wrong, without another text'}`,
    ),
    ...unfinished,
    ...(missed > 0 ? [`${missed} answers are about texts that have changed since: they were left out`] : []),
    ...(given.isNative || right === 0 ? [] : [`${right} texts found right by a reader who is not native: not marked`]),
  ]
}

function markMessages(folder: string, { language, reader, readOn, isNative }: Answers, read: readonly Read[]): void {
  const changes = read
    .filter(({ message, answer }) => message.entry === undefined && (isNative || answer.verdict === 'wrong'))
    .map(({ message, answer }) => {
      const mark = { texts: answer.texts, checkedBy: reader, checkedOn: readOn }
      return [message.key, answer.verdict === 'right' ? mark : null] as const
    })
  writeMarks(folder, language, new Map(changes))
}

/** An entry is checked as a whole. @returns the entries of which only a part was read */
function markEntries(
  city: string,
  { language, reader, isNative }: Answers,
  read: readonly Read[],
  all: readonly Message[],
): string[] {
  const readers = new Map<string, string | null>()
  const unfinished: string[] = []
  for (const [entry, own] of Map.groupBy(read, ({ message }) => message.entry)) {
    if (entry === undefined) continue
    const count = all.filter((message) => message.entry === entry).length
    if (own.some(({ answer }) => answer.verdict === 'wrong')) readers.set(entry, null)
    else if (own.length < count) unfinished.push(`${entry}: ${own.length} of ${count} texts read, not marked`)
    else if (isNative) readers.set(entry, reader)
  }
  if (readers.size > 0) writeReaders(city, language, readers)
  return unfinished
}

function toRefusal({ message: { key, text }, answer }: Read) {
  const because = answer.text === undefined ? 'a reader found it wrong' : `a reader would say: ${answer.text}`
  return { key, text, because }
}
