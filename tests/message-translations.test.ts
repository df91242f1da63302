import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { compareTexts, MESSAGES, reportMessages } from '../tools/languages/message-report.ts'
import { createLanguage } from '../tools/languages/new-language.ts'
import { furtherLanguages } from './support/language-files.ts'

const { inWork } = furtherLanguages(MESSAGES)

test('the type check leaves out the languages in work, and only them', () => {
  const Project = z.object({ exclude: z.array(z.string()) })
  const { exclude } = Project.parse(JSON.parse(readFileSync('src/contract/tsconfig.json', 'utf8')))
  const leftOut = exclude.filter((path) => path.startsWith('messages/'))
  expect(leftOut.toSorted()).toEqual(inWork.map((language) => `messages/${language}`).toSorted())
})

describe('a translated message', () => {
  const english = new Map([
    ['list.count.one', '{count} place'],
    ['list.count.other', '{count} places in {city}'],
    ['list.api', 'API'],
    ['list.degrees', '{count} °C'],
  ])
  const translated = new Map([
    ['list.count.other', '{city} में {count} जगहें'],
    ['list.api', 'API'],
    ['list.degrees', '{count} °C'],
  ])

  test('may have other plural forms, another order of values, and the names and units of English', () => {
    expect(compareTexts(english, translated)).toEqual([])
  })

  test.each([
    ['is missing', 'list.count.other', undefined],
    ['is in English', 'list.count.other', '{count} places in {city}'],
    ['has other values', 'list.count.other', '{count} जगहें'],
    ['is too long: 73 for 3', 'list.api', `API ${'ज'.repeat(69)}`],
  ])('that %s is found', (finding, path, text) => {
    const others = [...translated].filter(([other]) => other !== path)
    const changed = new Map([...others, ...(text === undefined ? [] : [[path, text] as const])])
    expect(compareTexts(english, changed)).toEqual([`${path} ${finding}`])
  })

  test('without an English one is found', () => {
    expect(compareTexts(english, new Map([...translated, ['list.old', 'पुराना']]))).toEqual(['list.old is left over'])
  })
})

describe('the messages of a language', () => {
  const folder = mkdtempSync(join(tmpdir(), 'messages-'))
  const messages = join(folder, 'messages')
  cpSync(MESSAGES, messages, { recursive: true })

  afterAll(() => rmSync(folder, { recursive: true }))

  const sources = join(messages, 'gu', 'sources.json')

  const stamp = (name: string) => JSON.stringify({ [name]: '000000000000' })

  test('are stale when the English texts are others than those that they were made from', async () => {
    writeFileSync(sources, stamp('about'))
    const { faults, stale } = await reportMessages(messages, 'gu')
    expect(stale).toEqual(expect.arrayContaining(['about', 'home']))
    expect(faults.filter((fault) => fault.startsWith('about.ts'))).toEqual([])
  })

  test('lack a file of English', async () => {
    rmSync(join(messages, 'gu', 'about.ts'))
    expect((await reportMessages(messages, 'gu')).faults).toContain('about.ts is missing')
  })
})

test('a new language has every file in English, held against the English ones, and is in work', async () => {
  const copy = mkdtempSync(join(tmpdir(), 'contract-'))
  const folder = join(copy, 'src/contract')
  const messages = join(folder, 'messages')
  cpSync(MESSAGES, messages, { recursive: true })
  for (const file of ['tsconfig.base.json', 'src/contract/tsconfig.json']) cpSync(file, join(copy, file))

  createLanguage(messages, 'mr')

  const { faults, stale } = await reportMessages(messages, 'mr')
  expect(faults.filter((fault) => !fault.endsWith('is in English'))).toEqual([])
  expect([faults.length > 500, stale.length > 50]).toEqual([true, true])
  expect(readFileSync(join(messages, 'mr', 'language.ts'), 'utf8')).toContain("code: 'mr', name: 'मराठी', dir: 'ltr'")
  expect(readFileSync(join(messages, 'mr', 'home.ts'), 'utf8')).toContain('translation<typeof english.home>()({')
  expect(readFileSync(join(folder, 'tsconfig.json'), 'utf8')).toContain('"messages/mr"]')
  expect(() => createLanguage(messages, 'mr')).toThrow('There are messages of mr already')
  rmSync(copy, { recursive: true })
})

test('the command for translators names the language and refuses one without messages', () => {
  const run = (...words: string[]) =>
    execFileSync(process.execPath, ['tools/language.ts', ...words], { encoding: 'utf8', stdio: 'pipe' })
  expect(() => run('report', 'zz')).toThrow('There are no messages of zz.')
  expect(() => run('report')).toThrow('Usage: npm run language -- new|report|stamp LANGUAGE')
})
