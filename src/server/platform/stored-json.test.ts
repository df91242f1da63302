import fc from 'fast-check'
import { expect, test } from 'vitest'
import { storeJson, writeJson } from './stored-json.ts'

const value = fc.oneof(fc.anything({ withDate: true, withNullPrototype: true }), fc.constant(undefined))

const listed = fc.array(
  fc.oneof(
    { weight: 3, arbitrary: fc.dictionary(fc.string(), fc.jsonValue()).map((object) => storeJson(object)) },
    { weight: 1, arbitrary: value },
  ),
  { maxLength: 6 },
)

test('a reply with kept objects in its lists is the JSON that it would be without them', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.oneof(value, listed), { maxKeys: 5 }), (reply) => {
      expect(writeJson(reply)).toBe(JSON.stringify(reply))
    }),
  )
})

test('any other value is written as JSON', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (reply) => {
      expect(writeJson(reply)).toBe(JSON.stringify(reply))
    }),
  )
})
