import { useId, type ReactNode } from 'react'

export type FieldFrameProps = {
  label: string
  error?: string | undefined
  hint?: ReactNode
}

type ControlAttributes = { id: string; 'aria-invalid': boolean; 'aria-describedby': string | undefined }

export function FieldFrame({
  label,
  error,
  hint,
  children: renderControl,
}: FieldFrameProps & { children: (attributes: ControlAttributes) => ReactNode }) {
  const id = useId()
  const hintId = `${id}-hint`
  const errorId = `${id}-error`
  const description = [hint !== undefined && hintId, error !== undefined && errorId].filter(Boolean).join(' ')
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {renderControl({ id, 'aria-invalid': error !== undefined, 'aria-describedby': description || undefined })}
      {hint !== undefined && (
        <p id={hintId} className="field-hint">
          {hint}
        </p>
      )}
      {error !== undefined && (
        <p id={errorId} className="field-error">
          {error}
        </p>
      )}
    </div>
  )
}
