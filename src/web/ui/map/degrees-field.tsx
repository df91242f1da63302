import { useState } from 'react'
import { Field } from '../field.tsx'
import { parseDegrees } from './position.ts'

type DegreesFieldProps = {
  label: string
  name: string
  limit: number
  value: number
  onChange: (degrees: number) => void
  /** The error for anything but a number up to the limit. */
  error: string
}

/** The typed text and its value. The text no longer holds once the marker is elsewhere. */
type Draft = { text: string; value: number; isInvalid: boolean }

/** A text field for a number: the mouse wheel cannot change it, and every keyboard shows a minus sign. */
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
