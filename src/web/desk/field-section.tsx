import type { Shape } from './shapes.ts'
import { ValueField } from './value-field.tsx'

/** A titled part of a form. @param shapes by the fields of the text */
export function FieldSection({ title, shapes }: { title: string; shapes: Readonly<Record<string, Shape>> }) {
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
