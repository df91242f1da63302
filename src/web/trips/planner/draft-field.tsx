import { useState, type KeyboardEvent } from 'react'
import type { TripWithPlan } from '#planning/plan/trip-with-plan.ts'
import { Field, type FieldProps } from '../../ui/field.tsx'
import { usePlanner } from './planner-context.ts'
import { useStoredAtLast } from './use-stored-at-last.ts'

type DraftFieldProps = Omit<FieldProps, 'value' | 'defaultValue' | 'onChange' | 'error'> & {
  /** The saved text. */
  value: string
  /** Takes the typed text. Returns a sentence if it cannot be taken. */
  onCommit: (text: string) => string | null
  /** The sentence for text that the browser cannot read as the field's type. */
  invalid: string
}

/** A browser gives blank text for input that does not fit the type of the field. */
type Typed = { readonly text: string; readonly isReadable: boolean; readonly begun: TripWithPlan }

/** A field whose text counts when the traveller leaves it or presses Enter. Escape brings the saved text back. */
export function DraftField({ value, onCommit, invalid, ...field }: DraftFieldProps) {
  const { editFrom, tripNow } = usePlanner()
  const [typed, setTyped] = useState<Typed | null>(null)
  const [error, setError] = useState<string | null>(null)
  const commit = () => {
    if (typed === null) return
    const refusal = typed.isReadable ? editFrom(typed.begun, () => onCommit(typed.text)) : invalid
    setError(refusal)
    if (refusal === null) setTyped(null)
  }
  const followKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') {
      event.preventDefault()
      commit()
    } else if (event.key === 'Escape' && typed !== null) {
      event.stopPropagation()
      setTyped(null)
      setError(null)
    }
  }
  useStoredAtLast(commit, () => typed !== null && typed.text !== value)
  return (
    <Field
      {...field}
      autoComplete="off"
      value={typed?.text ?? value}
      error={error ?? undefined}
      onChange={({ currentTarget }) =>
        setTyped({
          text: currentTarget.value,
          isReadable: !currentTarget.validity.badInput,
          begun: typed?.begun ?? tripNow(),
        })
      }
      onBlur={commit}
      onKeyDown={followKey}
    />
  )
}
