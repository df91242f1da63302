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
  onCommit: (text: string) => void
}

/** A text area whose text counts when the traveller leaves it. */
export function DraftText({ value, onCommit, ...area }: DraftTextProps) {
  const { editFrom, tripNow } = usePlanner()
  const [typed, setTyped] = useState<{ readonly text: string; readonly begun: TripWithPlan } | null>(null)
  const isTyped = typed !== null && typed.text !== value
  const commit = () => {
    if (isTyped) editFrom(typed.begun, () => onCommit(typed.text))
    setTyped(null)
  }
  useStoredAtLast(commit, () => isTyped)
  return (
    <TextArea
      {...area}
      value={typed?.text ?? value}
      onChange={({ target }) => setTyped({ text: target.value, begun: typed?.begun ?? tripNow() })}
      onBlur={commit}
    />
  )
}
