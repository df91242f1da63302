import { expect, test } from 'vitest'
import { readEnglish } from './support/english.ts'
import { readdirSync, readFileSync } from 'node:fs'
import { importGroups, selectGroup } from '../tools/split-messages.ts'

const MESSAGES = 'src/contract/messages'

test('each group of texts can be taken out of its file, in every language', async () => {
  const english = Object.keys(await readEnglish())
  const findGroups = (language: string) =>
    readdirSync(`${MESSAGES}/${language}`)
      .filter((name) => name.endsWith('.ts') && name !== 'language.ts' && name !== 'server-texts.ts')
      .flatMap((name) => {
        const texts = readFileSync(`${MESSAGES}/${language}/${name}`, 'utf8')
        const groups = [...texts.matchAll(/^export const (\w+)/gm)].map(([, group = '']) => group)
        const alone = groups.map((group) => selectGroup(texts, group))
        expect(alone.map((text) => text.match(/^export /gm)?.length)).toEqual(groups.map(() => 1))
        return groups
      })
  for (const language of ['en', 'gu', 'hi']) expect(findGroups(language).toSorted()).toEqual(english.toSorted())
  expect(() => selectGroup('export const home = {}\n', 'about')).toThrow('The messages have no about.')
})

test('an import of several groups becomes one of each, and nothing else changes', () => {
  const code = [
    "import { fill } from '#contract/messages/format.ts'",
    "import { language } from '#messages/language.ts'",
    "import type { home } from '#messages/home.ts'",
    'import {',
    '  map,',
    '  mapMode as mode,',
    "} from '#messages/map.ts'",
    "import { driverCard as en } from './en/home.ts'",
    '',
  ].join('\n')

  expect(importGroups(code, `${process.cwd()}/${MESSAGES}/driver-cards.ts`).split('\n')).toEqual([
    "import { fill } from '#contract/messages/format.ts'",
    "import { language } from '#messages/language.ts'",
    "import type { home } from '#messages/home.ts'",
    "import { map } from '#messages/map.ts?texts=map'; import { mapMode as mode } from '#messages/map.ts?texts=mapMode'",
    '',
    '',
    '',
    "import { driverCard as en } from './en/home.ts?texts=driverCard'",
    '',
  ])
})
