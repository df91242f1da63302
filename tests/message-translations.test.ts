import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { compareTexts, MESSAGES, reportMessages } from '../tools/languages/message-report.ts'
import { furtherLanguages } from './support/language-files.ts'

const { served, inWork } = furtherLanguages(MESSAGES)

test('no served language has a missing, stale, untranslated or left-over message', async () => {
  const findings = await Promise.all(served.map((language) => reportMessages(MESSAGES, language)))
  expect(findings.flat()).toEqual([])
})

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

  test('are stale when the English texts change, and in work without a note of them', async () => {
    const sources = join(messages, 'gu', 'sources.json')
    const notes = readFileSync(sources, 'utf8')
    writeFileSync(
      sources,
      notes.replace(/"about.ts": "\w+"/, '"about.ts": "000000000000"').replace(/ {2}"home.ts".*\n/, ''),
    )
    expect(await reportMessages(messages, 'gu')).toEqual(
      expect.arrayContaining([
        'about.ts is stale: the English texts have changed since it was translated',
        'home.ts is in work: it does not say from which English texts it was translated',
      ]),
    )
  })
})

test('the command for translators names the language and refuses one without messages', () => {
  const run = (...words: string[]) =>
    execFileSync(process.execPath, ['tools/language.ts', ...words], { encoding: 'utf8', stdio: 'pipe' })
  expect(() => run('report', 'zz')).toThrow('There are no messages of zz.')
  expect(() => run('report')).toThrow('Usage: npm run language -- report|stamp LANGUAGE')
})
