import { placeCategories } from '#contract/place/place-facts.ts'
import { categories } from '#messages/places.ts'
import { desk, deskCity } from '#messages/desk.ts'
import { map } from '#messages/map.ts'
import { useCity } from '../../city/use-city.ts'
import { LocationPicker } from '../../map/location-picker.tsx'
import { useEditedEntry } from './edited-entry.ts'
import { getInput, isList, valueAt, type Path } from './edited-text.ts'
import { FieldSection } from './field-section.tsx'
import type { Shape } from './shapes.ts'
import { ValueField } from './value-field.tsx'

const { fields, sections, why } = deskCity

const CITY: Path = ['city']

const line = (label: string): Shape => ({ kind: 'text', label })
const wide = (label: string): Shape => ({ kind: 'text', label, isWide: true })
const long = (label: string): Shape => ({ kind: 'text', label, isLong: true })
const number = (label: string): Shape => ({ kind: 'number', label })

const texts: Readonly<Record<string, Shape>> = {
  tagline: wide(fields.tagline),
  summary: long(fields.summary),
  about: { kind: 'list', label: fields.about, itemLabel: fields.paragraph, item: long(fields.about) },
}

const profiles: Shape = {
  kind: 'list',
  label: sections.profiles,
  itemLabel: fields.profile,
  item: {
    kind: 'group',
    fields: { name: line(desk.fields.name), url: { kind: 'text', label: fields.url, type: 'url' } },
  },
  blank: 'absent',
}

const bounds: Shape = {
  kind: 'group',
  fields: {
    south: number(fields.south),
    west: number(fields.west),
    north: number(fields.north),
    east: number(fields.east),
  },
}

const mapStart: Shape = {
  kind: 'optional',
  label: fields.mapStart,
  group: {
    kind: 'group',
    fields: { lat: number(map.latitude), lng: number(map.longitude), zoom: number(fields.zoom) },
  },
}

/** All inputs of the city's texts and maps. */
export function CityFields() {
  return (
    <>
      <FieldSection
        title={sections.name}
        path={CITY}
        shapes={{ name: line(desk.fields.name), region: line(fields.region), country: line(fields.country) }}
      />
      <FieldSection title={sections.texts} path={CITY} shapes={texts} />
      <fieldset className="desk-section">
        <legend>{sections.lists}</legend>
        {placeCategories.map((category) => (
          <ValueField
            key={category}
            shape={long(categories[category].tab)}
            path={[...CITY, 'categories', category, 'description']}
          />
        ))}
        <ValueField shape={long(fields.suggestedTrips)} path={[...CITY, 'suggestedTrips', 'description']} />
      </fieldset>
      <FieldSection
        title={sections.search}
        path={[...CITY, 'search']}
        shapes={{ placeholder: wide(fields.placeholder), hint: wide(fields.searchHint) }}
      />
      <CenterFields />
      <fieldset className="desk-section">
        <legend>{sections.bounds}</legend>
        <ValueField shape={bounds} path={[...CITY, 'boundingBox']} />
      </fieldset>
      <FieldSection title={sections.profiles} path={CITY} shapes={{ profiles }} />
      <FixedFields />
    </>
  )
}

function CenterFields() {
  const { text, set, errorBelow } = useEditedEntry()
  const city = useCity()
  const path: Path = [...CITY, 'center']
  const [lat, lng] = [valueAt(text, [...path, 'lat']), valueAt(text, [...path, 'lng'])]
  const error = errorBelow(path)
  return (
    <fieldset className="desk-section" data-invalid={error === undefined ? undefined : true}>
      <legend>{sections.map}</legend>
      {error !== undefined && (
        <p className="field-error" role="alert">
          {error}
        </p>
      )}
      {typeof lat === 'number' && typeof lng === 'number' && (
        <LocationPicker
          position={{ lat, lng }}
          onMove={(position) => set(path, { lat: position.lat, lng: position.lng })}
          city={city}
          pins={[]}
        />
      )}
      <ValueField shape={mapStart} path={[...CITY, 'mapStart']} />
    </fieldset>
  )
}

const fixed = [
  'slug',
  'countryCode',
  'timeZone',
  'currency',
  'languages',
] as const satisfies readonly (keyof typeof why)[]

/** The fields that cannot change on a running installation, with the reason. The server refuses a change, too. */
function FixedFields() {
  const { text, errorBelow } = useEditedEntry()
  return (
    <fieldset className="desk-section">
      <legend>{sections.fixed}</legend>
      <dl className="desk-fixed">
        {fixed.map((name) => {
          const value = valueAt(text, [...CITY, name])
          return (
            <div key={name}>
              <dt>{fields[name]}</dt>
              <dd>
                <strong>{isList(value) ? value.map(getInput).join(', ') : getInput(value)}</strong>
                <p className="field-hint">{errorBelow([...CITY, name]) ?? why[name]}</p>
              </dd>
            </div>
          )
        })}
      </dl>
    </fieldset>
  )
}
