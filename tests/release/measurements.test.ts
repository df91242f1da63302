import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const FOLDER = join('docs', 'measurements')

/** The cells of the tables in safety.md, from the left. The first table is that of the bars, the second of the promises. */
function rowsOfTable(index: number): string[][] {
  const text = readFileSync(join(FOLDER, 'safety.md'), 'utf8')
  const table = text.split(/\n## /)[index] ?? ''
  return table
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .slice(1)
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .map(([, ...cells]) => cells)
}

/** Threat, bar, figure, and where the figure comes from. */
function safetyRows() {
  return rowsOfTable(0).map(([threat = '', bar = '', figure = '', source = '']) => ({ threat, bar, figure, source }))
}

/** Words of SECURITY.md, and the tests that fail when they are not true. */
function promiseRows() {
  return rowsOfTable(1).map(([words = '', source = '']) => ({ words, tests: getTests(source) }))
}

/** Tests are named `file: title`. A title may have a colon itself. */
function getTests(source: string) {
  return [...source.matchAll(/`([^`]+?): ([^`]+)`/g)].map(([, file = '', title = '']) => ({ file, title }))
}

/** A title stands in quotes as the first argument of a test. */
function hasTest({ file, title }: { file: string; title: string }): boolean {
  if (!existsSync(file)) return false
  const text = readFileSync(file, 'utf8')
  return [`'${title}',`, `\`${title}\`,`].some((quoted) => text.includes(quoted))
}

/** Sources are rows of a report, such as `attack.txt: slow clients`, or files of this repository. */
function getSources(source: string) {
  return [...source.matchAll(/`([^`]+)`/g)].map(([, named = '']) => {
    const [file = '', row] = named.split(': ')
    return { named, path: row === undefined ? file : join(FOLDER, file), row }
  })
}

test('every bar for safety has a figure, and the report or test that it names is there', () => {
  const rows = safetyRows()
  const named = rows.flatMap(({ source }) => getSources(source))
  const missing = named.filter(({ path, row }) => {
    if (!existsSync(path)) return true
    return (
      row !== undefined &&
      !readFileSync(path, 'utf8')
        .split('\n')
        .some((line) => line.startsWith(row))
    )
  })
  expect(rows.filter(({ figure, source }) => figure === '' || getSources(source).length === 0)).toEqual([])
  expect(missing.map(({ named: source }) => source)).toEqual([])
  expect(rows.length).toBeGreaterThanOrEqual(19)
})

test('every promise of SECURITY.md names the test that fails when it is broken, and the test is there', () => {
  const security = readFileSync('SECURITY.md', 'utf8')
  const rows = promiseRows()
  expect(rows.filter(({ words }) => !security.includes(words)).map(({ words }) => words)).toEqual([])
  expect(rows.filter(({ tests }) => tests.length === 0).map(({ words }) => words)).toEqual([])
  expect(rows.flatMap(({ tests }) => tests).filter((named) => !hasTest(named))).toEqual([])
  const protection = /\n## Protection\n([^]*?)\n## /.exec(security)?.[1] ?? ''
  const promises = protection.split('\n').filter((line) => line.startsWith('- '))
  expect(promises.length).toBeGreaterThan(15)
  expect(promises.filter((promise) => !rows.some(({ words }) => promise.includes(words)))).toEqual([])
})
