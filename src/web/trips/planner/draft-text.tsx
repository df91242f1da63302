import { useState } from 'react'
import type { TripWithPlan } from '#planning/plan/trip-with-plan.ts'
import { TextArea } from '../../ui/text-area.tsx'
import { usePlanner } from './planner-context.ts'
import { useStoredAtLast } from './use-stored-at-last.ts'

type DraftTextProps = {
  label: string
  name: string
  value: string
  maxLength: number
  onKeep: (text: string) => void
}

/** A text area whose text counts when the traveller leaves it. */
export function DraftText({ value, onKeep, ...area }: DraftTextProps) {
  const { editFrom, tripNow } = usePlanner()
  const [typed, setTyped] = useState<{ readonly text: string; readonly begun: TripWithPlan } | null>(null)
  const isTyped = typed !== null && typed.text !== value
  const keep = () => {
    if (isTyped) editFrom(typed.begun, () => onKeep(typed.text))
    setTyped(null)
  }
  useStoredAtLast(keep, () => isTyped)
  return (
    <TextArea
      {...area}
      value={typed?.text ?? value}
      onChange={({ target }) => setTyped({ text: target.value, begun: typed?.begun ?? tripNow() })}
      onBlur={keep}
    />
  )
}
