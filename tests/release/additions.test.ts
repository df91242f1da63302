import { execFile } from 'node:child_process'
import { cpSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { madeUpAdditions, madeUpFact } from '../support/made-up-additions.ts'
import { addMadeUpLanguage } from '../support/made-up-language.ts'
import { BUILD_TIMEOUT_MS, copyProduct, plainEnvironment } from '../support/product-copy.ts'
import { applyAddition, filesIn, type Change } from '../support/source-changes.ts'
import { temporaryFolder } from '../support/stores.ts'

const run = promisify(execFile)

const LANGUAGE = 'a language'

/** Four type checks on a busy machine. */
const TIMEOUT_MS = 3 * BUILD_TIMEOUT_MS

test.each(Object.entries(madeUpAdditions))('%s costs the files that the table names', (task, addition) => {
  expect(namesFor(filesIn(addition), task)).toEqual(namedFiles(task))
})

test('a fact of a place costs at most five files with code', () => {
  expect(namedFiles('a fact of a place').filter((file) => !isBesideCode(file)).length).toBeLessThanOrEqual(5)
})

test(
  'all additions compile in one copy, and the compiler names what a fact lacks',
  { timeout: TIMEOUT_MS },
  async () => {
    const folder = temporaryFolder()
    copyProduct(folder)
    cpSync('tests', join(folder, 'tests'), { recursive: true })
    for (const [task, addition] of Object.entries(madeUpAdditions))
      if (task !== 'a fact of a place') applyAddition(folder, addition)
    const add = (...changes: Change[]) => applyAddition(folder, { added: {}, changes })
    add(...madeUpFact.texts)

    const before = sourcesIn(folder)
    addMadeUpLanguage(folder, { dir: 'rtl', codes: ['gu', 'hi', 'xx'] })
    const changed = [...sourcesIn(folder)].filter(([file, text]) => before.get(file) !== text).map(([file]) => file)
    expect(namesFor(changed, LANGUAGE)).toEqual(namedFiles(LANGUAGE))

    const [schema, suggestion, ...others] = madeUpFact.code
    add(schema)
    expect(await faultyFiles(folder, ['-b', 'src/contract'])).toEqual([suggestion.file])
    add(suggestion)
    expect(await faultyFiles(folder, ['-b', 'src/web'])).toEqual(others.map(({ file }) => file).toSorted())
    add(...others)
    expect(await faultyFiles(folder, ['-b', 'src/server', 'src/web'])).toEqual([])
    expect(await faultyFiles(folder, ['-p', writeRowsProject(folder)])).toEqual([])
  },
)

/** @returns the files that the compiler complains about, each once, in the order of the alphabet */
async function faultyFiles(folder: string, options: readonly string[]): Promise<string[]> {
  const { PATH = '', ...env } = plainEnvironment()
  const bin = join(folder, 'node_modules', '.bin')
  const { code, stdout } = await run('tsc', [...options], {
    cwd: folder,
    env: { ...env, PATH: `${bin}${delimiter}${PATH}` },
  }).then(
    () => ({ code: 0, stdout: '' }),
    (failure: { code: number; stdout: string }) => failure,
  )
  const faulty = new Set([...stdout.matchAll(/^(\S+)\(\d+,\d+\): error/gm)].map(([, file = '']) => file))
  if (code !== 0 && faulty.size === 0) throw new Error(`The compiler failed without a file: ${stdout}`)
  return [...faulty].toSorted()
}

/** The two lists of the suites that an addition changes, without the suites. What tests are handed is declared beside them. */
function writeRowsProject(folder: string): string {
  const project = join(folder, 'tests', 'tsconfig.rows.json')
  const files = ['access-rows', 'desk-samples', 'postgres-cluster'].map((name) => `support/${name}.ts`)
  const references = ['contract', 'planning', 'server', 'web'].map((name) => ({ path: `../src/${name}` }))
  const compilerOptions = { composite: false, emitDeclarationOnly: false, tsBuildInfoFile: null, noEmit: true }
  writeFileSync(
    project,
    JSON.stringify({ extends: './tsconfig.json', compilerOptions, include: [], files, references }),
  )
  return project
}

function sourcesIn(folder: string): Map<string, string> {
  const files = globSync('src/**/*.{ts,tsx}', { cwd: folder })
  return new Map(files.map((file) => [file, readFileSync(join(folder, file), 'utf8')]))
}

/** The files in a row of the table of docs/architecture.md: code, then English texts and lists of the suites. */
function namedFiles(task: string): string[] {
  const rows = readFileSync('docs/architecture.md', 'utf8').split('\n')
  const row = rows.find((line) => line.startsWith(`| ${task} |`))
  if (row === undefined) throw new Error(`The table has no row for ${task}`)
  const [, code = '', beside = ''] = row.split(' | ')
  const texts = pathsIn(beside)
    .map((path) => path.replace(/^messages\//, 'contract/messages/'))
    .filter(isBesideCode)
  return [...pathsIn(code), ...texts].toSorted()
}

function isBesideCode(path: string): boolean {
  return /^contract\/messages\/en\/|^tests\/support\//.test(path)
}

function pathsIn(cell: string): string[] {
  return [...cell.matchAll(/`([\w./-]+\/(?:[\w.-]+\.tsx?)?)`/g)].map(([, path = '']) => path)
}

/** The files of an addition as the table of docs/architecture.md writes them. Files that it does not name stay as they are. */
function namesFor(files: readonly string[], task: string): string[] {
  const named = namedFiles(task)
  const names = files
    .map((file) => file.replace(/^src\//, ''))
    .filter((file) => !/^contract\/messages\/(?:gu|hi)\//.test(file))
    .map((file) => named.find((name) => patternFor(name).test(file)) ?? file)
  return [...new Set(names)].toSorted()
}

function patternFor(name: string): RegExp {
  const pattern = name.replaceAll('.', '\\.').replaceAll(/\b(?:SUBJECT|WING|x)\b/g, '[\\w-]+')
  return new RegExp(name.endsWith('/') ? `^${pattern}` : `^${pattern}$`)
}
