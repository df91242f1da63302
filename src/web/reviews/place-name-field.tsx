import { useId } from 'react'
import { reviewForm } from '#messages/reviews.ts'
import type { PlaceIndexEntry } from '#contract/place/places.ts'
import { REVIEW_LIMITS } from '#contract/review/reviews.ts'
import { Field } from '../ui/field.tsx'

type PlaceNameFieldProps = {
  places: readonly PlaceIndexEntry[]
  name: string
  error: string | undefined
  onName: (name: string) => void
}

/** Suggests the places of the guide. Any other name is valid, too. */
export function PlaceNameField({ places, name, error, onName }: PlaceNameFieldProps) {
  const list = useId()
  return (
    <Field
      label={reviewForm.placeName}
      name="placeName"
      list={list}
      value={name}
      onChange={({ currentTarget }) => onName(currentTarget.value)}
      maxLength={REVIEW_LIMITS.placeName}
      autoComplete="off"
      required
      error={error}
    >
      <datalist id={list}>
        {places.map(({ slug, name, locality }) => (
          <option key={slug} value={name}>
            {locality}
          </option>
        ))}
      </datalist>
    </Field>
  )
}
