import { useId } from 'react'
import { fill } from '#contract/messages/format.ts'
import { desk } from '#messages/desk.ts'
import { evidence } from '#messages/place-page.ts'
import { Button } from '../../ui/button.tsx'
import { HoursQuestion } from '../../suggestions/hours-question.tsx'
import { takeFocus } from '../../ui/take-focus.ts'
import { useEditedEntry } from './edited-entry.ts'
import { EvidenceQuestion } from './evidence-question.tsx'
import { getInput, valueAt, type Json, type Path } from './edited-text.ts'
import { alternativesShape, evidenceShape } from './fact-shapes.ts'
import { firstValue, type Shape } from './shapes.ts'
import { ValueField } from './value-field.tsx'

type FactFieldProps = {
  label: string
  path: Path
  value: Shape
  /** It was just added: it is open and has the focus. */
  isNew?: boolean
  /** Null: the text needs the fact. */
  onRemove: (() => void) | null
}

/** A fact with its evidence. It opens by itself where something is wrong in it. */
export function FactField({ label, path, value, isNew = false, onRemove }: FactFieldProps) {
  const { text, errorAt, errorBelow } = useEditedEntry()
  const id = useId()
  const confidence = getInput(valueAt(text, [...path, 'confidence']))
  const labels: Readonly<Record<string, string>> = evidence.confidences
  const alternatives: Path = [...path, 'alternatives']
  const isDisputed = confidence === 'conflict' || valueAt(text, alternatives) !== undefined
  const error = errorAt(path)
  return (
    <details className="desk-fact" open={isNew || errorBelow(path) !== undefined || undefined}>
      <summary id={id} ref={isNew ? takeFocus : undefined}>
        {label}
        <span className="desk-fact-confidence">{labels[confidence] ?? confidence}</span>
      </summary>
      <div role="group" aria-labelledby={id}>
        {error !== undefined && <p className="field-error">{error}</p>}
        <ValueField shape={value} path={[...path, 'value']} />
        {path.at(-1) === 'openingHours' && <TypedHours path={[...path, 'value']} />}
        <EvidenceQuestion path={path} />
        <ValueField shape={evidenceShape} path={path} />
        {isDisputed && <ValueField shape={alternativesShape(value)} path={alternatives} />}
        {onRemove && (
          <Button look="quiet" onClick={onRemove}>
            {fill(desk.removeFact, { fact: label })}
          </Button>
        )}
      </div>
    </details>
  )
}

function TypedHours({ path }: { path: Path }) {
  const { text, set } = useEditedEntry()
  return <HoursQuestion typed={getInput(valueAt(text, path))} onUse={(hours) => set(path, hours)} />
}

/** A fact before anything is typed. How sure it is, the editor says. */
export function firstFact(value: Shape, today: string): Json {
  return { value: firstValue(value), source: null, checkedOn: today, confidence: '' }
}
