import { useState } from 'react'
import { fill } from '#contract/messages/format.ts'
import { planner } from '#messages/planner.ts'
import { bestPosition } from '#planning/plan/best-position.ts'
import { getStop } from '#planning/plan/planned-stop.ts'
import { useFormats } from '../../city/use-formats.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { weekdayName } from '../itinerary/day-names.ts'
import { newActivity, type Addable } from './new-stop.ts'
import { PlaceSearch } from './place-search.tsx'
import { usePlanner } from './planner-context.ts'
import { whenText } from './proposal-text.ts'
import { SuggestedPlaces } from './suggested-places.tsx'

type AddPlacesProps = {
  isOpen: boolean
  /** The day that gets the places. Null: the best day for each. */
  date: string | null
  onClose: () => void
}

/** Searches the guide, and shows what is near the stops. One tap adds a place where it fits best. */
export function AddPlaces({ isOpen, date, onClose }: AddPlacesProps) {
  const formats = useFormats()
  const title = date === null ? planner.add.title : fill(planner.add.titleOf, { day: weekdayName(date, formats) })
  return (
    <Dialog
      title={title}
      isOpen={isOpen}
      onClose={onClose}
      className="dialog-card plan-add"
      closeLabel={planner.add.close}
      closesByClickOutside
    >
      {isOpen && <Choices date={date} />}
    </Dialog>
  )
}

function Choices({ date }: { date: string | null }) {
  const add = useAdding(date)
  const [added, setAdded] = useState('')
  const choose = (place: Addable) => setAdded(add(place))
  return (
    <>
      <PlaceSearch onAdd={choose} />
      <p className="plan-add-done" role="status">
        {added}
      </p>
      <SuggestedPlaces date={date} onAdd={choose} />
    </>
  )
}

/** @returns a function that adds a stop where it fits best, and says where that is */
function useAdding(date: string | null): (place: Addable) => string {
  const { guide, planNow, ways, edit } = usePlanner()
  const formats = useFormats()
  return (place) => {
    const plan = planNow()
    const activity = newActivity(place)
    const { id, name } = activity
    const dates = plan.days.map(({ day }) => day.date)
    const stop = getStop(activity, place.slug === null ? null : place, {
      center: guide.center,
      timeZone: guide.timeZone,
      dates,
    })
    const best = bestPosition(plan, stop, date === null ? { ways } : { ways, dates: [date] })
    // For a chosen day, the traveller has decided. Else a place that fits nowhere waits among the ideas.
    const isIdea = best === null || (date === null && best.gain <= 0)
    const done = isIdea
      ? fill(planner.done.addedIdea, { name })
      : fill(planner.done.added, { name, when: whenText(best.date, best.startsAt, { formats }) })
    const to = isIdea ? { date: null, index: plan.ideas.length } : { date: best.date, index: best.index }
    edit({ kind: 'add-stop', stop: { id, name, place: place.slug }, ...to }, { done })
    return done
  }
}
