import { expect, test, vi } from 'vitest'
import { NewTrip } from '#contract/trip/new-trip.ts'
import * as z from 'zod/mini'
import { hasTooManyContainers } from './count-containers.ts'
import { stopAtFaults } from './stop-at-faults.ts'

stopAtFaults(NewTrip)

const tags = 'weakness/trip-of-faults'
const faulty = { name: '', date: 'x', time: 'x', place: '!', cost: -1, position: 'x', wayHere: 'x', isDone: 1 }
const tripFor = (activities: readonly object[]) => ({
  title: 'Surat',
  budget: 0,
  destinations: Array.from({ length: 50 }, () => ({ name: 'Dumas', activities })),
})

test('a trip of eighty thousand faults is read up to the first of them', { tags }, () => {
  const { error } = NewTrip.safeParse(tripFor(Array.from({ length: 200 }, () => faulty)))
  expect(error?.issues.length).toBeGreaterThanOrEqual(20)
  expect(error?.issues.length).toBeLessThan(60)
  expect(error?.issues[0]?.path).toEqual(['destinations', 0, 'activities', 0, 'name'])
})

test('a trip without faults is read whole, and a list that is too long is refused as one', () => {
  const activity = { name: 'Beach' }
  const whole = NewTrip.safeParse(tripFor(Array.from({ length: 200 }, () => activity)))
  expect(whole.data?.destinations.map(({ activities }) => activities.length)).toEqual(
    Array.from({ length: 50 }, () => 200),
  )
  const long = NewTrip.safeParse(tripFor(Array.from({ length: 201 }, () => activity)))
  expect(long.error?.issues[0]?.message).toBe('list.too-long')
})

test.each(['days', 'spending', 'destinations'])(
  '%s that are too many are refused before one of them is read',
  (field) => {
    const readItem = vi.fn<() => number>()
    const items = Array.from({ length: 100_000 }, () => ({
      get date() {
        return readItem()
      },
    }))
    const { error } = NewTrip.safeParse({ ...tripFor([]), [field]: items })
    expect(error?.issues.map(({ path, message }) => [path, message])).toEqual([[[field], 'list.too-long']])
    expect(readItem).not.toHaveBeenCalled()
  },
)

test('no check reads a list that was left unread', () => {
  const List = z.array(z.object({ date: z.string().check(z.minLength(3)) })).check(({ value }) => {
    for (const { date } of value) if (date === '') throw new Error('The list is not complete.')
  })
  stopAtFaults(List)
  expect(List.safeParse(Array.from({ length: 100 }, () => ({ date: '' }))).error?.issues).toHaveLength(20)
})

test('lists and objects of a text are counted, those in its words are not', { tags }, () => {
  expect(hasTooManyContainers(JSON.stringify(Array.from({ length: 29_999 }, () => [])))).toBe(false)
  expect(hasTooManyContainers(JSON.stringify(Array.from({ length: 30_001 }, () => ({}))))).toBe(true)
  expect(hasTooManyContainers(JSON.stringify({ note: '[{"\\"'.repeat(100_000) }))).toBe(false)
})
