import fc from 'fast-check'
import { expect, test } from 'vitest'
import { changeBox, closedBox } from './box-state.ts'

const open = { ...closedBox, isOpen: true }
const down = (count: number) => ({ kind: 'move', by: 1, count }) as const
const up = (count: number) => ({ kind: 'move', by: -1, count }) as const

test('Down goes from the field to the first option and from the last one back to the field', () => {
  const steps = [down(2), down(2), down(2)]
  const states = steps.map((_, index) => steps.slice(0, index + 1).reduce(changeBox, open).active)
  expect(states).toEqual([0, 1, -1])
})

test('Up goes from the field to the last option', () => {
  expect(changeBox(open, up(3)).active).toBe(2)
})

test('an arrow opens a closed list', () => {
  expect(changeBox(closedBox, down(2))).toMatchObject({ isOpen: true, active: 0 })
})

test('new letters choose nothing', () => {
  expect(changeBox({ ...open, active: 1 }, { kind: 'ask', term: 'cas', isOpen: true }).active).toBe(-1)
})

test('any number of steps stays within the options', () => {
  const steps = fc.array(fc.constantFrom(down(4), up(4)))
  fc.assert(
    fc.property(steps, (taken) => {
      const { active } = taken.reduce(changeBox, open)
      return active >= -1 && active < 4
    }),
  )
})
