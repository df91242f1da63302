import { expect, test } from 'vitest'
import { joinFiles, type BuiltFile, type Visit } from '../tools/join-files.ts'

type Sketch = { imports?: string[]; bytes?: number; isFixed?: boolean; hasStyles?: boolean }

function toFiles(sketches: Record<string, Sketch>): Map<string, BuiltFile> {
  return new Map(
    Object.entries(sketches).map(([name, { imports = [], bytes = 200, isFixed = false, hasStyles = false }]) => [
      name,
      { name, modules: [`${name}.ts`], imports, bytes, isFixed, hasStyles },
    ]),
  )
}

const visit = (first: string[], later: string[] = [], weight = 1): Visit => ({ first, later, weight, growth: 0.003 })

/** A page of 100 kB, which small files that it loads at once may not make much larger. */
const PAGE = { bytes: 100_000, isFixed: true }

test('files that one visit loads become one', () => {
  const files = toFiles({ page: { ...PAGE, imports: ['a', 'b'] }, a: {}, b: {}, c: {} })

  expect(joinFiles(files, [visit(['page'], ['c'])])).toEqual([['a', 'b', 'c']])
})

test('a large file is not joined with one that another page needs', () => {
  const files = toFiles({
    page: { ...PAGE, imports: ['shared'] },
    other: { ...PAGE, imports: ['shared', 'large'] },
    shared: {},
    large: { bytes: 50_000 },
  })

  expect(joinFiles(files, [visit(['page']), visit(['other'])])).toEqual([])
})

test('a join pays for all that its parts import', () => {
  const files = toFiles({
    page: { ...PAGE, imports: ['shared'] },
    other: { ...PAGE, imports: ['shared', 'small'] },
    shared: {},
    small: { imports: ['large'] },
    large: { bytes: 50_000, isFixed: true },
  })

  expect(joinFiles(files, [visit(['page']), visit(['other'])])).toEqual([])
})

test('the first load of a page grows by its share at most, however much a join saves', () => {
  const grownBy = (bytes: number) =>
    toFiles({ page: { ...PAGE, imports: ['shared'] }, other: PAGE, shared: {}, later: { bytes } })
  const visits = [visit(['page']), visit(['page'], ['later'], 10), visit(['other'], ['shared', 'later'], 10)]

  expect(joinFiles(grownBy(350), visits)).toEqual([['shared', 'later']])
  expect(joinFiles(grownBy(700), visits)).toEqual([])
})

test('a join never makes files import each other', () => {
  const files = toFiles({
    page: { ...PAGE, imports: ['a'] },
    a: { imports: ['b'] },
    b: { ...PAGE, imports: ['c'] },
    c: {},
  })

  expect(joinFiles(files, [visit(['page'])])).toEqual([])
})

test('files with names of their own stay', () => {
  const files = toFiles({ page: { ...PAGE, imports: ['named', 'a'] }, named: { isFixed: true }, a: {} })

  expect(joinFiles(files, [visit(['page'])])).toEqual([])
})

test('a file with a style sheet is not joined where another visit would load the sheet alone', () => {
  const files = toFiles({
    page: { ...PAGE, imports: ['shared'] },
    other: { ...PAGE, imports: ['shared', 'styled'] },
    shared: {},
    styled: { hasStyles: true },
  })

  expect(joinFiles(files, [visit(['page'], [], 3), visit(['other'])])).toEqual([])
  expect(joinFiles(files, [visit(['page'], [], 0.5), visit(['other'])])).toEqual([['shared', 'styled']])
})

test('a file that joins nothing as a whole goes where it costs least', () => {
  const files = toFiles({
    page: { ...PAGE, imports: ['large', 'small'] },
    other: { ...PAGE, imports: ['small'] },
    large: { bytes: 50_000 },
    small: {},
    later: {},
  })

  expect(joinFiles(files, [visit(['page'], ['later']), visit(['other'], ['later'])])).toEqual([['small', 'later']])
})
