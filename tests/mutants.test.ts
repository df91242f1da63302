import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { mutants } from './mutants/mutants.ts'

test('the text of every seeded fault stands in its file once, and the tests that find it exist', () => {
  const isMissing = ({ file, find }: (typeof mutants)[number]) =>
    !existsSync(file) || readFileSync(file, 'utf8').split(find).length !== 2
  const files = mutants.flatMap(({ tests }) => tests.map((named) => named.replace(/ › .*/, '')))
  expect(mutants.filter(isMissing).map(({ name }) => name)).toEqual([])
  expect(files.filter((file) => file.endsWith('.ts') && !existsSync(file))).toEqual([])
})
