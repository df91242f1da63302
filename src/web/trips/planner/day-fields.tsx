import { fill } from '#contract/messages/format.ts'
import { paces } from '#contract/trip/plan-kinds.ts'
import { PLAN_LIMITS } from '#contract/trip/trip-limits.ts'
import { planner } from '#messages/planner.ts'
import { orderDay } from '#planning/plan/order-day.ts'
import type { DaySettings } from '#planning/plan/trip-with-plan.ts'
import { shownTime } from '#planning/hours/day-clock.ts'
import { useFormats } from '../../city/use-formats.ts'
import { Button } from '../../ui/button.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { weekdayName } from '../itinerary/day-names.ts'
import type { DayView } from '../itinerary/day-views.ts'
import { CopyDay } from './copy-day.tsx'
import { DraftField } from './draft-field.tsx'
import { DraftText } from './draft-text.tsx'
import { usePlanner } from './planner-context.ts'

/** Start, end, pace and note of a day, its order and its copy. */
export function DayFields({ view: { plan, settings } }: { view: DayView }) {
  const { edit } = usePlanner()
  const formats = useFormats()
  const { day } = plan
  const name = weekdayName(day.date, formats)
  const set = (fields: Partial<Omit<DaySettings, 'date'>>) => {
    edit({ kind: 'set-day', date: day.date, fields }, { done: fill(planner.done.changedDay, { day: name }) })
    return null
  }
  const time = (field: 'start' | 'end', label: string) => (
    <DraftField
      label={label}
      name={field}
      type="time"
      value={shownTime(day[field], day.date, formats)}
      invalid={planner.stop.timeInvalid}
      onCommit={(text) => set({ [field]: text === '' ? null : text })}
    />
  )
  return (
    <div className="plan-day-fields">
      {time('start', planner.days.start)}
      {time('end', planner.days.end)}
      <SelectField
        label={planner.days.pace}
        value={day.pace}
        options={paces.map((pace) => ({ value: pace, label: planner.days.paces[pace] }))}
        onChange={(value) => set({ pace: paces.find((pace) => pace === value) ?? null })}
      />
      <DraftText
        label={planner.days.note}
        name="note"
        value={settings?.note ?? ''}
        maxLength={PLAN_LIMITS.note}
        onCommit={(note) => set({ note })}
      />
      {plan.stops.length > 2 && <OrderButton view={{ plan }} name={name} />}
      <CopyDay plan={plan} />
    </div>
  )
}

function OrderButton({ view: { plan }, name }: { view: Pick<DayView, 'plan'>; name: string }) {
  const { routes, edit, announce } = usePlanner()
  const order = () => {
    const stopIds = orderDay(plan, routes).stops.map(({ id }) => id)
    if (stopIds.join() === plan.stops.map(({ id }) => id).join())
      return announce(fill(planner.days.orderedSame, { day: name }))
    return edit(
      { kind: 'take-plan', days: [{ date: plan.day.date, stopIds }] },
      { done: fill(planner.days.orderedBetter, { day: name }), isToast: true },
    )
  }
  return (
    <Button look="quiet" onClick={order}>
      {planner.days.order}
    </Button>
  )
}
