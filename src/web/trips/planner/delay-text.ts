import { fill, type Formats } from '#contract/messages/format.ts'
import { listFor } from '#contract/messages/list.ts'
import { today as messages } from '#messages/trips.ts'
import { shownTime } from '#planning/hours/day-clock.ts'
import type { Delay } from '#planning/plan/delay-day.ts'
import { durationText } from '../itinerary/plan-text.ts'

type Named = { readonly nameNow: (stopId: string) => string; readonly formats: Formats; readonly date: string }

/** All that a delay changes, and how much it leaves as it was. */
export function delayText({ moved, stays, asideIds, unmoved }: Delay, { nameNow, formats, date }: Named): string {
  const timeAt = (at: number) => shownTime(at, date, formats)
  const listed = (names: readonly string[]) => listFor([...names], formats)
  const [only] = moved
  const sentences = [
    moved.length === 1 && only
      ? fill(messages.delayedOne, { name: nameNow(only.stopId), time: timeAt(only.startsAt) })
      : formats.plural(messages.delayedMany, moved.length, {
          names: listed(
            moved.map(({ stopId, startsAt }) =>
              fill(messages.startsAt, { name: nameNow(stopId), time: timeAt(startsAt) }),
            ),
          ),
        }),
    ...(stays.length === 0
      ? []
      : [
          fill(messages.shorter, {
            names: listed(
              stays.map(({ stopId, stayMinutes }) => `${nameNow(stopId)} ${durationText(stayMinutes, formats)}`),
            ),
          }),
        ]),
    ...(asideIds.length === 0 ? [] : [fill(messages.aside, { names: listed(asideIds.map(nameNow)) })]),
    ...(unmoved === 0 ? [] : [formats.plural(messages.unmoved, unmoved)]),
  ]
  return sentences.join(' ')
}
