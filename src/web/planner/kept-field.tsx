import { useState, type KeyboardEvent } from 'react'
import { Field, type FieldProps } from '../ui/field.tsx'

type KeptFieldProps = Omit<FieldProps, 'value' | 'defaultValue' | 'onChange' | 'error'> & {
  /** What is saved. */
  value: string
  /** Takes the typed text. Returns a sentence if it cannot be taken. */
  onKeep: (text: string) => string | null
  /** The sentence for text that the browser cannot read as the field's type. */
  invalid: string
}

/** A field whose text counts when the traveller leaves it or presses Enter. Escape brings the saved text back. */
export function KeptField({ value, onKeep, invalid, ...field }: KeptFieldProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const [error, setError] = useState<string | null>(null)
  const keep = (input: HTMLInputElement) => {
    if (typed === null) return
    const refusal = input.validity.badInput ? invalid : onKeep(input.value)
    setError(refusal)
    if (refusal === null) setTyped(null)
  }
  const followKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') {
      event.preventDefault()
      keep(event.currentTarget)
    } else if (event.key === 'Escape' && typed !== null) {
      event.stopPropagation()
      setTyped(null)
      setError(null)
    }
  }
  return (
    <Field
      {...field}
      autoComplete="off"
      value={typed ?? value}
      error={error ?? undefined}
      onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      onBlur={({ currentTarget }) => keep(currentTarget)}
      onKeyDown={followKey}
    />
  )
}
