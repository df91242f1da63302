import { fill, type Formats } from '#contract/messages/format.ts'
import { addToTrip as messages } from '#messages/wishlist.ts'
import { shownTime } from '#planning/hours/day-clock.ts'
import type { AddedStop } from './add-place.ts'
import { datesText, dayText } from './day-text.ts'

/** Position of an added place, for the toast. */
export function outcomeText({ place: { name: place }, trip: saved, slot, isNew }: AddedStop, formats: Formats): string {
  const trip = saved.title
  const dates = datesText(saved, formats)
  if (slot.kind === 'day') {
    const when = {
      day: dayText(slot.date, formats),
      time: shownTime(slot.starts, slot.date, formats),
    }
    return isNew ? fill(messages.begun, { trip, dates, place, ...when }) : fill(messages.added, { trip, ...when })
  }
  if (isNew) return fill(messages.begunIdea, { trip, dates, place })
  if (slot.because === 'closed') return fill(messages.addedClosed, { place, trip })
  if (slot.because === 'over') return fill(messages.addedOver, { place, trip })
  return fill(messages.addedIdea, { trip })
}
