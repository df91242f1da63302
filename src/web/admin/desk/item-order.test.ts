import fc from 'fast-check'
import { expect, test } from 'vitest'
import { keysFor, movedTo } from './item-order.ts'

const index = fc.nat({ max: 20 })

test('a moved item stands at its new place, and all others keep their order', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer(), { minLength: 1 }), index, index, (items, some, other) => {
      const [from, to] = [some % items.length, other % items.length]
      const item = items[from]
      const moved = movedTo(items, from, to)
      expect(moved[to]).toBe(item)
      expect(moved.filter((one) => one !== item)).toEqual(items.filter((one) => one !== item))
    }),
  )
})

test('every item has a key of its own, and keeps it when others are added', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat()), index, (known, count) => {
      const keys = keysFor(known, count)
      expect(new Set(keys).size).toBe(count)
      expect(keys.slice(0, known.length)).toEqual(known.slice(0, count))
    }),
  )
})
