import type { ComponentProps } from 'react'
import { FieldFrame, type FieldFrameProps } from './field-frame.tsx'

export type TextAreaProps = Omit<ComponentProps<'textarea'>, 'id' | 'className'> & FieldFrameProps

/** A labelled text area that grows with its text. */
export function TextArea({ label, error, hint, ...textarea }: TextAreaProps) {
  return (
    <FieldFrame label={label} error={error} hint={hint}>
      {(attributes) => <textarea rows={2} {...attributes} {...textarea} />}
    </FieldFrame>
  )
}
