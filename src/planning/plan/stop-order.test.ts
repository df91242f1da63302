import fc from 'fast-check'
import { expect, test } from 'vitest'
import { clockTime, type Span } from '../hours/minutes.ts'
import { minuteInDay } from './day-hours.ts'
import { hasPosition, inOrder } from './stop-order.ts'
import { blankActivity, type NamedActivity } from './trip-with-plan.ts'

/** The rule as it is said: each activity without a position is put before the first that has a later time. */
function insertOneByOne(activities: readonly NamedActivity[], day: Span | null): NamedActivity[] {
  const findMinute = ({ time }: NamedActivity) =>
    time === '' ? null : minuteInDay(time, day ?? { start: 0, end: 24 * 60 })
  const list: NamedActivity[] = activities.filter(hasPosition).toSorted((one, other) => one.position - other.position)
  const byTime = (one: NamedActivity, other: NamedActivity) =>
    (findMinute(one) ?? Number.MAX_VALUE) - (findMinute(other) ?? Number.MAX_VALUE)
  for (const activity of activities.filter((each) => !hasPosition(each)).toSorted(byTime)) {
    const minute = findMinute(activity)
    const later = list.findIndex((each) => minute !== null && (findMinute(each) ?? -1) > minute)
    list.splice(later === -1 ? list.length : later, 0, activity)
  }
  return list
}

const createActivity = (index: number) => blankActivity({ id: `${index}`, name: `Stop ${index}`, place: null })

const activities = fc
  .array(
    fc.record({
      time: fc.oneof(
        fc.constant(''),
        fc.integer({ min: 0, max: 47 }).map((half) => clockTime(half * 30)),
      ),
      position: fc.option(fc.integer({ min: -2, max: 6 }), { nil: undefined }),
    }),
    { maxLength: 30 },
  )
  .map((list) =>
    list.map(({ time, position }, index) => ({
      ...createActivity(index),
      time,
      ...(position !== undefined && { position }),
    })),
  )

const days = fc.constantFrom<(Span | null)[]>(null, { start: 540, end: 1_200 }, { start: 600, end: 1_620 })

test('each stop without a position goes before the first that has a later time', () => {
  fc.assert(
    fc.property(activities, days, (list, day) => {
      expect(inOrder(list, day).map(({ id }) => id)).toEqual(insertOneByOne(list, day).map(({ id }) => id))
    }),
    { numRuns: 500 },
  )
})

test('the time of each stop is read once, however many a day has', () => {
  let reads = 0
  const list = Array.from({ length: 3_000 }, (_, index) =>
    Object.defineProperty(createActivity(index), 'time', {
      enumerable: true,
      get: () => {
        reads += 1
        return clockTime((index * 7) % 1_440)
      },
    }),
  )
  expect(inOrder(list, null)).toHaveLength(3_000)
  expect(reads).toBeLessThanOrEqual(2 * list.length)
})
