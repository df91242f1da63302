import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const FOLDER = join('docs', 'measurements')

/** The cells of the table in safety.md: threat, bar, figure, and where the figure comes from. */
function safetyRows() {
  return readFileSync(join(FOLDER, 'safety.md'), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| threat'))
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .map(([, threat = '', bar = '', figure = '', source = '']) => ({ threat, bar, figure, source }))
}

/** Sources are rows of a report, such as `attack.txt: slow clients`, or files of this repository. */
function sourcesOf(source: string) {
  return [...source.matchAll(/`([^`]+)`/g)].map(([, named = '']) => {
    const [file = '', row] = named.split(': ')
    return { named, path: row === undefined ? file : join(FOLDER, file), row }
  })
}

test('every bar for safety has a figure, and the report or test that it names is there', () => {
  const rows = safetyRows()
  const named = rows.flatMap(({ source }) => sourcesOf(source))
  const missing = named.filter(({ path, row }) => {
    if (!existsSync(path)) return true
    return (
      row !== undefined &&
      !readFileSync(path, 'utf8')
        .split('\n')
        .some((line) => line.startsWith(row))
    )
  })
  expect(rows.filter(({ figure, source }) => figure === '' || sourcesOf(source).length === 0)).toEqual([])
  expect(missing.map(({ named: source }) => source)).toEqual([])
  expect(rows.length).toBeGreaterThanOrEqual(19)
})
