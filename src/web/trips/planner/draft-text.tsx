import { useState } from 'react'
import { TextArea } from '../../ui/text-area.tsx'
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
  const [typed, setTyped] = useState<string | null>(null)
  const keep = () => {
    if (typed !== null && typed !== value) onKeep(typed)
    setTyped(null)
  }
  useStoredAtLast(keep, () => typed !== null && typed !== value)
  return <TextArea {...area} value={typed ?? value} onChange={({ target }) => setTyped(target.value)} onBlur={keep} />
}
