import { fill } from '#contract/messages/format.ts'
import { placePage } from '#messages/place-page.ts'
import { suggest as messages } from '#messages/suggest.ts'
import { Button } from '../ui/button.tsx'
import { FieldFrame } from '../ui/field-frame.tsx'
import { Field } from '../ui/field.tsx'
import { getField, isList, toNumber, getText, withField, type Typed } from './typed-value.ts'

type PriceRowsProps = {
  value: Typed
  errors: Readonly<Record<string, string | undefined>>
  onChange: (value: Typed) => void
}

/** Prices by group. Without any price, the value is not known; free entry has a value of its own. */
export function PriceRows({ value, errors, onChange }: PriceRowsProps) {
  const listed = getField(value, 'prices')
  const prices = isList(listed) ? listed : []
  const isFree = isList(listed) && listed.length === 0
  const put = (changed: readonly Typed[]) => onChange(changed.length === 0 ? null : getFees(value, changed))
  return (
    <div className="suggest-rows">
      <label className="suggest-check">
        <input
          className="covering-radio"
          type="checkbox"
          checked={isFree}
          onChange={({ currentTarget }) => onChange(currentTarget.checked ? getFees(value, []) : null)}
        />
        {messages.isFree}
      </label>
      {[...prices.entries()].map(([index, price]) => {
        const number = String(index + 1)
        const set = (key: string, field: Typed) => put(prices.with(index, withField(price, key, field)))
        return (
          // Rows have no ids, and all that they show is in their values.
          <fieldset key={index} className="suggest-row">
            <legend>{fill(messages.price, { number })}</legend>
            <FieldFrame label={messages.priceFor} error={errors[`value.prices.${index}.for`]}>
              {(attributes) => (
                <select
                  {...attributes}
                  value={getText(getField(price, 'for'))}
                  onChange={({ currentTarget }) => set('for', currentTarget.value)}
                >
                  {Object.entries(placePage.feeGroups).map(([group, label]) => (
                    <option key={group} value={group}>
                      {label}
                    </option>
                  ))}
                </select>
              )}
            </FieldFrame>
            <Field
              label={messages.amount}
              name={`value.prices.${index}.amount`}
              inputMode="decimal"
              autoComplete="off"
              value={getText(getField(price, 'amount'))}
              error={errors[`value.prices.${index}.amount`]}
              onChange={({ currentTarget }) => set('amount', toNumber(currentTarget.value))}
            />
            <Button look="quiet" onClick={() => put(prices.filter((_price, at) => at !== index))}>
              {fill(messages.removePrice, { number })}
            </Button>
          </fieldset>
        )
      })}
      {!isFree && (
        <Button look="quiet" onClick={() => put([...prices, { for: 'adult' }])}>
          {messages.addPrice}
        </Button>
      )}
    </div>
  )
}

/** The days on which prices hold stay as they were; a traveller does not know them. */
function getFees(value: Typed, prices: readonly Typed[]): Typed {
  return { prices, from: getField(value, 'from'), until: getField(value, 'until') }
}
