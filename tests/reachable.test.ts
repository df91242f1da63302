import { describe, expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import { readEnglish, type Texts } from './support/english.ts'
import { readSourceFiles, type SourceFile } from './support/source-files.ts'

const files = readSourceFiles()
const byPath = new Map(files.map((file) => [file.path, file]))

/** What is loaded when the product runs: everything that its doors import, at once or later. */
function reachableFrom(doors: readonly string[]): SourceFile[] {
  const found = new Map<string, SourceFile>()
  const open = [...doors]
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    const file = byPath.get(path)
    if (!file || found.has(path)) continue
    found.set(path, file)
    open.push(...file.imports)
  }
  return [...found.values()]
}

const onWeb = reachableFrom(['src/web/entry-client.tsx', 'src/web/entry-server.tsx', 'src/web/session/gate.ts'])
const doors = ['src/server/main.ts', 'src/server/media/image-reader-process.ts', 'src/server/auth/argon2-thread.ts']
const running = [...new Set([...reachableFrom(doors), ...onWeb])]

/** Commands, which show a few texts as well and use a few files of the product alone. */
const commands = [...readSourceFiles('tools'), ...readSourceFiles('art')]

test('every file is part of what runs', () => {
  const used = reachableFrom(commands.flatMap(({ imports }) => imports))
  const known = new Set([...running, ...used].map(({ path }) => path))
  const left = files.map(({ path }) => path).filter((path) => !known.has(path))
  // The page loads one script by itself, and languages besides English are written with one function.
  expect(left.filter((path) => !/(paint-first|translation)\.ts$/.test(path))).toEqual([])
})

/** Dotted names of all texts, such as `trips.tabs.create`. A plural is one text, and so is a list. */
function namesOf(texts: Texts, prefix = ''): string[] {
  return Object.entries(texts).flatMap(([key, value]) => {
    const name = prefix === '' ? key : `${prefix}.${key}`
    return isGroup(value) ? namesOf(value, name) : [name]
  })
}

function isGroup(value: unknown): value is Texts {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !('other' in value)
}

/** What a file shows of each group that it imports, by whatever name: `trips.tabs` when that is indexed by a variable. */
function shownIn(text: string): string[] {
  const names = [...text.matchAll(/import \{ ([^}]*) \} from '#messages\//g)].map(([, name = '']) => name)
  return names.flatMap((part) => {
    const [group = '', alias = group] = part.split(' as ')
    const uses = [...text.matchAll(new RegExp(`(?<![\\w.'])${alias}((?:\\.\\w+)*)`, 'g'))]
    return uses
      .map(([, path = '']) => group + path)
      .filter((use) => use !== group || text.includes(`${alias}[`) || isHandedOn(text, alias))
  })
}

/** A whole group that is given to a function or put into a table. */
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

  // These are known by their codes.
  const { fieldErrors = {}, failures = {}, ...groups } = english

  test('is shown by something that runs', () => {
    expect(namesOf(groups).filter((name) => !isShown(name))).toEqual([])
  })

  test('is given as a reason by something that runs, where it is of a failure or a field', () => {
    const code = running.filter(({ path }) => !path.startsWith('src/contract/messages/')).map(({ text }) => text)
    const codes = Object.keys({ ...fieldErrors, ...failures })
    expect(codes.filter((reason) => !code.some((text) => text.includes(reason)))).toEqual([])
  })
})

test('every call of the contract is made by a page, or is there for others by intent', () => {
  const used = new Set(onWeb.flatMap(({ text }) => [...text.matchAll(/\b\w+\b/g)].map(([word]) => word)))
  // A mail program unsubscribes by itself; the pages do it by the same call.
  const forOthers = new Set<string>([])
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
