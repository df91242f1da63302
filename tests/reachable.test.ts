import { describe, expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import { readEnglish, type Texts } from './support/english.ts'
import { readSourceFiles, type SourceFile } from './support/source-files.ts'

const files = readSourceFiles()
const byPath = new Map(files.map((file) => [file.path, file]))

/** Follows static and dynamic imports from the entry files. */
function reachableFrom(entries: readonly string[]): SourceFile[] {
  const found = new Map<string, SourceFile>()
  const open = [...entries]
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    const file = byPath.get(path)
    if (!file || found.has(path)) continue
    found.set(path, file)
    open.push(...file.imports)
  }
  return [...found.values()]
}

const onWeb = reachableFrom([
  'src/web/entry-client.tsx',
  'src/web/entry-server.tsx',
  'src/web/paint-first.ts',
  'src/web/trips/sharing/shared-first-view.ts',
  'src/web/api/photo-worker.ts',
  'src/web/trips/planner/plan-worker.ts',
  'src/web/guide/offline/service-worker.ts',
  'src/web/guide/offline/remove-worker.ts',
  // The build puts it into the place of Vite's own (tools/short-preload.ts).
  'src/web/document/load-with-styles.ts',
])
const entries = [
  'src/server/main.ts',
  'src/server/account/media/image-reader-process.ts',
  'src/server/admin/place-import/place-reader-process.ts',
  'src/server/operator/backup/scheduled-backup-process.ts',
  'src/server/account/auth/argon2-thread.ts',
]
const running = [...new Set([...reachableFrom(entries), ...onWeb])]

/** Some texts and some files of the product are used by commands only. */
const commands = [...readSourceFiles('tools'), ...readSourceFiles('art'), ...readSourceFiles('bench')]

test('every file is part of what runs', () => {
  const used = reachableFrom(commands.flatMap(({ imports }) => imports))
  const known = new Set([...running, ...used].map(({ path }) => path))
  const left = files.map(({ path }) => path).filter((path) => !known.has(path))
  // Only languages besides English use the translation function. Their files have the names of the English ones.
  const ofLanguages = /^src\/contract\/messages\/(translation\.ts|(?!en\/)[a-z]+\/)/
  expect(left.filter((path) => !ofLanguages.test(path))).toEqual([])
})

/** Dotted names of all texts, such as `trips.tabs.create`. A plural or a list counts as one text. */
function getNames(texts: Texts, prefix = ''): string[] {
  return Object.entries(texts).flatMap(([key, value]) => {
    const name = prefix === '' ? key : `${prefix}.${key}`
    return isGroup(value) ? getNames(value, name) : [name]
  })
}

function isGroup(value: unknown): value is Texts {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !('other' in value)
}

/** The groups of messages that a file imports, and those that it takes from the texts of the caller's language. */
const TAKEN_GROUPS =
  /import \{ ([^}]*) \} from '#messages\/|const \{ ([^}]*) \} = (?:serverTexts|languageOffers|driverCards)\[|\btexts\.(\w+)/g

/** Finds the texts that a file uses, also under import aliases. A group indexed by a variable counts whole. */
function shownIn(source: string): string[] {
  // A spread hands a group on.
  const text = source.replaceAll('...', ', ')
  const names = [...text.matchAll(TAKEN_GROUPS)].flatMap(([, imported, taken, property]) =>
    (imported ?? taken ?? `${property} as texts.${property}`).split(', '),
  )
  return names.flatMap((part) => {
    const [group = '', alias = group] = part.split(' as ')
    const uses = [...text.matchAll(new RegExp(`(?<![\\w.'])${alias}((?:\\.\\w+)*)`, 'g'))]
    return uses
      .map(([, path = '']) => group + path)
      .filter((use) => use !== group || text.includes(`${alias}[`) || isHandedOn(text, alias))
  })
}

/** Checks whether a file passes a whole group to a function or puts it into a table. */
function isHandedOn(text: string, alias: string): boolean {
  return new RegExp(`[(,:=] ?${alias}[,)\\s}]`).test(text.replace(/import \{[^}]*\} from '[^']*'/g, ''))
}

describe('every text of the messages', async () => {
  const english = await readEnglish()
  const shown = new Set([...running, ...commands].flatMap(({ text }) => shownIn(text)))
  const isShown = (name: string) => {
    const parts = name.split('.')
    return parts.some((_part, index) => shown.has(parts.slice(0, index + 1).join('.'))) || hasShownPart(name)
  }
  // `trips.days.one` shows `trips.days`.
  const hasShownPart = (name: string) => [...shown].some((use) => use.startsWith(`${name}.`))

  // Rules refer to these texts by code.
  const { fieldErrors = {}, failures = {}, ...groups } = english

  test('is shown by something that runs', () => {
    expect(getNames(groups).filter((name) => !isShown(name))).toEqual([])
  })

  test('is given as a reason by something that runs, where it is of a failure or a field', () => {
    const code = running.filter(({ path }) => !path.startsWith('src/contract/messages/')).map(({ text }) => text)
    const codes = Object.keys({ ...fieldErrors, ...failures })
    expect(codes.filter((reason) => !code.some((text) => text.includes(reason)))).toEqual([])
  })
})

test('every call of the contract is made by a page, or is there for others by intent', () => {
  const used = new Set(onWeb.flatMap(({ text }) => [...text.matchAll(/\b\w+\b/g)].map(([word]) => word)))
  // Programs of others ask for the hours of many days. Pages compute them.
  const forOthers = new Set<string>(['listHours'])
  expect(Object.keys(api).filter((name) => !used.has(name) && !forOthers.has(name))).toEqual([])
})

test('every page has its address in one table, and the table no address without a page', () => {
  const routes = byPath.get('src/web/routes.tsx')?.text ?? ''
  const paths = byPath.get('src/contract/paths.ts')?.text ?? ''
  const [table = ''] = paths.split('} as const')
  const named = [...table.matchAll(/^ {2}(\w+): '/gm)].map(([, name = '']) => name)
  expect(named.length).toBeGreaterThan(10)
  expect(named.filter((name) => name !== 'home' && !routes.includes(`paths.${name}`))).toEqual([])
})
