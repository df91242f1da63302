import { addDays, toEnteredDate } from '#contract/text/dates.ts'
import { fill } from '#contract/messages/format.ts'
import { listFor } from '#contract/messages/list.ts'
import { planner } from '#messages/planner.ts'
import { paces } from '#contract/trip/plan-kinds.ts'
import { USUAL_DAY } from '#planning/plan/day-hours.ts'
import { findFallenStops } from '#planning/plan/stop-order.ts'
import { applyEdit, type TripEdit } from '#planning/plan/trip-edit.ts'
import type { TripSettings } from '#planning/plan/trip-settings.ts'
import { withStopIds, type TripWithPlan } from '#planning/plan/trip-with-plan.ts'
import { useFormats } from '../../city/use-formats.ts'
import { Button } from '../../ui/button.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { dayAndMonth } from '../itinerary/day-names.ts'
import { DraftField } from './draft-field.tsx'
import { PartyFields } from './party-fields.tsx'
import { usePlanner } from './planner-context.ts'

/** The dates of the trip, the hours and the pace of its days, and who travels. */
export function TripSettingsFields({ trip }: { trip: TripWithPlan }) {
  const set = useSettings(trip)
  const date = (field: 'startDate' | 'endDate', label: string, hint: string) => (
    <DraftField
      label={label}
      hint={hint}
      name={field}
      type="date"
      required
      value={trip[field]}
      invalid={planner.head.dateInvalid}
      onCommit={(text) => (toEnteredDate(text) === null ? planner.head.dateInvalid : set({ [field]: text }))}
    />
  )
  const time = (field: 'dayStart' | 'dayEnd', label: string, usual: string) => (
    <DraftField
      label={label}
      name={field}
      type="time"
      value={trip[field] ?? usual}
      invalid={planner.stop.timeInvalid}
      onCommit={(text) => set({ [field]: text === '' ? null : text })}
    />
  )
  return (
    <div className="plan-dates-fields">
      {date('startDate', planner.head.from, planner.head.fromHint)}
      {date('endDate', planner.head.until, planner.head.untilHint)}
      <Button look="quiet" onClick={() => set({ startDate: addDays(trip.startDate, -1), endDate: trip.endDate })}>
        {planner.head.dayBefore}
      </Button>
      {time('dayStart', planner.head.dayStart, USUAL_DAY.start)}
      {time('dayEnd', planner.head.dayEnd, USUAL_DAY.end)}
      <SelectField
        label={planner.days.pace}
        value={trip.pace ?? USUAL_DAY.pace}
        options={paces.map((pace) => ({ value: pace, label: planner.days.pacesWithHours[pace] }))}
        onChange={(value) => set({ pace: paces.find((pace) => pace === value) ?? null })}
      />
      <PartyFields trip={trip} />
    </div>
  )
}

/** @returns a function that sets fields of the trip, and says with an undo which stops that moves or takes off their days */
function useSettings(trip: TripWithPlan): (fields: Partial<TripSettings>) => null {
  const { edit } = usePlanner()
  const formats = useFormats()
  return (fields) => {
    const change: TripEdit = { kind: 'set-trip', fields }
    const after = applyEdit(trip, change)
    const fallen = findFallenStops(withStopIds(trip), after).map(({ name }) => name)
    const isMoved = after.startDate !== trip.startDate && after.endDate !== trip.endDate
    if (fallen.length > 0)
      edit(change, { done: fill(planner.done.fallen, { names: listFor(fallen, formats) }), isToast: true })
    else if (isMoved)
      edit(change, {
        done: fill(planner.done.movedTrip, { date: dayAndMonth(after.startDate, formats) }),
        isToast: true,
      })
    else edit(change, { done: planner.done.changedTrip })
    return null
  }
}
