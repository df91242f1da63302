import fc from 'fast-check'
import { expect, test } from 'vitest'
import { CsvReader } from './csv.ts'

function read(...pieces: string[]): string[][] {
  const records: string[][] = []
  const reader = new CsvReader((cells) => records.push([...cells]))
  for (const piece of pieces) reader.push(piece)
  reader.end()
  return records
}

const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`

test('any cells that are written with quotes are read again, with each delimiter and each end of line', () => {
  const table = fc
    .integer({ min: 2, max: 5 })
    .chain((width) => fc.array(fc.array(fc.string({ unit: 'grapheme' }), { minLength: width, maxLength: width })))
  const form = fc.record({
    delimiter: fc.constantFrom(',', ';'),
    end: fc.constantFrom('\n', '\r\n', '\r'),
    cut: fc.nat(200),
  })
  fc.assert(
    fc.property(table, form, (rows, { delimiter, end, cut }) => {
      const records = [['a', 'b'], ...rows]
      const text = records.map((cells) => cells.map(quoted).join(delimiter)).join(end) + end
      expect(read(text.slice(0, cut), text.slice(cut))).toEqual(records)
    }),
  )
})

test('cells without quotes are read as they stand', () => {
  expect(read('name;price\nDumas, Beach; 10 \n\n"a ""b""";\r\n')).toEqual([
    ['name', 'price'],
    ['Dumas, Beach', ' 10 '],
    ['a "b"', ''],
  ])
})

test('a formula is a text', () => {
  expect(read('name,price\n=1+1,@SUM(A1)\n')[1]).toEqual(['=1+1', '@SUM(A1)'])
})

test('lines are counted through cells of several lines', () => {
  const lines: number[] = []
  const reader = new CsvReader((_cells, line) => lines.push(line))
  reader.push('a,b\r\n"1\r\n2",3\r\n\r\nx,y')
  reader.end()
  expect(lines).toEqual([1, 2, 5])
})

test.each([
  ['a,b\n"open,c', 'Line 2 of the file: the quote that begins there has no end.'],
  ['a,b\n"c"d,e', 'Line 2 of the file: a text follows a closing quote.'],
  ['a,b\nc"d,e', 'Line 2 of the file: a quote stands in a cell that does not begin with one.'],
  [`a,b\n"${'x'.repeat(70_000)}`, 'Line 2 of the file: it is longer than 64 kB. Is there a quote without an end?'],
])('what is no CSV is refused with its line', (text, problem) => {
  expect(() => read(text)).toThrow(problem)
})
