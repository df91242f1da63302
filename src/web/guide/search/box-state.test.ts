import fc from 'fast-check'
import { expect, test } from 'vitest'
import { activeIndex, changeBox, closedBox } from './box-state.ts'

const open = { ...closedBox, isOpen: true }
const options = ['a', 'b', 'c', 'd'] as const
const down = (count: number) => ({ kind: 'move', by: 1, keys: options.slice(0, count) }) as const
const up = (count: number) => ({ kind: 'move', by: -1, keys: options.slice(0, count) }) as const

test('Down goes from the field to the first option and from the last one back to the field', () => {
  const steps = [down(2), down(2), down(2)]
  const states = steps.map((_, index) => steps.slice(0, index + 1).reduce(changeBox, open).active)
  expect(states).toEqual(['a', 'b', null])
})

test('Up goes from the field to the last option', () => {
  expect(changeBox(open, up(3)).active).toBe('c')
})

test('an arrow opens a closed list', () => {
  expect(changeBox(closedBox, down(2))).toMatchObject({ isOpen: true, active: 'a' })
})

test('new letters choose nothing', () => {
  expect(changeBox({ ...open, active: 'b' }, { kind: 'type' })).toEqual(open)
})

test('an arrow key between the last letter and its answer chooses', () => {
  const chosen = [{ kind: 'type' } as const, down(2), { kind: 'ask', term: 'cas', isOpen: true } as const].reduce(
    changeBox,
    open,
  )
  expect(chosen).toEqual({ asked: 'cas', isOpen: true, active: 'a' })
})

test('the same letters again leave the chosen option', () => {
  const chosen = { asked: 'castle', isOpen: true, active: 'b' }
  expect(changeBox(chosen, { kind: 'ask', term: 'castle', isOpen: true })).toEqual(chosen)
  expect(changeBox(chosen, { kind: 'ask', term: 'castle', isOpen: false })).toMatchObject({
    isOpen: false,
    active: null,
  })
})

test('the choice stays with its option when a later answer has others, and goes with it', () => {
  const chosen = changeBox(open, up(4))
  expect(activeIndex(chosen, ['d', 'e'])).toBe(0)
  expect(activeIndex(chosen, ['e', 'f'])).toBe(-1)
  expect(changeBox(chosen, { kind: 'move', by: 1, keys: ['e', 'f'] }).active).toBe('e')
})

test('any number of steps stays within the options', () => {
  const steps = fc.array(fc.constantFrom(down(4), up(4)))
  fc.assert(
    fc.property(steps, (taken) => {
      const { active } = taken.reduce(changeBox, open)
      return active === null || options.some((option) => option === active)
    }),
  )
})
