import { toEnteredDate } from '#contract/text/dates.ts'
import { fill } from '#contract/messages/format.ts'
import { planner } from '#messages/planner.ts'
import { paces } from '#contract/trip/plan-kinds.ts'
import { USUAL_DAY } from '#planning/plan/trip-plan.ts'
import type { TripSettings } from '#planning/plan/trip-settings.ts'
import type { TripWithPlan } from '#planning/plan/trip-with-plan.ts'
import { useFormats } from '../../city/use-formats.ts'
import { Dropdown } from '../../ui/dropdown.tsx'
import { Icon } from '../../ui/icon.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { datesText } from '../itinerary/day-names.ts'
import { KeptField } from './kept-field.tsx'
import { usePlanner } from './planner-context.ts'

/** The dates of the trip. A press opens them for editing, with the hours and the pace of its days. */
export function TripSettingsMenu({ trip }: { trip: TripWithPlan }) {
  const formats = useFormats()
  const dates = datesText(trip, formats)
  return (
    <Dropdown
      className="plan-dates"
      label={fill(planner.head.settings, { dates })}
      trigger={
        <>
          {dates}
          <Icon name="down" />
        </>
      }
    >
      {() => <Fields trip={trip} />}
    </Dropdown>
  )
}

function Fields({ trip }: { trip: TripWithPlan }) {
  const { edit } = usePlanner()
  const set = (fields: Partial<TripSettings>) => {
    edit({ kind: 'set-trip', fields }, { done: planner.done.changedTrip })
    return null
  }
  const date = (field: 'startDate' | 'endDate', label: string) => (
    <KeptField
      label={label}
      name={field}
      type="date"
      required
      value={trip[field]}
      invalid={planner.head.dateInvalid}
      onKeep={(text) => (toEnteredDate(text) === null ? planner.head.dateInvalid : set({ [field]: text }))}
    />
  )
  const time = (field: 'dayStart' | 'dayEnd', label: string, usual: string) => (
    <KeptField
      label={label}
      name={field}
      type="time"
      value={trip[field] ?? usual}
      invalid={planner.stop.timeInvalid}
      onKeep={(text) => set({ [field]: text === '' ? null : text })}
    />
  )
  return (
    <div className="plan-dates-fields">
      {date('startDate', planner.head.from)}
      {date('endDate', planner.head.until)}
      {time('dayStart', planner.head.dayStart, USUAL_DAY.start)}
      {time('dayEnd', planner.head.dayEnd, USUAL_DAY.end)}
      <SelectField
        label={planner.days.pace}
        value={trip.pace ?? USUAL_DAY.pace}
        options={paces.map((pace) => ({ value: pace, label: planner.days.pacesWithHours[pace] }))}
        onChange={(value) => set({ pace: paces.find((pace) => pace === value) ?? null })}
      />
    </div>
  )
}
