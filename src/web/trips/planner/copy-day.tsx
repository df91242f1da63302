import { useState } from 'react'
import { planner } from '#messages/planner.ts'
import type { DayPlan } from '#planning/plan/day-plan.ts'
import { newId } from '../../api/new-id.ts'
import { useFormats } from '../../city/use-formats.ts'
import { dayAndMonth, shortWeekday, weekdayName } from '../itinerary/day-names.ts'
import { Button } from '../../ui/button.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { useLaterPlan, usePlanner } from './planner-context.ts'

/** Copies the stops of a day to the end of another one. */
export function CopyDay({ plan: { day, stops } }: { plan: DayPlan }) {
  const { edit } = usePlanner()
  const { plan } = useLaterPlan()
  const formats = useFormats()
  const others = plan.days.map((other) => other.day.date).filter((date) => date !== day.date)
  const [chosen, setChosen] = useState('')
  const next = others.find((date) => date > day.date) ?? others[0]
  const to = others.find((date) => date === chosen) ?? next
  if (to === undefined || stops.length === 0) return null
  const copy = () => {
    const done = formats.plural(planner.days.copied, stops.length, { day: weekdayName(to, formats) })
    edit({ kind: 'copy-day', from: day.date, to, newIds: stops.map(() => newId()) }, { done, isToast: true })
  }
  return (
    <div className="plan-day-copy">
      <SelectField
        label={planner.days.copyTo}
        value={to}
        options={others.map((date) => ({
          value: date,
          label: `${shortWeekday(date, formats)} ${dayAndMonth(date, formats)}`,
        }))}
        onChange={setChosen}
      />
      <Button look="quiet" onClick={copy}>
        {planner.days.copy}
      </Button>
    </div>
  )
}
