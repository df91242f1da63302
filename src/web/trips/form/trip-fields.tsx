import { useFormats } from '../../city/use-formats.ts'
import { showMoney } from '#contract/text/money.ts'
import { trips } from '#messages/trips.ts'
import { Field } from '../../ui/field.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { readTypedAmount } from '#contract/text/amount.ts'
import type { TripFieldErrors } from './trip-field-errors.ts'
import type { DraftAction } from './change-draft.ts'
import type { TripDraft } from './trip-draft.ts'
import { dateInWords } from './words-of-input.ts'

type TripFieldsProps = { draft: TripDraft; fieldErrors: TripFieldErrors; act: (action: DraftAction) => void }
type TripField = Extract<DraftAction, { kind: 'change-trip' }>['field']

export function TripFields({ draft, fieldErrors, act }: TripFieldsProps) {
  const formats = useFormats()
  const field = (name: TripField) => ({
    name,
    value: draft[name],
    error: fieldErrors[name],
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      act({ kind: 'change-trip', field: name, value: currentTarget.value }),
  })
  const amount = readTypedAmount(draft.budget, formats.currencySign)
  return (
    <fieldset className="trip-fields">
      <legend>{trips.requiredTitle}</legend>
      <Field label={trips.titleLabel} autoComplete="off" required {...field('title')} />
      <div className="trip-fields-budget">
        <Field
          label={trips.budgetLabel}
          inputMode="decimal"
          required
          hint={amount >= 1_000 ? showMoney(amount, formats) : undefined}
          {...field('budget')}
        >
          <span className="field-prefix" aria-hidden="true">
            {formats.currencySign}
          </span>
        </Field>
      </div>
      <Field
        label={trips.startDate}
        type="date"
        required
        hint={dateInWords(draft.startDate, formats)}
        {...field('startDate')}
      />
      <Field
        label={trips.endDate}
        type="date"
        min={draft.startDate || undefined}
        required
        hint={dateInWords(draft.endDate, formats)}
        {...field('endDate')}
      />
      <TextArea label={trips.descriptionLabel} {...field('description')} />
    </fieldset>
  )
}
