import { useState } from 'react'
import { TextArea } from '../../ui/text-area.tsx'
import { useKeptAtLast } from './use-kept-at-last.ts'

type KeptTextProps = {
  label: string
  name: string
  value: string
  maxLength: number
  onKeep: (text: string) => void
}

/** A text area whose text counts when the traveller leaves it. */
export function KeptText({ value, onKeep, ...area }: KeptTextProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const keep = () => {
    if (typed !== null && typed !== value) onKeep(typed)
    setTyped(null)
  }
  useKeptAtLast(keep)
  return <TextArea {...area} value={typed ?? value} onChange={({ target }) => setTyped(target.value)} onBlur={keep} />
}
