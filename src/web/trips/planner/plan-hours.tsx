import { fill } from '#contract/messages/format.ts'
import { paces, type Pace } from '#contract/trip/plan-kinds.ts'
import { planForMe, planner } from '#messages/planner.ts'
import { Field } from '../../ui/field.tsx'
import { SelectField } from '../../ui/select-field.tsx'

export type PlanHoursValues = { readonly pace: Pace; readonly dayStart: string; readonly dayEnd: string }

type PlanHoursProps = { values: PlanHoursValues; onChange: (values: PlanHoursValues) => void }

/** Pace and hours of the days, as the trip has them. Closed until somebody wants others. */
export function PlanHours({ values, onChange }: PlanHoursProps) {
  const { pace, dayStart, dayEnd } = values
  const time = (name: 'dayStart' | 'dayEnd', label: string) => (
    <Field
      label={label}
      name={name}
      type="time"
      defaultValue={values[name]}
      onChange={({ currentTarget }) =>
        currentTarget.value !== '' && onChange({ ...values, [name]: currentTarget.value })
      }
    />
  )
  return (
    <details className="plan-choose-hours">
      <summary>{fill(planForMe.settings, { pace: planner.days.paces[pace], start: dayStart, end: dayEnd })}</summary>
      <div className="plan-dates-fields">
        {time('dayStart', planner.head.dayStart)}
        {time('dayEnd', planner.head.dayEnd)}
        <SelectField
          label={planner.days.pace}
          value={pace}
          options={paces.map((each) => ({ value: each, label: planner.days.pacesWithHours[each] }))}
          onChange={(value) => onChange({ ...values, pace: paces.find((each) => each === value) ?? pace })}
        />
      </div>
    </details>
  )
}
