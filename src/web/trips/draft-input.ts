import { countDays, toCalendarDate } from '#contract/dates.ts'
import { findDateErrors, TripInput } from '#contract/trips.ts'
import { fieldErrorsOf, textsOfErrors, toFieldErrors, type ReadForm } from '../ui/field-errors.ts'
import { textOfDraft } from './stored-draft.ts'
import type { TripDraft } from './trip-draft.ts'
import type { TripField } from './trip-field-errors.ts'

export type DraftInput = ReadForm<TripInput, TripField>

/** What saving the draft sends, or what is wrong with it: by the very schema that the server parses it with. */
export function toTripInput(draft: TripDraft): DraftInput {
  const { budget, ...text } = textOfDraft(draft)
  const { data, error } = TripInput.safeParse({ ...text, budget: readBudget(budget) })
  if (!data) {
    return { kind: 'invalid', fieldErrors: fieldErrorsOf(error.issues) }
  }
  const fieldErrors = toFieldErrors<TripField>(textsOfErrors(findDateErrors(data)))
  return Object.keys(fieldErrors).length === 0 ? { kind: 'valid', input: data } : { kind: 'invalid', fieldErrors }
}

const DIGIT_ZEROS = [0x0966, 0x0ae6]

/**
 * Rupees as typed or pasted in India: grouping commas, a ₹ before, Devanagari or Gujarati digits. A comma that groups
 * nothing is refused: it may have been meant as a decimal point.
 * @returns NaN for what is no amount
 */
export function readBudget(text: string): number {
  const latin = text.replace(/[०-९૦-૯]/g, (digit) => {
    const code = digit.charCodeAt(0)
    return String(DIGIT_ZEROS.map((zero) => code - zero).find((value) => value >= 0 && value <= 9))
  })
  const amount = latin.trim().replace(/^₹\s*/, '')
  if (/^\d+(\.\d*)?(e[+-]?\d+)?$/i.test(amount)) return Number(amount)
  if (/^\d{1,3}(,\d{2,3})*,\d{3}(\.\d*)?$/.test(amount)) return Number(amount.replaceAll(',', ''))
  return Number.NaN
}

/** Days of the trip as it stands; null while its dates are not both there and in order. */
export function countDraftDays({ startDate, endDate }: Pick<TripDraft, 'startDate' | 'endDate'>): number | null {
  if (toCalendarDate(startDate) === null || toCalendarDate(endDate) === null) return null
  const days = countDays(startDate, endDate)
  return days < 0 ? null : days
}
