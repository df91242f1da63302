import { useQuery } from '@tanstack/react-query'
import { fill } from '#contract/messages/format.ts'
import { desk, deskTrips } from '#messages/desk.ts'
import { trips } from '#messages/trips.ts'
import { Button } from '../../ui/button.tsx'
import { lazyWithPreload } from '../../ui/lazy-with-preload.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { useEditedEntry } from './edited-entry.ts'
import { END, getInput, valueAt, type Path } from './edited-text.ts'
import { DESTINATIONS, firstDestination } from './edited-trip.ts'
import { FieldSection } from './field-section.tsx'
import { OrderedItems } from './ordered-items.tsx'
import { deskChoices } from './queries.ts'
import { drawingShape, type Shape } from './shapes.ts'
import { TripStops } from './trip-stops.tsx'
import { ValueField } from './value-field.tsx'

const { fields, sections } = deskTrips

const slug: Shape = { kind: 'text', label: desk.fields.slug, hint: desk.hints.slug }

const nameShapes: Readonly<Record<string, Shape>> = {
  title: { kind: 'text', label: fields.title },
  description: { kind: 'text', label: desk.fields.description, isLong: true },
}

const planShapes: Readonly<Record<string, Shape>> = {
  days: { kind: 'number', label: fields.days },
  budget: { kind: 'number', label: fields.budget },
  budgetNote: { kind: 'text', label: fields.budgetNote, isWide: true },
}

const destinationShape: Shape = {
  kind: 'group',
  fields: {
    name: { kind: 'text', label: desk.fields.name },
    location: { kind: 'text', label: fields.location },
    fromDay: { kind: 'number', label: desk.from },
    toDay: { kind: 'number', label: desk.until },
    notes: { kind: 'text', label: fields.notes, isWide: true },
  },
}

/** The planner, which most visits of the desk do not need. */
const warnings = lazyWithPreload(async () => (await import('./trip-warnings.tsx')).TripWarnings)

/** All inputs of a suggested trip. Its address stays, so that only a new trip has an input for it. */
export function TripFields({ isNew }: { isNew: boolean }) {
  const { data, isError, refetch } = useQuery(deskChoices('trips'))
  const choices = data?.choices
  const texts = desk.kinds.trip
  if (isError && !choices) return <LoadFailure title={texts.entryFailed} onRetry={() => void refetch()} isAlert />
  if (choices?.kind !== 'trips')
    return <div className="skeleton admin-skeleton" role="status" aria-label={texts.entryLoading} />
  return (
    <>
      <FieldSection title={sections.name} shapes={isNew ? { ...nameShapes, slug } : nameShapes} />
      <FieldSection title={sections.plan} shapes={planShapes} />
      <FieldSection title={desk.sections.picture} shapes={{ illustration: drawingShape(choices.illustrations) }} />
      <Destinations />
      <warnings.Lazy placeholder={null} props={{}} />
    </>
  )
}

function Destinations() {
  const { text, set, errorAt } = useEditedEntry()
  const error = errorAt(DESTINATIONS)
  const add = () => set([...DESTINATIONS, END], firstDestination(valueAt(text, ['days'])))
  return (
    <fieldset className="desk-section" data-invalid={error === undefined ? undefined : true}>
      <legend>{sections.destinations}</legend>
      <OrderedItems path={DESTINATIONS} label={sections.destinations} getName={(_item, index) => getName(index)}>
        {(path, index) => <Destination path={path} name={getName(index)} />}
      </OrderedItems>
      {error !== undefined && (
        <p className="field-error" role="alert">
          {error}
        </p>
      )}
      <Button look="quiet" onClick={add}>
        {deskTrips.addDestination}
      </Button>
    </fieldset>
  )
}

function getName(index: number): string {
  return fill(trips.destinationNumber, { number: String(index + 1) })
}

function Destination({ path, name }: { path: Path; name: string }) {
  const { text } = useEditedEntry()
  const written = getInput(valueAt(text, [...path, 'name']))
  return (
    <fieldset className="desk-item">
      <legend>{written === '' ? name : fill(deskTrips.named, { item: name, name: written })}</legend>
      <ValueField shape={destinationShape} path={path} />
      <TripStops path={path} />
    </fieldset>
  )
}
