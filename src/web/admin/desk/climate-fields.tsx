import { desk, deskCity } from '#messages/desk.ts'
import { nameOfMonth } from '../../city/month-names.ts'
import { useFormats } from '../../city/use-formats.ts'
import type { Path } from './edited-text.ts'
import { FieldSection } from './field-section.tsx'
import type { Shape } from './shapes.ts'
import { ValueField } from './value-field.tsx'

const { fields, sections } = deskCity

const CLIMATE: Path = ['climate']

const MONTHS = [...Array.from({ length: 12 }).keys()]

const station: Readonly<Record<string, Shape>> = {
  station: { kind: 'text', label: fields.station },
  period: { kind: 'text', label: fields.period },
  checkedOn: { kind: 'text', label: desk.comparedOn, type: 'date' },
}

const source: Readonly<Record<string, Shape>> = {
  text: { kind: 'text', label: desk.sourceText, isLong: true },
  url: { kind: 'text', label: fields.sourceUrl, type: 'url', blank: 'null' },
}

const normals: Shape = {
  kind: 'group',
  fields: {
    meanMaxC: { kind: 'number', label: fields.meanMaxC },
    meanMinC: { kind: 'number', label: fields.meanMinC },
    rainMm: { kind: 'number', label: fields.rainMm },
    recordMaxC: { kind: 'number', label: fields.recordMaxC, blank: 'null' },
    recordMinC: { kind: 'number', label: fields.recordMinC, blank: 'null' },
  },
}

/** All inputs of the city's climate. */
export function ClimateFields() {
  const formats = useFormats()
  return (
    <>
      <FieldSection title={sections.station} path={CLIMATE} shapes={station} />
      <FieldSection title={desk.sourceText} path={[...CLIMATE, 'source']} shapes={source} />
      <fieldset className="desk-section">
        <legend>{sections.months}</legend>
        {MONTHS.map((index) => (
          <fieldset key={index} className="desk-item">
            <legend>{nameOfMonth(index + 1, formats)}</legend>
            <ValueField shape={normals} path={[...CLIMATE, 'months', index]} />
          </fieldset>
        ))}
      </fieldset>
    </>
  )
}
