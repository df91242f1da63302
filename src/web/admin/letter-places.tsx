import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { LETTER_LIMITS } from '#contract/admin/letters.ts'
import { fill } from '#contract/messages/format.ts'
import { letters as messages } from '#messages/admin.ts'
import { placeIndex } from '../city/queries.ts'
import { PlacePicker } from './desk/place-picker.tsx'
import { Button } from '../ui/button.tsx'
import type { FieldErrors } from '../ui/field-errors.ts'
import { ShortLabel } from '../ui/short-label.tsx'
import type { LetterPath } from './letter-draft.ts'
import './desk/desk.css'

type LetterPlacesProps = {
  slugs: readonly string[]
  errors: FieldErrors<LetterPath>
  onChange: (slugs: string[]) => void
}

/** The places of an issue in their order. A place that the guide no longer has shows its address instead of a name. */
export function LetterPlaces({ slugs, errors, onChange }: LetterPlacesProps) {
  const { data } = useQuery(placeIndex())
  const [message, setMessage] = useState('')
  const getName = (slug: string) => data?.places.find((place) => place.slug === slug)?.name ?? slug
  const add = (slug: string | null, name: string) => {
    if (slug === null || slugs.includes(slug)) return
    onChange([...slugs, slug])
    setMessage(fill(messages.added, { name }))
  }
  const remove = (slug: string) => {
    onChange(slugs.filter((other) => other !== slug))
    setMessage(fill(messages.removed, { name: getName(slug) }))
  }
  return (
    <fieldset className="letter-places">
      <legend>{messages.places}</legend>
      <p className="field-hint">{messages.placesHint}</p>
      {slugs.length > 0 && (
        <ol>
          {slugs.map((slug, index) => (
            <li key={slug}>
              <PlaceRow name={getName(slug)} error={errors[`places.${index}`]} onRemove={() => remove(slug)} />
            </li>
          ))}
        </ol>
      )}
      {slugs.length < LETTER_LIMITS.places && (
        <PlacePicker
          label={messages.addPlace}
          error={errors.places}
          takesOwnName={false}
          onChoose={({ slug, name }) => add(slug, name)}
        />
      )}
      <p role="status" className="visually-hidden">
        {message}
      </p>
    </fieldset>
  )
}

type PlaceRowProps = { name: string; error: string | undefined; onRemove: () => void }

function PlaceRow({ name, error, onRemove }: PlaceRowProps) {
  return (
    <>
      <span className="letter-place-name">{name}</span>
      <Button look="quiet" onClick={onRemove}>
        <ShortLabel text={messages.remove} full={fill(messages.removeOf, { name })} />
      </Button>
      {error !== undefined && (
        <p className="field-error" role="alert">
          {error}
        </p>
      )}
    </>
  )
}
