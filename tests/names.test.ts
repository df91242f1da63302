import { readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { readSourceFiles } from './support/source-files.ts'

/**
 * Names are the field's words (CONTRIBUTING.md, How we write). Texts of messages are keyed by labels and follow the
 * glossary instead.
 */
const FOLDERS = ['src', 'tests/support', 'bench', 'tools', 'art']

const files = FOLDERS.flatMap((folder) => readSourceFiles(folder)).filter(
  ({ path }) => !path.startsWith('src/contract/messages/'),
)

/** Names of the language and its libraries. */
const FOREIGN = new Set([
  'indexOf',
  'lastIndexOf',
  'anyOf',
  'allOf',
  'oneOf',
  'multipleOf',
  'supportedValuesOf',
  'keepAlive',
  'keepAliveTimeout',
  'keepBuffer',
  'keepAllGlyphs',
  // HTTP's status 410.
  'isGone',
])

/** A word of our own, and the field's word for it. */
const RETIRED: ReadonlyMap<string, string> = new Map([
  ['deed', 'action'],
  ['deeds', 'actions'],
  ['twins', 'duplicates'],
  ['picks', 'selection'],
  ['told', 'announced'],
  ['tell', 'announce'],
  ['say', 'report'],
  ['said', 'message'],
  ['kept', 'stored, cached or draft'],
  ['keep', 'store'],
  ['gone', 'retired, deleted or missing'],
  ['unsaid', 'unstated'],
  ['mend', 'fix, repair or update'],
  ['mended', 'fixed, repaired or updated'],
])

/** Fields of the API and of what devices store, names of columns, variables and decisions, which never change. */
const STORED = new Set(['deed', 'kept', 'keep', 'keptAtMs', 'gone', 'isPlaceGone', 'is_gone', 'BACKUP_KEEP'])

/** Declared names: of functions, variables, types and parameters. */
function findDeclaredNames(text: string): string[] {
  const declared = text.matchAll(/\b(?:function\*?|const|let|type|interface|class)\s+([A-Za-z_$][\w$]*)/g)
  const parameters = text.matchAll(/[(,]\s*([A-Za-z_$][\w$]*)\??\s*:\s/g)
  return [...declared, ...parameters].map(([, name = '']) => name)
}

function splitWords(name: string): string[] {
  return name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[\s_-]+/)
}

const names = files.flatMap(({ path, text }) => findDeclaredNames(text).map((name) => ({ path, name })))

describe('names', () => {
  test('are verbs with their object, or nouns: none ends in “Of”', () => {
    const odd = names.filter(({ name }) => /(?:^|[a-z])Of$/.test(name) && !FOREIGN.has(name))
    expect(odd.map(({ path, name }) => `${path}: ${name}`)).toEqual([])
  })

  test('hold no word of our own where the field has one', () => {
    const odd = names.flatMap(({ path, name }) =>
      STORED.has(name) || FOREIGN.has(name)
        ? []
        : splitWords(name)
            .filter((word) => RETIRED.has(word))
            .map((word) => `${path}: ${name} (${RETIRED.get(word) ?? ''} instead of ${word})`),
    )
    expect(odd).toEqual([])
  })

  test('of files hold none either', () => {
    const paths = FOLDERS.flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
    ).filter((path) => /\.tsx?$/.test(path))
    const odd = paths.filter((path) => splitWords(path.split('/').at(-1) ?? '').some((word) => RETIRED.has(word)))
    expect(odd).toEqual([])
  })
})

const RIDDLING_STARTS = 'What|Whatever|Whether|Of|How|Where|When|Why|Who|Whoever|That|So|Nobody|Nothing'

test('a docstring begins with the thing or its verb, not with “What”, “How” or another subordinate clause', () => {
  const odd = files.flatMap(({ path, text }) =>
    [...text.matchAll(new RegExp(String.raw`/\*\*\s+(?:\*\s+)?((?:${RIDDLING_STARTS})\s[^\n]{0,60})`, 'g'))].map(
      ([, start = '']) => `${path}: ${start}`,
    ),
  )
  expect(odd).toEqual([])
})
