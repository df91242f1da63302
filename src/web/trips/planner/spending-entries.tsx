import { useState } from 'react'
import { fill } from '#contract/messages/format.ts'
import { showMoney } from '#contract/text/money.ts'
import { planner } from '#messages/planner.ts'
import type { DayPlan } from '#planning/plan/day-plan.ts'
import type { Spending, TripWithPlan } from '#planning/plan/trip-with-plan.ts'
import { useFormats } from '../../city/use-formats.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { pageIcons } from '../../ui/page-icons.ts'
import { dayAndMonth } from '../itinerary/day-names.ts'
import { usePlanner } from './planner-context.ts'
import { SpendingForm } from './spending-form.tsx'

type SpendingEntriesProps = { spending: readonly Spending[]; days: readonly DayPlan[] }

/** The spent amounts, one by one, and a form for more. */
export function SpendingEntries({ spending, days }: SpendingEntriesProps) {
  const { edit, editFrom, tripNow } = usePlanner()
  const [edited, setEdited] = useState<{ readonly id: string; readonly begun: TripWithPlan } | null>(null)
  const save = (next: readonly Spending[]) =>
    edit({ kind: 'set-spending', spending: next }, { done: planner.done.spending })
  const commit = (entry: Spending) => {
    setEdited(null)
    editFrom(edited?.begun ?? null, () => save(spending.map((other) => (other.id === entry.id ? entry : other))))
  }
  return (
    <>
      <ul>
        {spending.map((entry) =>
          entry.id === edited?.id ? (
            <li key={entry.id}>
              <SpendingForm entry={entry} days={days} onCommit={commit} />
            </li>
          ) : (
            <Entry
              key={entry.id}
              entry={entry}
              onEdit={() => setEdited({ id: entry.id, begun: tripNow() })}
              onRemove={() => save(spending.filter((other) => other !== entry))}
            />
          ),
        )}
      </ul>
      <SpendingForm key={spending.length} entry={null} days={days} onCommit={(entry) => save([...spending, entry])} />
    </>
  )
}

type EntryProps = { entry: Spending; onEdit: () => void; onRemove: () => void }

function Entry({ entry: { amount, kind, date, note }, onEdit, onRemove }: EntryProps) {
  const formats = useFormats()
  const sum = showMoney(amount, formats)
  const parts = [
    planner.money.kinds[kind],
    ...(date === null ? [] : [dayAndMonth(date, formats)]),
    ...(note === '' ? [] : [note]),
  ]
  return (
    <li className="plan-spending-entry">
      <strong>{sum}</strong>
      <span>{parts.join(' · ')}</span>
      <IconButton icon={pageIcons.pencil} label={fill(planner.money.edit, { amount: sum })} onClick={onEdit} />
      <IconButton icon="close" label={fill(planner.money.remove, { amount: sum })} onClick={onRemove} />
    </li>
  )
}
