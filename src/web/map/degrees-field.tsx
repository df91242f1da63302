import { useState } from 'react'
import { Field } from '../ui/field.tsx'
import { parseDegrees } from './position.ts'

type DegreesFieldProps = {
  label: string
  name: string
  limitDegrees: number
  value: number
  onChange: (degrees: number) => void
  /** Text for input that is no number between -limit and limit. */
  error: string
}

/** The typed text and its value. The text is dropped when the marker moves elsewhere. */
type Draft = { text: string; value: number; isInvalid: boolean }

/** A text input instead of a number input: the mouse wheel cannot change it, and every keyboard has a minus sign. */
export function DegreesField({ label, name, limitDegrees, value, onChange, error }: DegreesFieldProps) {
  const [draft, setDraft] = useState<Draft | null>(null)
  const current = draft?.value === value ? draft : null
  const type = (text: string) => {
    const degrees = parseDegrees(text, limitDegrees)
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
