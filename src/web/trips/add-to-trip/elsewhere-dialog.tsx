import { isEditable } from '#contract/trip/trip-rights.ts'
import { actions } from '#messages/ui.ts'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { User } from '#contract/account/auth.ts'
import { fill } from '#contract/messages/format.ts'
import type { Trip } from '#contract/trip/trips.ts'
import { addToTrip as messages } from '#messages/wishlist.ts'
import { shownTime } from '#planning/hours/day-clock.ts'
import type { DayPosition } from '#planning/plan/positions-by-day.ts'
import { useCity } from '../../city/use-city.ts'
import { useFormats } from '../../city/use-formats.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { getTrips } from '../form/own-trips.ts'
import { cityNow } from '../../city/city-now.ts'
import type { AddedStop, Target } from './add-place.ts'
import { comingWeekend } from '../form/new-trip-dates.ts'
import { planning as planningGuide } from '../itinerary/queries.ts'
import { datesText, dayText } from './day-text.ts'
import { getPlanning, positionsFor, withoutStops } from './place-stop.ts'

type ElsewhereDialogProps = {
  user: User
  added: AddedStop
  isOpen: boolean
  onChoose: (target: Target) => void
  onClose: () => void
}

/** Other targets of a place: other days and the ideas of its trip or of another one, or a new trip. */
export function ElsewhereDialog({ user, added, isOpen, onChoose, onClose }: ElsewhereDialogProps) {
  return (
    <Dialog
      title={fill(messages.elsewhereTitle, { place: added.place.name })}
      isOpen={isOpen}
      onClose={onClose}
      className="dialog-card elsewhere"
      closeLabel={actions.close}
      closesByClickOutside
    >
      {isOpen && (
        <Choices
          user={user}
          added={added}
          onChoose={(target) => {
            onClose()
            onChoose(target)
          }}
        />
      )}
    </Dialog>
  )
}

const NEW_TRIP = 'new'

function Choices({ user, added, onChoose }: Pick<ElsewhereDialogProps, 'user' | 'added' | 'onChoose'>) {
  const formats = useFormats()
  const { timeZone } = useCity()
  const trips = (useQuery(getTrips(user.email)).data?.trips ?? [added.trip]).filter(isEditable)
  const [tripId, setTripId] = useState(added.trip._id)
  const trip = trips.find(({ _id }) => _id === tripId)
  const options = trips.map((each) => ({ value: each._id, label: `${each.title}, ${datesText(each, formats)}` }))
  return (
    <>
      <SelectField
        label={messages.trip}
        value={tripId}
        options={[...options, { value: NEW_TRIP, label: messages.newTrip }]}
        onChange={setTripId}
      />
      {trip ? (
        <Days trip={trip} added={added} onChoose={(date) => onChoose({ tripId, date })} />
      ) : (
        <ul className="elsewhere-days">
          <Choice
            name={messages.newTrip}
            hint={datesText(comingWeekend(cityNow(timeZone).date), formats)}
            isHere={false}
            onChoose={() => onChoose({ tripId: null })}
          />
        </ul>
      )}
    </>
  )
}

/** The days that are not over, with the time at which the visit would begin, and the ideas. */
function Days({ trip, added, onChoose }: { trip: Trip; added: AddedStop; onChoose: (date: string | null) => void }) {
  const formats = useFormats()
  const positions = usePositions(trip, added)
  const isHere = trip._id === added.trip._id
  const here = isHere && added.slot.kind === 'day' ? added.slot.date : null
  return (
    <ul className="elsewhere-days" aria-label={fill(messages.days, { trip: trip.title })}>
      {positions.map(({ date, startsAt, isClosed }) => (
        <Choice
          key={date}
          name={dayText(date, formats)}
          hint={isClosed ? messages.closedThen : fill(messages.about, { time: shownTime(startsAt, date, formats) })}
          isHere={date === here}
          onChoose={() => onChoose(date)}
        />
      ))}
      <Choice
        name={messages.ideas}
        hint={messages.ideasHint}
        isHere={isHere && added.slot.kind === 'ideas'}
        onChoose={() => onChoose(null)}
      />
    </ul>
  )
}

type ChoiceProps = { name: string; hint: string; isHere: boolean; onChoose: () => void }

function Choice({ name, hint, isHere, onChoose }: ChoiceProps) {
  return (
    <li>
      {isHere ? (
        <p className="elsewhere-choice">
          <strong>{name}</strong> <span>{messages.here}</span>
        </p>
      ) : (
        <button type="button" className="elsewhere-choice" onClick={onChoose}>
          <strong>{name}</strong> <span>{hint}</span>
        </button>
      )}
    </li>
  )
}

/** The best position on each day of a trip for a place that was added, as if it was not there. */
function usePositions(trip: Trip, { place, stopId }: AddedStop): readonly DayPosition[] {
  const { timeZone } = useCity()
  const { data: guide } = useQuery(planningGuide())
  return useMemo(
    () => (guide ? positionsFor(withoutStops(trip, [stopId]), place, getPlanning(guide, cityNow(timeZone))) : []),
    [trip, place, stopId, guide, timeZone],
  )
}
