import { useState } from 'react'
import { Field } from '../field.tsx'
import { parseDegrees } from './position.ts'

type DegreesFieldProps = {
  label: string
  name: string
  limit: number
  value: number
  onChange: (degrees: number) => void
  /** What is said of anything that is no number up to the limit. */
  error: string
}

/** What somebody typed, and which value it stands for: once the marker is elsewhere, the text is no longer true. */
type Draft = { text: string; value: number; isInvalid: boolean }

/** A number that is typed as text, so that no wheel changes it and every keyboard has its minus sign. */
export function DegreesField({ label, name, limit, value, onChange, error }: DegreesFieldProps) {
  const [draft, setDraft] = useState<Draft | null>(null)
  const current = draft?.value === value ? draft : null
  const type = (text: string) => {
    const degrees = parseDegrees(text, limit)
    setDraft({ text, value: degrees ?? value, isInvalid: degrees === null })
    if (degrees !== null && degrees !== value) onChange(degrees)
  }
  return (
    <Field
      label={label}
      name={name}
      autoComplete="off"
      value={current?.text ?? String(value)}
      onChange={({ currentTarget }) => type(currentTarget.value)}
      onBlur={() => setDraft(current?.isInvalid ? current : null)}
      error={current?.isInvalid ? error : undefined}
    />
  )
}
