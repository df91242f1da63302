import { useId, type ComponentProps, type ReactNode } from 'react'

export type FieldProps = Omit<ComponentProps<'input'>, 'id' | 'className'> & {
  label: string
  name: string
  /** What is wrong with the value. */
  fault?: string | undefined
  hint?: ReactNode
}

/** A labelled input with its hint and, once something is wrong with it, what that is. */
export function Field({ label, fault, hint, children, ...input }: FieldProps) {
  const id = useId()
  const hintId = `${id}-hint`
  const faultId = `${id}-fault`
  const description = [hint !== undefined && hintId, fault !== undefined && faultId].filter(Boolean).join(' ')
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <div className="field-input">
        <input id={id} aria-invalid={fault !== undefined} aria-describedby={description || undefined} {...input} />
        {children}
      </div>
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
