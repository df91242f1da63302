import type { Drawing } from '#contract/admin/desk-entries.ts'
import { desk } from '#messages/desk.ts'
import type { Json } from './edited-text.ts'

export type Option = { readonly value: string | number | boolean; readonly label: string }

/** A blank input means null, or that the text does not have the value. Without it the value is required. */
type Blank = { blank?: 'null' | 'absent' }

/** Shape of a value in the form. */
export type Shape =
  /** A wide input of one line takes a row of its own. */
  | ({
      kind: 'text'
      label: string
      hint?: string
      isLong?: true
      isWide?: true
      type?: 'date' | 'time' | 'url'
    } & Blank)
  /** Opening hours. */
  | { kind: 'hours'; label: string; hint: string }
  | ({ kind: 'number'; label: string } & Blank)
  | ({ kind: 'choice'; label: string; options: readonly Option[]; blankLabel?: string } & Blank)
  | { kind: 'choices'; label: string; options: readonly Option[]; blank?: 'absent' }
  /** A list of texts, one in each line. */
  | ({ kind: 'lines'; label: string; hint?: string } & Blank)
  | { kind: 'group'; fields: Readonly<Record<string, Shape>> }
  /** A group that may be left out as a whole. */
  | { kind: 'optional'; label: string; group: Shape }
  /** `begins`: an empty list says something, so that the first item is there before anything is typed. */
  | ({ kind: 'list'; label: string; itemLabel: string; item: Shape; begins?: 'with-item' } & Blank)

export function getOptions(labels: Readonly<Record<string, string>>): Option[] {
  return Object.entries(labels).map(([value, label]) => ({ value, label }))
}

export const yesOrNo: readonly Option[] = [
  { value: true, label: desk.yes },
  { value: false, label: desk.no },
]

/** One of the city's drawings. */
export function drawingShape(drawings: readonly Drawing[]): Shape {
  return {
    kind: 'choice',
    label: desk.fields.illustration,
    options: drawings.map(({ id, alt }) => ({ value: id, label: `${id.replaceAll('-', ' ')}: ${alt}` })),
  }
}

/** The value of a shape before anything is typed. Values that may be absent are. */
export function firstValue(shape: Shape): Json {
  if (shape.kind === 'group') {
    const present = Object.entries(shape.fields).filter(([, field]) => !mayBeAbsent(field))
    return Object.fromEntries(present.map(([key, field]) => [key, firstValue(field)]))
  }
  if (shape.kind === 'list' && shape.begins) return [firstValue(shape.item)]
  if (shape.kind === 'choices' || shape.kind === 'lines' || shape.kind === 'list') return []
  if (shape.kind === 'hours') return ''
  if (shape.kind === 'number' || shape.kind === 'optional' || shape.blank === 'null') return null
  // Nothing is chosen before the editor chooses.
  return ''
}

function mayBeAbsent(shape: Shape): boolean {
  return shape.kind === 'optional' || ('blank' in shape && shape.blank === 'absent')
}
