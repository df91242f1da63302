import { useId, type ComponentProps } from 'react'

type TextAreaProps = Omit<ComponentProps<'textarea'>, 'id' | 'className'> & {
  label: string
  /** What is wrong with the text. */
  fault?: string | undefined
}

/** A labelled text of several lines, which grows with them. */
export function TextArea({ label, fault, ...textarea }: TextAreaProps) {
  const id = useId()
  const faultId = `${id}-fault`
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <textarea
        id={id}
        rows={2}
        aria-invalid={fault !== undefined}
        aria-describedby={fault === undefined ? undefined : faultId}
        {...textarea}
      />
      {fault !== undefined && (
        <p id={faultId} className="field-fault">
          {fault}
        </p>
      )}
    </div>
  )
}
