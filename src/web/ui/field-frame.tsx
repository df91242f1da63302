import { useId, type ReactNode } from 'react'

export type FieldFrameProps = {
  label: string
  /** What is wrong with the value. */
  fault?: string | undefined
  hint?: ReactNode
}

type ControlAttributes = { id: string; 'aria-invalid': boolean; 'aria-describedby': string | undefined }

/** What stands around a control: its label, its hint and, once something is wrong with it, what that is. */
export function FieldFrame({
  label,
  fault,
  hint,
  children: renderControl,
}: FieldFrameProps & { children: (attributes: ControlAttributes) => ReactNode }) {
  const id = useId()
  const hintId = `${id}-hint`
  const faultId = `${id}-fault`
  const description = [hint !== undefined && hintId, fault !== undefined && faultId].filter(Boolean).join(' ')
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {renderControl({ id, 'aria-invalid': fault !== undefined, 'aria-describedby': description || undefined })}
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
