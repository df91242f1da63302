import { readTypedAmount } from '#contract/text/amount.ts'
import { useState, type FormEvent } from 'react'
import { spendingKinds } from '#contract/trip/plan-kinds.ts'
import { isAmount } from '#contract/trip/trip-limits.ts'
import { planner } from '#messages/planner.ts'
import type { DayPlan } from '#planning/plan/day-plan.ts'
import type { Spending } from '#planning/plan/trip-with-plan.ts'
import { newId } from '../../api/new-id.ts'
import { useCityMoment } from '../../city/use-city-moment.ts'
import { useFormats } from '../../city/use-formats.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { FieldFrame } from '../../ui/field-frame.tsx'
import { dayAndMonth } from '../itinerary/day-names.ts'

type SpendingFormProps = {
  /** Null: a new entry. */
  entry: Spending | null
  days: readonly DayPlan[]
  onCommit: (entry: Spending) => void
}

/** An amount, its purpose, its day and a note. */
export function SpendingForm({ entry, days, onCommit }: SpendingFormProps) {
  const formats = useFormats()
  const [error, setError] = useState<string | undefined>(undefined)
  const day = useDayFor(entry, days)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    const text = (name: string): string => {
      const value = typed.get(name)
      return typeof value === 'string' ? value : ''
    }
    const amount = readTypedAmount(text('amount'), formats.currencySign)
    if (!isAmount(amount)) return setError(planner.money.amountInvalid)
    return onCommit({
      id: entry?.id ?? newId(),
      amount,
      kind: spendingKinds.find((kind) => kind === text('kind')) ?? 'other',
      date: text('date') === '' ? null : text('date'),
      note: text('note').trim(),
    })
  }
  return (
    <form
      className="plan-spending-form"
      aria-label={entry ? undefined : planner.money.add}
      noValidate
      onSubmit={submit}
    >
      <Field
        label={planner.money.amount}
        name="amount"
        inputMode="decimal"
        defaultValue={entry?.amount}
        error={error}
      />
      <FieldFrame label={planner.money.kind}>
        {(attributes) => (
          <select {...attributes} name="kind" defaultValue={entry?.kind ?? 'food'}>
            {spendingKinds.map((kind) => (
              <option key={kind} value={kind}>
                {planner.money.kinds[kind]}
              </option>
            ))}
          </select>
        )}
      </FieldFrame>
      <FieldFrame label={planner.stop.day}>
        {(attributes) => (
          <select key={day} {...attributes} name="date" defaultValue={day}>
            <option value="">{planner.money.noDay}</option>
            {days.map(({ day }) => (
              <option key={day.date} value={day.date}>
                {dayAndMonth(day.date, formats)}
              </option>
            ))}
          </select>
        )}
      </FieldFrame>
      <Field label={planner.stop.note} name="note" maxLength={200} autoComplete="off" defaultValue={entry?.note} />
      <Button type="submit" look="quiet">
        {entry ? planner.money.keep : planner.money.save}
      </Button>
    </form>
  )
}

/** The date of an entry. A new one is of today, as most things are written down when they are paid. Empty: no day. */
function useDayFor(entry: Spending | null, days: readonly DayPlan[]): string {
  const moment = useCityMoment()
  if (entry) return entry.date ?? ''
  return days.find(({ day }) => day.date === moment?.date)?.day.date ?? ''
}
