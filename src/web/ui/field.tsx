import type { ComponentProps } from 'react'
import { FieldFrame, type FieldFrameProps } from './field-frame.tsx'

export type FieldProps = Omit<ComponentProps<'input'>, 'id' | 'className'> & FieldFrameProps & { name: string }

/** @param children elements drawn over the input, such as a button */
export function Field({ label, error, hint, children, ...input }: FieldProps) {
  return (
    <FieldFrame label={label} error={error} hint={hint}>
      {(attributes) => (
        <div className="field-input">
          <input {...attributes} {...input} />
          {children}
        </div>
      )}
    </FieldFrame>
  )
}
