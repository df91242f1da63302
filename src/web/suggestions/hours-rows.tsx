import { fill } from '#contract/messages/format.ts'
import { suggest as messages } from '#messages/suggest.ts'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { FIRST_ROW, getRows, weekdays, type HoursRow } from './hours-text.ts'
import type { Typed } from './typed-value.ts'

type HoursRowsProps = { value: Typed; error: string | undefined; onChange: (rows: Typed) => void }

/** Hours as signs at doors have them: days, and from when until when. */
export function HoursRows({ value, error, onChange: put }: HoursRowsProps) {
  const rows = getRows(value)
  return (
    <div className="suggest-rows" data-invalid={error === undefined ? undefined : true}>
      <p className="field-hint">{messages.hoursHint}</p>
      {[...rows.entries()].map(([index, row]) => {
        const number = String(index + 1)
        const set = (fields: Partial<HoursRow>) => put(rows.with(index, { ...row, ...fields }))
        return (
          // Rows have no ids, and all that they show is in their values.
          <fieldset key={index} className="suggest-row">
            <legend>{fill(messages.hoursRow, { number })}</legend>
            <div className="suggest-days">
              {weekdays.map((day) => (
                <label key={day}>
                  <input
                    className="covering-radio"
                    type="checkbox"
                    checked={row.days.includes(day)}
                    onChange={({ currentTarget: { checked } }) =>
                      set({ days: weekdays.filter((one) => (one === day ? checked : row.days.includes(one))) })
                    }
                  />
                  {messages.days[day]}
                </label>
              ))}
            </div>
            <div className="suggest-times">
              <Field
                label={messages.opens}
                name="value"
                type="time"
                value={row.opens}
                aria-invalid={error === undefined ? undefined : true}
                onChange={({ currentTarget }) => set({ opens: currentTarget.value })}
              />
              <Field
                label={messages.closes}
                name="value"
                type="time"
                value={row.closes}
                onChange={({ currentTarget }) => set({ closes: currentTarget.value })}
              />
            </div>
            {rows.length > 1 && (
              <Button look="quiet" onClick={() => put(rows.filter((_row, at) => at !== index))}>
                {fill(messages.removeHours, { number })}
              </Button>
            )}
          </fieldset>
        )
      })}
      {error !== undefined && <p className="field-error">{error}</p>}
      <Button look="quiet" onClick={() => put([...rows, { ...FIRST_ROW, days: [] }])}>
        {messages.addHours}
      </Button>
    </div>
  )
}
