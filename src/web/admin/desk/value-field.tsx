import { useState } from 'react'
import { readAmount } from '#contract/text/amount.ts'
import { fill } from '#contract/messages/format.ts'
import { contentErrors } from '#messages/field-errors.ts'
import { desk } from '#messages/desk.ts'
import { evidence } from '#messages/place-page.ts'
import { getLang } from '../../city/text-language.ts'
import { Button } from '../../ui/button.tsx'
import { FieldFrame } from '../../ui/field-frame.tsx'
import { Field } from '../../ui/field.tsx'
import { LineArea } from '../../ui/line-area.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { useEditedEntry } from './edited-entry.ts'
import { getInput, isList, valueAt, type Json, type Path } from './edited-text.ts'
import { HoursValue } from './hours-value.tsx'
import { firstValue, type Shape } from './shapes.ts'
import '../../suggestions/suggestions.css'

/** A list says what to do. The server's text is about the words that it sends. */
const texts = { choose: contentErrors['content.choice'] } as const

type ShapeProps<Kind extends Shape['kind']> = { shape: Extract<Shape, { kind: Kind }>; path: Path }

/** The inputs of a value. Their names are the paths of the values. */
export function ValueField({ shape, path }: { shape: Shape; path: Path }) {
  if (shape.kind === 'text') return <TextValue shape={shape} path={path} />
  if (shape.kind === 'hours') return <HoursValue label={shape.label} hint={shape.hint} path={path} />
  if (shape.kind === 'number') return <NumberValue shape={shape} path={path} />
  if (shape.kind === 'lines') return <LinesValue shape={shape} path={path} />
  if (shape.kind === 'choice') return <ChoiceValue shape={shape} path={path} />
  if (shape.kind === 'choices') return <ChoicesValue shape={shape} path={path} />
  if (shape.kind === 'group') return <GroupValue shape={shape} path={path} />
  if (shape.kind === 'optional') return <OptionalValue shape={shape} path={path} />
  return <ListValue shape={shape} path={path} />
}

/** The value of a blank input. */
function getBlank({ blank }: { blank?: 'null' | 'absent' }, required: Json): Json | undefined {
  if (blank === 'null') return null
  return blank === 'absent' ? undefined : required
}

function TextValue({ shape, path }: ShapeProps<'text'>) {
  const { text, set, errorAt } = useEditedEntry()
  const { label, hint, isLong, isWide, type: inputType } = shape
  const shared = {
    label,
    hint,
    name: path.join('.'),
    value: getInput(valueAt(text, path)),
    error: errorAt(path),
    autoComplete: 'off',
  }
  const type = (typed: string) => set(path, typed === '' ? getBlank(shape, '') : typed)
  if (isLong) return <TextArea {...shared} rows={4} onChange={({ currentTarget }) => type(currentTarget.value)} />
  if (inputType === undefined || inputType === 'url')
    return <LineArea {...shared} inputMode={inputType} data-wide={isWide} onType={type} />
  return (
    <Field
      {...shared}
      type={inputType}
      data-wide={isWide}
      onChange={({ currentTarget }) => type(currentTarget.value)}
    />
  )
}

/** Keeps what was typed as long as it means the value, such as `21.50`. */
function useTyped(written: string, read: (typed: string) => string) {
  const [typed, setTyped] = useState(written)
  return [read(typed) === written ? typed : written, setTyped] as const
}

function NumberValue({ shape, path }: ShapeProps<'number'>) {
  const { text, set, errorAt } = useEditedEntry()
  const [shown, setTyped] = useTyped(getInput(valueAt(text, path)), (typed) => getInput(toNumber(typed)))
  const type = (typed: string) => {
    setTyped(typed)
    set(path, typed.trim() === '' ? getBlank(shape, null) : toNumber(typed))
  }
  return (
    <Field
      label={shape.label}
      name={path.join('.')}
      inputMode="decimal"
      autoComplete="off"
      value={shown}
      error={errorAt(path)}
      onChange={({ currentTarget }) => type(currentTarget.value)}
    />
  )
}

/** Text that is no number, or one that may be read in two ways, stays a text, which the server refuses at its field. */
function toNumber(typed: string): Json {
  const trimmed = typed.trim()
  if (trimmed === '') return null
  const reading = readAmount(trimmed.replace(/^-/, ''))
  if (reading.kind !== 'amount') return trimmed
  return trimmed.startsWith('-') ? -reading.amount : reading.amount
}

function LinesValue({ shape, path }: ShapeProps<'lines'>) {
  const { text, set, errorBelow } = useEditedEntry()
  const value = valueAt(text, path)
  const written = (isList(value) ? value : []).map(getInput).join('\n')
  const [shown, setTyped] = useTyped(written, (typed) => getLines(typed).join('\n'))
  const type = (typed: string) => {
    setTyped(typed)
    const lines = getLines(typed)
    set(path, lines.length === 0 ? getBlank(shape, []) : lines)
  }
  return (
    <TextArea
      label={shape.label}
      hint={shape.hint ?? desk.hints.lines}
      name={path.join('.')}
      rows={3}
      value={shown}
      error={errorBelow(path)}
      onChange={({ currentTarget }) => type(currentTarget.value)}
    />
  )
}

