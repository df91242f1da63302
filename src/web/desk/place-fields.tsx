import type { PlaceChoices } from '#contract/desk-places.ts'
import { placeCategories } from '#contract/place-facts.ts'
import { categories } from '#messages/categories.ts'
import { desk } from '#messages/desk.ts'
import { kinds } from '#messages/kinds.ts'
import { places } from '#messages/places.ts'
import { useCity } from '../city/use-city.ts'
import { FieldFrame } from '../ui/field-frame.tsx'
import { LocationPicker } from '../ui/map/location-picker.tsx'
import { useEditedPlace } from './edited-place.ts'
import { inputOf, isObject, valueAt } from './edited-text.ts'
import { PhotoFields } from './photo-fields.tsx'
import { optionsOf, type Shape } from './shapes.ts'
import { ValueField } from './value-field.tsx'

const { fields, hints, sections } = desk

const nameShapes: Readonly<Record<string, Shape>> = {
  name: { kind: 'text', label: fields.name },
  slug: { kind: 'text', label: fields.slug, hint: hints.slug },
  category: {
    kind: 'choice',
    label: fields.category,
    options: placeCategories.map((value) => ({ value, label: categories[value].tab })),
  },
  kind: { kind: 'choice', label: fields.kind, options: optionsOf(kinds) },
  schemaOrgType: { kind: 'text', label: fields.schemaOrgType },
  locality: { kind: 'text', label: fields.locality },
  confidence: { kind: 'choice', label: fields.confidence, options: optionsOf(desk.entryConfidences) },
}

const textShapes: Readonly<Record<string, Shape>> = {
  description: { kind: 'text', label: fields.description, isLong: true },
  tags: { kind: 'lines', label: fields.tags },
  hours: { kind: 'text', label: fields.hours, hint: hints.emptyHours, blank: 'null' },
  priceLevel: {
    kind: 'choice',
    label: fields.priceLevel,
    options: places.priceLevels.map((label, value) => ({ value, label })),
  },
  priceNote: { kind: 'text', label: fields.priceNote, blank: 'null' },
}

const sourceShapes: Readonly<Record<string, Shape>> = {
  sources: { kind: 'lines', label: fields.sources },
  lastChecked: { kind: 'text', label: fields.lastChecked, type: 'date' },
}

function Section({ title, shapes }: { title: string; shapes: Readonly<Record<string, Shape>> }) {
  return (
    <fieldset className="desk-section">
      <legend>{title}</legend>
      <div className="desk-group">
        {Object.entries(shapes).map(([key, shape]) => (
          <ValueField key={key} shape={shape} path={[key]} />
        ))}
      </div>
    </fieldset>
  )
}

/** The address of a place stays, so that only a new place has an input for it. */
export function NameFields({ isNew }: { isNew: boolean }) {
  const { slug: _slug, ...rest } = nameShapes
  return <Section title={sections.name} shapes={isNew ? nameShapes : rest} />
}

export function TextFields() {
  return <Section title={sections.texts} shapes={textShapes} />
}

export function SourceFields() {
  return <Section title={sections.sources} shapes={sourceShapes} />
}

export function PictureFields({ choices }: { choices: PlaceChoices }) {
  const illustration: Shape = {
    kind: 'choice',
    label: fields.illustration,
    options: choices.illustrations.map(({ id, alt }) => ({ value: id, label: `${id}: ${alt}` })),
  }
  return (
    <fieldset className="desk-section">
      <legend>{sections.picture}</legend>
      <ValueField shape={illustration} path={['illustration']} />
      <PhotoFields />
    </fieldset>
  )
}

/** A position has both numbers, or none of them and the precision `none`. */
export function PositionFields() {
  const { text, set, errorBelow } = useEditedPlace()
  const city = useCity()
  const geo = valueAt(text, ['geo'])
  const { lat, lng } = isObject(geo) ? geo : {}
  const precision = inputOf(valueAt(text, ['geo', 'precision']))
  const error = errorBelow(['geo'])
  const isKnown = typeof lat === 'number' && typeof lng === 'number'
  const { start } = city.map
  const choose = (chosen: string) => {
    if (chosen === 'none') return set(['geo'], { lat: null, lng: null, precision: chosen })
    const point = isKnown ? { lat, lng } : { lat: start.lat, lng: start.lng }
    set(['geo'], { ...point, precision: chosen })
  }
  return (
    <fieldset className="desk-section" data-invalid={error === undefined ? undefined : true}>
      <legend>{sections.position}</legend>
      <FieldFrame label={fields.precision} error={error}>
        {(attributes) => (
          <select {...attributes} value={precision} onChange={({ currentTarget }) => choose(currentTarget.value)}>
            {optionsOf(desk.precisions).map(({ value, label }) => (
              <option key={String(value)} value={String(value)}>
                {label}
              </option>
            ))}
          </select>
        )}
      </FieldFrame>
      {isKnown && (
        <LocationPicker
          position={{ lat, lng }}
          onMove={(position) => set(['geo'], { lat: position.lat, lng: position.lng, precision })}
          city={city}
          pins={[]}
        />
      )}
    </fieldset>
  )
}
