import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import {
  getFeature,
  findArrows,
  findCircles,
  getFolder,
  readFilesWithTests,
  readSourceFiles,
  type SourceFile,
} from './support/source-files.ts'
import { findTestFiles } from './support/test-projects.ts'

const files = readSourceFiles()
const onServer = files.filter(({ path }) => path.startsWith('src/server/'))
const onWeb = files.filter(({ path }) => path.startsWith('src/web/'))
const inPlanning = files.filter(({ path }) => path.startsWith('src/planning/'))
const inContract = files.filter(({ path }) => path.startsWith('src/contract/'))
/** A room is a folder at the top of a tree, or a file that lies there by itself. An arrow is one room that imports another. */
const trees = [
  { tree: 'contract', sources: inContract, most: { rooms: 13, arrows: 45 } },
  { tree: 'planning', sources: inPlanning, most: { rooms: 5, arrows: 6 } },
  { tree: 'server', sources: onServer, most: { rooms: 9, arrows: 28 } },
  { tree: 'web', sources: onWeb, most: { rooms: 20, arrows: 104 } },
]

/** @returns "path imports path" for every forbidden import */
function refusedImports(from: readonly SourceFile[], isAllowed: (path: string, imported: string) => boolean): string[] {
  return from.flatMap(({ path, imports }) =>
    imports.filter((imported) => !isAllowed(path, imported)).map((imported) => `${path} imports ${imported}`),
  )
}

function linesThatMatch(from: readonly SourceFile[], pattern: RegExp): string[] {
  return from.flatMap(({ path, text }) =>
    text.split('\n').flatMap((line, index) => (pattern.test(line) ? [`${path}:${index + 1} ${line.trim()}`] : [])),
  )
}