function getLines(typed: string): string[] {
  return typed
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
}

function ChoiceValue({ shape, path }: ShapeProps<'choice'>) {
  const { text, set, errorAt } = useEditedEntry()
  const { label, options, blank, blankLabel = blank === undefined ? desk.choose : evidence.notKnown } = shape
  const choose = (chosen: string) => {
    const option = options.find(({ value }) => String(value) === chosen)
    set(path, option ? option.value : getBlank(shape, ''))
  }
  const value = getInput(valueAt(text, path))
  const isKnown = options.some((option) => String(option.value) === value)
  return (
    <FieldFrame label={label} error={isKnown ? errorAt(path) : errorAt(path) && texts.choose}>
      {(attributes) => (
        <select
          {...attributes}
          name={path.join('.')}
          value={isKnown ? value : ''}
          onChange={({ currentTarget }) => choose(currentTarget.value)}
        >
          {(blank !== undefined || !isKnown) && <option value="">{blankLabel}</option>}
          {options.map((option) => (
            <option key={String(option.value)} value={String(option.value)} lang={getLang(option.label)}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  )
}

function ChoicesValue({ shape, path }: ShapeProps<'choices'>) {
  const { text, set, errorBelow } = useEditedEntry()
  const value = valueAt(text, path)
  const chosen = isList(value) ? value : []
  const choose = (all: Json[]) => set(path, all.length === 0 && shape.blank === 'absent' ? undefined : all)
  const error = errorBelow(path)
  return (
    <fieldset className="desk-choices" data-invalid={error === undefined ? undefined : true}>
      <legend>{shape.label}</legend>
      {shape.options.map((option) => (
        <label key={String(option.value)} className="suggest-check">
          <input
            className="covering-radio"
            type="checkbox"
            name={path.join('.')}
            checked={chosen.includes(option.value)}
            onChange={({ currentTarget }) =>
              choose(
                shape.options
                  .map((one) => one.value)
                  .filter((one) => (one === option.value ? currentTarget.checked : chosen.includes(one))),
              )
            }
          />
          {option.label}
        </label>
      ))}
      {error !== undefined && <p className="field-error">{error}</p>}
    </fieldset>
  )
}

function GroupValue({ shape, path }: ShapeProps<'group'>) {
  const { errorAt } = useEditedEntry()
  const error = errorAt(path)
  return (
    <div className="desk-group">
      {Object.entries(shape.fields).map(([key, field]) => (
        <ValueField key={key} shape={field} path={[...path, key]} />
      ))}
      {error !== undefined && (
        <p className="field-error" role="alert">
          {error}
        </p>
      )}
    </div>
  )
}

function OptionalValue({ shape, path }: ShapeProps<'optional'>) {
  const { text, set } = useEditedEntry()
  const { label, group } = shape
  if (valueAt(text, path) === undefined) {
    return (
      <Button look="quiet" onClick={() => set(path, firstValue(group))}>
        {label}
      </Button>
    )
  }
  return (
    <fieldset className="desk-item">
      <legend>{label}</legend>
      <ValueField shape={group} path={path} />
      <Button look="quiet" onClick={() => set(path, undefined)}>
        {fill(desk.removeItem, { item: label })}
      </Button>
    </fieldset>
  )
}

function ListValue({ shape, path }: ShapeProps<'list'>) {
  const { text, set, errorAt } = useEditedEntry()
  const { label, itemLabel, item, blank } = shape
  const value = valueAt(text, path)
  const items = isList(value) ? value : []
  const error = errorAt(path)
  const remove = (index: number) => {
    const isLast = items.length === 1 && blank === 'absent'
    set(isLast ? path : [...path, index], undefined)
  }
  return (
    <fieldset className="desk-list" data-invalid={error === undefined ? undefined : true}>
      <legend>{label}</legend>
      {[...items.keys()].map((index) => {
        const name = fill(itemLabel, { number: String(index + 1) })
        return (
          // The items of a text have no ids. An input keeps what was typed only as long as it means the value.
          <fieldset key={index} className="desk-item">
            <legend>{name}</legend>
            <ValueField shape={item} path={[...path, index]} />
            <Button look="quiet" onClick={() => remove(index)}>
              {fill(desk.removeItem, { item: name })}
            </Button>
          </fieldset>
        )
      })}
      {error !== undefined && <p className="field-error">{error}</p>}
      <Button look="quiet" onClick={() => set([...path, items.length], firstValue(item))}>
        {desk.addItem}
      </Button>
    </fieldset>
  )
}
