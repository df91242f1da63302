import { useId, type ComponentProps } from 'react'

type TextAreaProps = Omit<ComponentProps<'textarea'>, 'id' | 'className'> & {
  label: string
  /** What is wrong with the text. */
  fault?: string | undefined
  hint?: string | undefined
}

/** A labelled text of several lines, which grows with them. */
export function TextArea({ label, fault, hint, ...textarea }: TextAreaProps) {
  const id = useId()
  const faultId = `${id}-fault`
  const hintId = `${id}-hint`
  const description = [hint !== undefined && hintId, fault !== undefined && faultId].filter(Boolean).join(' ')
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <textarea
        id={id}
        rows={2}
        aria-invalid={fault !== undefined}
        aria-describedby={description || undefined}
        {...textarea}
      />
      {hint !== undefined && (
        <p id={hintId} className="field-hint">
          {hint}
        </p>
      )}
      {fault !== undefined && (
        <p id={faultId} className="field-fault">
          {fault}
        </p>
      )}
    </div>
  )
}