describe('imports', () => {
  test('the contract uses itself and the schema library alone', () => {
    expect(
      refusedImports(inContract, (_path, imported) => imported.startsWith('src/contract/') || imported === 'zod/mini'),
    ).toEqual([])
  })

  test('planning uses the contract and itself, and no texts', () => {
    const isAllowed = (_path: string, imported: string) =>
      /^src\/(contract|planning)\//.test(imported) && !imported.startsWith('src/contract/messages/')
    expect(refusedImports(inPlanning, isAllowed)).toEqual([])
  })

  test('no foreign grammar of opening hours reads what people type', () => {
    expect(refusedImports(files, (_path, imported) => imported !== 'opening_hours')).toEqual([])
  })

  test('texts get their normal form in one place, which bounds the piles of their marks', () => {
    const others = files.filter(({ path }) => path !== 'src/contract/text/normal-form.ts')
    expect(linesThatMatch(others, /\.normalize\(/)).toEqual([])
  })

  test('the server speaks to its operator in one place, so that libraries can be silent', () => {
    const others = onServer.filter(({ path }) => path !== 'src/server/platform/process/operator-console.ts')
    expect(linesThatMatch(others, /(?<![-\w])console\.\w+\(/)).toEqual([])
  })

  test('the server uses the contract, never the web', () => {
    expect(refusedImports(onServer, (_path, imported) => !imported.startsWith('src/web/'))).toEqual([])
  })

  test('the web uses the contract, never the server or Node', () => {
    expect(
      refusedImports(onWeb, (_path, imported) => !imported.startsWith('src/server/') && !imported.startsWith('node:')),
    ).toEqual([])
  })

  test('the browser takes types from the table of operations and no values', () => {
    expect(linesThatMatch(onWeb, /^import (?!type )[^']*'#contract\/(api\.ts|[^']*\.operations\.ts)'/)).toEqual([])
  })

  test('what reaches the browser takes the small form of the schema library', () => {
    expect(refusedImports(files, (_path, imported) => imported !== 'zod')).toEqual([])
  })

  test.each(trees)('the folders of the $tree import each other in one direction', ({ sources }) => {
    expect(findCircles(sources, getFolder)).toEqual([])
  })

  test.each(trees)('the files of the $tree import each other in one direction', ({ sources }) => {
    expect(findCircles(sources, (path) => path)).toEqual([])
  })

  test.each(trees)('the $tree has few rooms, and few arrows between them', ({ sources, most }) => {
    const rooms = new Set(sources.map(({ path }) => getFolder(path)))
    expect(rooms.size).toBeLessThanOrEqual(most.rooms)
    expect(findArrows(sources, getFolder).length).toBeLessThanOrEqual(most.arrows)
  })

  test('rules of the server never import transport', () => {
    const isTransport = (path: string) =>
      /^src\/server\/(platform\/http|app)\/|^src\/server\/main\.ts$|\.routes\.ts$/.test(path)
    const isAllowed = (path: string, imported: string) =>
      isTransport(path) || !(isTransport(imported) || /^(fastify|@fastify\/.*)$/.test(imported))
    expect(refusedImports(onServer, isAllowed)).toEqual([])
  })

  test('features of the server never import the composition', () => {
    const isAllowed = (path: string, imported: string) =>
      /^src\/server\/(app\/|main\.ts$)/.test(path) || !imported.startsWith('src/server/app/')
    expect(refusedImports(onServer, isAllowed)).toEqual([])
  })

  test('what components share knows no feature', () => {
    const isAllowed = (path: string, imported: string) =>
      getFeature(path) !== 'ui' ||
      !imported.startsWith('src/web/') ||
      ['ui', 'api', 'city', 'document'].includes(getFeature(imported))
    expect(refusedImports(onWeb, isAllowed)).toEqual([])
  })

  test('the bench is a package by itself: it uses what tests share, and nothing uses it', () => {
    const bench = readSourceFiles('bench')
    const isAllowed = (_path: string, imported: string) =>
      !/^(?:art|tests)\//.test(imported) || imported.startsWith('tests/support/')
    const others = ['src', 'tests', 'tools', 'art'].flatMap(readFilesWithTests)
    expect(bench).not.toHaveLength(0)
    expect(refusedImports(bench, isAllowed)).toEqual([])
    expect(refusedImports(others, (_path, imported) => !imported.startsWith('bench/'))).toEqual([])
  })

  test('files are imported by their full name, not by their folder', () => {
    expect(
      refusedImports(
        files,
        (_path, imported) => !imported.startsWith('src/') || /\.(tsx?|css(\?url)?)$/.test(imported),
      ),
    ).toEqual([])
  })

  test('no file only hands on what others export', () => {
    expect(linesThatMatch(files, /^export (\*|\{[^}]*\}|type \{[^}]*\}) from /)).toEqual([])
  })

  test('nothing is exported without a name', () => {
    expect(linesThatMatch(files, /^export default /)).toEqual([])
  })
})

describe('one place for each thing', () => {
  test('the environment is read by the configuration alone', () => {
    const others = onServer.filter(({ path }) => path !== 'src/server/main.ts')
    expect(linesThatMatch(others, /^(?!\s*(\/\/|\*|\/\*)).*process\.env/)).toEqual([])
  })

  test('local storage is used by its own file alone, and by the first script of a page, which is one by itself', () => {
    const own = new Set([
      'src/web/session/browser-storage.ts',
      'src/web/session/gate.ts',
      'src/web/session/draw-agenda.ts',
    ])
    const others = onWeb.filter(({ path }) => !own.has(path))
    expect(linesThatMatch(others, /\blocalStorage\./)).toEqual([])
  })

  test('what people read comes from the messages: no English stands between tags or in attributes', () => {
    const pages = onWeb.filter(({ path }) => path.endsWith('.tsx'))
    expect(linesThatMatch(pages, />\s*[A-Z]?[a-z]+( [a-z]+)*[.!?…]?\s*<\//)).toEqual([])
    expect(linesThatMatch(pages, /\b(aria-label|title|alt|placeholder)="[^"]*[a-z]/i)).toEqual([])
  })

  test('a rule gives the code of a reason, never a sentence', () => {
    const sentence = /new Failure\('[a-z-]+',\s*['"`][^'"`]*[^a-z.'-]['"`]|(error|reason)Code\('[^']*[^a-z.'-]/
    expect(linesThatMatch([...onServer, ...inContract], sentence)).toEqual([])
  })

  test('on the server the edge alone knows texts: rules give codes, values and data', () => {
    const isEdge = (path: string) => /^src\/server\/(platform\/http|app)\/|-(?:letter|mail)\.ts$/.test(path)
    const isText = (imported: string) => /^src\/contract\/messages\/(en\/|server-texts)/.test(imported)
    const rules = onServer.filter(({ path }) => !isEdge(path))
    expect(refusedImports(rules, (_path, imported) => !isText(imported))).toEqual([])
  })

  test('the contract knows texts by their types alone', () => {
    const outside = inContract.filter(({ path }) => !path.startsWith('src/contract/messages/'))
    expect(linesThatMatch(outside, /^import (?!type ).*#messages/)).toEqual([])
  })
})

describe('tests', () => {
  test('of the contract and of planning need nothing but the packages', () => {
    const { store, product } = findTestFiles([])
    expect([...store, ...product].filter((path) => /^src\/(contract|planning)\//.test(path))).toEqual([])
  })

  test('that start processes or serve the built pages are known by their imports', () => {
    const { product } = findTestFiles(['tests/release/deploy.test.ts'])
    expect(product).toEqual(
      expect.arrayContaining([
        'tests/processes.test.ts',
        'tests/facts-on-pages.test.ts',
        'tests/release/deploy.test.ts',
      ]),
    )
  })
})

describe('safety', () => {
  test('text never becomes HTML in the browser', () => {
    expect(
      linesThatMatch(
        onWeb,
        /dangerouslySetInnerHTML|\.(inner|outer)HTML|insertAdjacentHTML|document\.write\b|\beval\(|new Function/,
      ),
    ).toEqual([])
  })

  test('nothing is silenced in the code', () => {
    expect(linesThatMatch(files, /oxlint-disable|eslint-disable|@ts-ignore|@ts-expect-error|@ts-nocheck/)).toEqual([])
  })

  test('styles stand in sheets, not in elements', () => {
    expect(linesThatMatch(onWeb, /\sstyle=\{|\sstyle="/)).toEqual([])
  })
})

describe('supply', () => {
  const Package = z.object({
    dependencies: z.record(z.string(), z.string()),
    devDependencies: z.record(z.string(), z.string()),
  })
  const Lock = z.object({
    packages: z.record(
      z.string(),
      z.object({
        resolved: z.optional(z.string()),
        hasInstallScript: z.optional(z.boolean()),
        dev: z.optional(z.boolean()),
        optionalDependencies: z.optional(z.record(z.string(), z.string())),
      }),
    ),
  })
  const { dependencies, devDependencies } = Package.parse(JSON.parse(readFileSync('package.json', 'utf8')))
  const { packages } = Lock.parse(JSON.parse(readFileSync('package-lock.json', 'utf8')))

  test('the product needs at most 34 packages directly', () => {
    expect(Object.keys(dependencies).length).toBeLessThanOrEqual(34)
  })

  test('every package is pinned to one version', () => {
    const versions = Object.entries({ ...dependencies, ...devDependencies })
    expect(versions.filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([])
  })

  test('the lock file names no place to download from', () => {
    expect(Object.entries(packages).filter(([, { resolved }]) => resolved !== undefined)).toEqual([])
  })

  test('the lock file has the programs of every platform, without which a clean installation is refused', () => {
    const wanted = Object.values(packages).flatMap((found) => Object.keys(found.optionalDependencies ?? {}))
    expect(
      wanted.filter((name) => !Object.keys(packages).some((path) => path.endsWith(`node_modules/${name}`))),
    ).toEqual([])
  })

  test('nothing that the product runs on needs to run a script when it is installed', () => {
    const scripted = Object.entries(packages).filter(([, { hasInstallScript, dev }]) => hasInstallScript && !dev)
    expect(scripted.map(([name]) => name)).toEqual([])
  })
})

test('effects stay rare outside the map: at most 1.5 for 1,000 lines of the web', () => {
  const counted = onWeb.filter(({ path }) => !path.startsWith('src/web/map/'))
  const lines = counted.reduce((sum, { text }) => sum + text.split('\n').length, 0)
  const effects = linesThatMatch(counted, /\buse(Layout)?Effect\(/)
  expect(effects.length / (lines / 1_000)).toBeLessThanOrEqual(1.5)
})

test('each migration has a number of its own', () => {
  const numbers = readdirSync('src/server/platform/store/migrations').map((name) => /^\d{4}-/.exec(name)?.[0])
  expect(numbers).not.toContain(undefined)
  expect(new Set(numbers).size).toBe(numbers.length)
})
