import type { PlaceChoices } from '#contract/admin/desk-places.ts'
import { placeCategories } from '#contract/place/place-facts.ts'
import { categories, kinds, places } from '#messages/places.ts'
import { desk } from '#messages/desk.ts'
import { useQuery } from '@tanstack/react-query'
import { useCloseCity } from '../../city/use-close-city.ts'
import { FieldFrame } from '../../ui/field-frame.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { LocationPicker } from '../../map/location-picker.tsx'
import { useEditedEntry } from './edited-entry.ts'
import { getInput, isObject, valueAt } from './edited-text.ts'
import { FactFields } from './fact-fields.tsx'
import { FieldSection } from './field-section.tsx'
import { PhotoFields } from './photo-fields.tsx'
import { deskChoices } from './queries.ts'
import { drawingShape, getOptions, type Shape } from './shapes.ts'
import { ValueField } from './value-field.tsx'

const { fields, hints, sections } = desk

const nameShapes: Readonly<Record<string, Shape>> = {
  name: { kind: 'text', label: fields.name },
  category: {
    kind: 'choice',
    label: fields.category,
    options: placeCategories.map((value) => ({ value, label: categories[value].tab })),
  },
  kind: { kind: 'choice', label: fields.kind, options: getOptions(kinds) },
  locality: { kind: 'text', label: fields.locality },
  confidence: { kind: 'choice', label: fields.confidence, options: getOptions(desk.entryConfidences) },
}

const descriptionShapes: Readonly<Record<string, Shape>> = {
  description: { kind: 'text', label: fields.description, isLong: true },
}

const moreShapes: Readonly<Record<string, Shape>> = {
  tags: { kind: 'lines', label: fields.tags },
  hours: { kind: 'text', label: fields.hours, hint: hints.emptyHours, blank: 'null' },
  priceLevel: {
    kind: 'choice',
    label: fields.priceLevel,
    options: places.priceLevels.map((label, value) => ({ value, label })),
    blank: 'null',
    blankLabel: places.priceUnknown,
  },
  priceNote: { kind: 'text', label: fields.priceNote, blank: 'null' },
  schemaOrgType: { kind: 'text', label: fields.schemaOrgType },
}

const sourceShapes: Readonly<Record<string, Shape>> = {
  sources: { kind: 'lines', label: fields.sources },
  lastChecked: { kind: 'text', label: fields.lastChecked, type: 'date' },
}

const slugShapes: Readonly<Record<string, Shape>> = {
  slug: { kind: 'text', label: fields.slug, hint: hints.slug },
}

/**
 * All inputs of a place: first those that every place needs, then the others folded. Its address stays, so that only a new
 * place has an input for it.
 */
export function PlaceFields({ isNew }: { isNew: boolean }) {
  const { data, isError, refetch } = useQuery(deskChoices('places'))
  const choices = data?.choices
  if (isError && !choices)
    return <LoadFailure title={desk.kinds.place.entryFailed} onRetry={() => void refetch()} isAlert />
  if (choices?.kind !== 'places')
    return <div className="skeleton admin-skeleton" role="status" aria-label={desk.kinds.place.entryLoading} />
  return (
    <>
      {isNew && <p className="admin-hint">{desk.needed}</p>}
      <FieldSection title={sections.name} shapes={nameShapes} />
      <FieldSection title={sections.texts} shapes={descriptionShapes} />
      <PositionFields />
      <PictureFields choices={choices} />
      <fieldset className="desk-section">
        <legend>{sections.facts}</legend>
        <FactFields choices={choices} />
      </fieldset>
      <MoreFields isNew={isNew} />
    </>
  )
}

/** It opens by itself where something is wrong in it. */
function MoreFields({ isNew }: { isNew: boolean }) {
  const { errorBelow } = useEditedEntry()
  const shapes = { ...(isNew && slugShapes), ...moreShapes, ...sourceShapes }
  const isWrong = Object.keys(shapes).some((field) => errorBelow([field]) !== undefined)
  return (
    <details className="desk-more" open={isWrong || undefined}>
      <summary>{desk.moreFields}</summary>
      {isNew && <FieldSection title={fields.slug} shapes={slugShapes} />}
      <FieldSection title={sections.texts} shapes={moreShapes} />
      <FieldSection title={sections.sources} shapes={sourceShapes} />
    </details>
  )
}

function PictureFields({ choices }: { choices: PlaceChoices }) {
  return (
    <fieldset className="desk-section">
      <legend>{sections.picture}</legend>
      <ValueField shape={drawingShape(choices.illustrations)} path={['illustration']} />
      <PhotoFields />
    </fieldset>
  )
}

/** A position has both numbers, or none of them and the precision `none`. */
function PositionFields() {
  const { text, set, errorBelow } = useEditedEntry()
  const city = useCloseCity()
  const geo = valueAt(text, ['geo'])
  const { lat, lng } = isObject(geo) ? geo : {}
  const precision = getInput(valueAt(text, ['geo', 'precision']))
  const error = errorBelow(['geo'])
  const isKnown = typeof lat === 'number' && typeof lng === 'number'
  const { start } = city.map
  const choose = (chosen: string) => {
    if (chosen === 'none') return set(['geo'], { lat: null, lng: null, precision: chosen })
    // The map shows the city. Only a pin that somebody has moved is a position.
    set(['geo'], { lat: isKnown ? lat : null, lng: isKnown ? lng : null, precision: chosen })
  }
  return (
    <fieldset className="desk-section" data-invalid={error === undefined ? undefined : true}>
      <legend>{sections.position}</legend>
      <FieldFrame label={fields.precision} error={error}>
        {(attributes) => (
          <select {...attributes} value={precision} onChange={({ currentTarget }) => choose(currentTarget.value)}>
            {getOptions(desk.precisions).map(({ value, label }) => (
              <option key={String(value)} value={String(value)}>
                {label}
              </option>
            ))}
          </select>
        )}
      </FieldFrame>
      {precision !== 'none' && (
        <LocationPicker
          position={isKnown ? { lat, lng } : { lat: start.lat, lng: start.lng }}
          onMove={(position) => set(['geo'], { lat: position.lat, lng: position.lng, precision })}
          city={city}
          pins={[]}
        />
      )}
    </fieldset>
  )
}
