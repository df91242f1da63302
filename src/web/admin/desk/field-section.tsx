import type { Path } from './edited-text.ts'
import type { Shape } from './shapes.ts'
import { ValueField } from './value-field.tsx'

const WHOLE_TEXT: Path = []

type FieldSectionProps = { title: string; shapes: Readonly<Record<string, Shape>>; path?: Path }

/** A titled part of a form. @param shapes by the fields of the text, or of a part of it at `path` */
export function FieldSection({ title, shapes, path = WHOLE_TEXT }: FieldSectionProps) {
  return (
    <fieldset className="desk-section">
      <legend>{title}</legend>
      <div className="desk-group">
        {Object.entries(shapes).map(([key, shape]) => (
          <ValueField key={key} shape={shape} path={[...path, key]} />
        ))}
      </div>
    </fieldset>
  )
}
