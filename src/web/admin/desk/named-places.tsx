import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { fill } from '#contract/messages/format.ts'
import { desk, deskCalendar } from '#messages/desk.ts'
import { placeIndex } from '../../city/queries.ts'
import { Button } from '../../ui/button.tsx'
import { useEditedEntry } from './edited-entry.ts'
import type { ChosenPlace } from './edited-trip.ts'
import { getInput, isList, valueAt, type Path } from './edited-text.ts'
import { PlacePicker } from './place-picker.tsx'

/** A list of places of the guide by their slugs. Without one the text does not have the list. */
export function NamedPlaces({ label, path }: { label: string; path: Path }) {
  const { text, set, errorBelow } = useEditedEntry()
  const { data } = useQuery(placeIndex())
  const [message, setMessage] = useState('')
  const value = valueAt(text, path)
  const slugs = (isList(value) ? value : []).map(getInput)
  const getName = (slug: string) => data?.places.find((place) => place.slug === slug)?.name ?? slug
  const add = ({ slug, name }: ChosenPlace) => {
    if (slug === null) return
    if (!slugs.includes(slug)) set(path, [...slugs, slug])
    setMessage(fill(deskCalendar.placeAdded, { name }))
  }
  const remove = (slug: string) => {
    const left = slugs.filter((one) => one !== slug)
    set(path, left.length === 0 ? undefined : left)
  }
  return (
    <div role="group" aria-label={label} className="desk-named">
      <h3>{label}</h3>
      {slugs.length === 0 ? (
        <p>{deskCalendar.noPlaces}</p>
      ) : (
        <ul>
          {slugs.map((slug) => (
            <li key={slug}>
              {getName(slug)}{' '}
              <Button look="quiet" onClick={() => remove(slug)}>
                {fill(desk.removeItem, { item: getName(slug) })}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <PlacePicker
        label={fill(deskCalendar.addPlace, { list: label })}
        error={errorBelow(path)}
        takesOwnName={false}
        onChoose={add}
      />
      <p role="status" className="desk-working">
        {message}
      </p>
    </div>
  )
}
