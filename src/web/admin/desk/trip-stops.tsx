import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { fill } from '#contract/messages/format.ts'
import { paths } from '#contract/paths.ts'
import { desk, deskTrips } from '#messages/desk.ts'
import { useFormats } from '../../city/use-formats.ts'
import { planning } from '../../trips/itinerary/queries.ts'
import { Button } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { useEditedEntry } from './edited-entry.ts'
import { END, getInput, isList, valueAt, type Json, type Path } from './edited-text.ts'
import { nextStop, type ChosenPlace } from './edited-trip.ts'
import { OrderedItems } from './ordered-items.tsx'
import { PlacePicker } from './place-picker.tsx'
import type { Shape } from './shapes.ts'
import { ValueField } from './value-field.tsx'

const { fields } = deskTrips

const stopShape: Shape = {
  kind: 'group',
  fields: {
    name: { kind: 'text', label: desk.fields.name },
    day: { kind: 'number', label: fields.day },
    time: { kind: 'text', label: fields.time },
    durationMinutes: { kind: 'number', label: fields.minutes, blank: 'absent' },
    cost: { kind: 'number', label: fields.cost, blank: 'absent' },
    notes: { kind: 'text', label: fields.notes, isWide: true },
  },
}

/** The stops of a destination in their order. @param path of the destination */
export function TripStops({ path }: { path: Path }) {
  const formats = useFormats()
  const { text, set } = useEditedEntry()
  const { data } = useQuery(planning())
  const [message, setMessage] = useState('')
  const stops: Path = [...path, 'activities']
  const value = valueAt(text, stops)
  const count = isList(value) ? value.length : 0
  const add = (place: ChosenPlace) => {
    const visit = data?.places.find(({ slug }) => slug === place.slug)?.visitMinutes ?? null
    const stay = visit && Math.round((visit.min + visit.max) / 2)
    const stop = nextStop(valueAt(text, path) ?? null, place, stay)
    set([...stops, END], stop)
    const time = getInput(valueAt(stop, ['time']))
    setMessage(fill(deskTrips.stopAdded, { name: place.name, number: formats.number(count + 1), time }))
  }
  return (
    <div role="group" aria-label={deskTrips.stops} className="desk-stops">
      <h3>{deskTrips.stops}</h3>
      <OrderedItems path={stops} label={deskTrips.stops} getName={getName}>
        {(stop, index) => <Stop path={stop} number={formats.number(index + 1)} />}
      </OrderedItems>
      <PlacePicker label={deskTrips.addStop} onChoose={add} />
      <p role="status" className="desk-working">
        {message}
      </p>
    </div>
  )
}

function getName(stop: Json, index: number): string {
  return getInput(valueAt(stop, ['name'])) || fill(deskTrips.stop, { number: String(index + 1) })
}

/** A stop opens by itself where something is wrong in it. */
function Stop({ path, number }: { path: Path; number: string }) {
  const { text, errorBelow } = useEditedEntry()
  const stop = valueAt(text, path) ?? null
  const name = getInput(valueAt(stop, ['name']))
  const time = getInput(valueAt(stop, ['time']))
  return (
    <details className="desk-fact" open={errorBelow(path) !== undefined || undefined}>
      <summary>{fill(deskTrips.stopAt, { number, time, name })}</summary>
      <div role="group" aria-label={name}>
        <StopPlace path={path} />
        <ValueField shape={stopShape} path={path} />
      </div>
    </details>
  )
}

function StopPlace({ path }: { path: Path }) {
  const { text, set, errorAt } = useEditedEntry()
  const place: Path = [...path, 'place']
  const slug = getInput(valueAt(text, place))
  const choose = (chosen: ChosenPlace) => {
    set(place, chosen.slug)
    set([...path, 'name'], chosen.name)
  }
  return (
    <>
      <p>
        {slug === '' ? deskTrips.noPlace : deskTrips.place}{' '}
        {slug !== '' && (
          <>
            <Link to={paths.place(slug)}>{slug}</Link>{' '}
            <Button look="quiet" onClick={() => set(place, null)}>
              {deskTrips.unlink}
            </Button>
          </>
        )}
      </p>
      <PlacePicker label={deskTrips.changePlace} error={errorAt(place)} onChoose={choose} />
    </>
  )
}
