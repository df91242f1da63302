import { useState } from 'react'
import { hoursInWords } from '#contract/place/hours/hours-in-words.ts'
import { fill } from '#contract/messages/format.ts'
import { desk } from '#messages/desk.ts'
import { hours } from '#messages/hours.ts'
import { language } from '#messages/language.ts'
import { Field } from '../../ui/field.tsx'
import { HoursRows } from '../../suggestions/hours-rows.tsx'
import { FIRST_ROW, hoursText, getRows, type HoursRow } from '../../suggestions/hours-text.ts'
import { useEditedEntry } from './edited-entry.ts'
import { getInput, valueAt, type Path } from './edited-text.ts'
import { rowsOfHours } from './hours-of-week.ts'
import '../../suggestions/suggestions.css'

/** Opening hours as days and times, the sentence that they mean, and their notation on demand. */
export function HoursValue({ label, hint, path }: { label: string; hint: string; path: Path }) {
  const { text, set, errorAt } = useEditedEntry()
  const value = getInput(valueAt(text, path))
  const error = errorAt(path)
  const [typed, setTyped] = useState<readonly HoursRow[]>([FIRST_ROW])
  /** The notation stays open while somebody types in it, whether the rows can show the text or not. */
  const [isOpen, setIsOpen] = useState(false)
  const rows = hoursText(typed) === value ? typed : rowsOfHours(value)
  const put = (next: readonly HoursRow[]) => {
    setTyped(next)
    set(path, hoursText(next))
  }
  return (
    <div className="desk-hours">
      {rows ? (
        <HoursRows value={toTyped(rows)} error={undefined} onChange={(next) => put(getRows(next))} />
      ) : (
        <p className="field-hint">{desk.hoursTooRich}</p>
      )}
      {value !== '' && (
        <p role="status">
          <strong>
            {fill(desk.hoursMeaning, { sentence: hoursInWords(value, { words: hours, language: language.code }) })}
          </strong>
        </p>
      )}
      <details
        open={isOpen || rows === null || error !== undefined}
        onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
      >
        <summary>{desk.hoursNotation}</summary>
        <Field
          label={label}
          hint={hint}
          name={path.join('.')}
          autoComplete="off"
          value={value}
          error={error}
          onChange={({ currentTarget }) => set(path, currentTarget.value)}
        />
      </details>
    </div>
  )
}

function toTyped(rows: readonly HoursRow[]) {
  return rows.map(({ days, opens, closes }) => ({ days: [...days], opens, closes }))
}
