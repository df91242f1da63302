import fc from 'fast-check'
import { expect, test } from 'vitest'
import { JsonItems } from './json-items.ts'

/** Splits a text that comes in pieces of this size. */
function split(text: string, pieceBytes: number) {
  const found: unknown[] = []
  const items = new JsonItems(['elements'], (item) => found.push(item))
  const bytes = Buffer.from(text)
  for (let at = 0; at < bytes.length; at += pieceBytes) items.push(bytes.subarray(at, at + pieceBytes))
  return { found, envelope: items.end() }
}

test('the items of any list are found, however the bytes are cut', () => {
  const item = fc.dictionary(fc.string(), fc.jsonValue())
  const others = fc.dictionary(
    fc.string().filter((key) => key !== 'elements'),
    fc.jsonValue(),
  )
  fc.assert(
    fc.property(
      fc.array(item),
      others,
      fc.integer({ min: 1, max: 90 }),
      fc.constantFrom(0, 1),
      (elements, more, size, indent) => {
        const text = JSON.stringify({ ...more, elements }, null, indent)
        const { found, envelope } = split(text, size)
        expect(found).toEqual(JSON.parse(JSON.stringify(elements)))
        expect(envelope).toEqual({ ...JSON.parse(JSON.stringify(more)), elements: [] })
      },
    ),
  )
})

test('lists of the same name deeper inside are no items', () => {
  const { found } = split('{"more":{"elements":[{"a":1}]},"elements":[{"elements":[{"b":2}]}]}', 7)
  expect(found).toEqual([{ elements: [{ b: 2 }] }])
})

test('any part of an object is refused', () => {
  const text = JSON.stringify({ version: 1, elements: [{ id: 1, name: '“}]' }, { id: 2 }] })
  fc.assert(
    fc.property(fc.integer({ min: 0, max: Buffer.byteLength(text) - 1 }), (length) => {
      const part = Buffer.from(text).subarray(0, length).toString('latin1')
      expect(() => split(part, 1_000)).toThrow(/middle|valid/)
    }),
  )
})

test('an object without end is refused before it fills the memory', () => {
  const items = new JsonItems(['elements'], () => {})
  const spaces = Buffer.alloc(1_000_000, ' ')
  items.push(Buffer.from('{"elements":[{"name":"'))
  expect(() => Array.from({ length: 100 }, () => items.push(spaces))).toThrow('64 MB')
})

test.each(['{"elements":[1]}', '{"elements":[{}]} x', '{"elements":[{}]}{}', `{"a":${'['.repeat(100)}`])(
  '%s is refused',
  (text) => {
    expect(() => split(text, 1_000)).toThrow('valid')
  },
)
