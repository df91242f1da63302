import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readTable } from './read-table.ts'

const read = (text: string) =>
  [...readTable(text)].map((record) => (record.kind === 'cells' ? [...record.cells] : `broken ${record.line}`))

const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`

test('any cells that are written with quotes are read again, with each delimiter and each end of line', () => {
  const table = fc
    .integer({ min: 2, max: 5 })
    .chain((width) =>
      fc.array(fc.array(fc.string({ unit: 'grapheme' }), { minLength: width, maxLength: width }), { minLength: 1 }),
    )
  const form = fc.record({ delimiter: fc.constantFrom(',', ';', '\t', '|'), end: fc.constantFrom('\n', '\r\n', '\r') })
  fc.assert(
    fc.property(table, form, (rows, { delimiter, end }) => {
      const heads = (rows[0] ?? []).map((_, index) => `h${index}`)
      const records = [heads, ...rows]
      const text = records.map((cells) => cells.map(quoted).join(delimiter)).join(end) + end
      expect(read(text)).toEqual(records.filter((cells) => cells.some((cell) => cell.trim() !== '')))
    }),
  )
})

test.each([
  [
    'name;price\nDumas, Beach; 10 \n\n;;\n"a ""b""";\r\n',
    [
      ['name', 'price'],
      ['Dumas, Beach', '10'],
      ['a "b"', ''],
    ],
  ],
  [
    'sep=;\nname;latitude\nHall;21,195\n',
    [
      ['name', 'latitude'],
      ['Hall', '21,195'],
    ],
  ],
  [
    '"sep=|"\r\nname|x\r\na,b|c',
    [
      ['name', 'x'],
      ['a,b', 'c'],
    ],
  ],
  [
    'name\tlatitude\nA  b\t21,196\n',
    [
      ['name', 'latitude'],
      ['A  b', '21,196'],
    ],
  ],
  [
    'name,price\n=1+1,@SUM(A1)\n',
    [
      ['name', 'price'],
      ['=1+1', '@SUM(A1)'],
    ],
  ],
  [
    'a, "b"\n1, "2, 3"\n',
    [
      ['a', 'b'],
      ['1', '2, 3'],
    ],
  ],
  [
    'a,b\n21°10\'12"N,"dms"\n5" pipe,x',
    [
      ['a', 'b'],
      ['21°10\'12"N', 'dms'],
      ['5" pipe', 'x'],
    ],
  ],
  [
    'a,b\n"1\n2",3\nx,y',
    [
      ['a', 'b'],
      ['1\n2', '3'],
      ['x', 'y'],
    ],
  ],
])('%j', (text, records) => {
  expect(read(text)).toEqual(records)
})

test.each([
  ['a,b\n"open,c\nnext,d', [['a', 'b'], 'broken 2', ['next', 'd']]],
  ['a,b\n"c"d,e\nx,y', [['a', 'b'], 'broken 2', ['x', 'y']]],
  ['a,b\nc"d,e,f\nx,y', [['a', 'b'], 'broken 2', ['x', 'y']]],
  ['a,b\n"c,d\n"e",f\n"g,h\nx,y', [['a', 'b'], 'broken 2', ['e', 'f'], 'broken 4', ['x', 'y']]],
  [`a,b\n"${'x'.repeat(70_000)}\nx,y`, [['a', 'b'], 'broken 2', ['x', 'y']]],
])('a broken quote spoils its own line alone: %#', (text, records) => {
  expect(read(text)).toEqual(records)
})
