import type { ComponentProps } from 'react'
import { FieldFrame, type FieldFrameProps } from './field-frame.tsx'

type TextAreaProps = Omit<ComponentProps<'textarea'>, 'id' | 'className'> & FieldFrameProps

/** A labelled text of several lines, which grows with them. */
export function TextArea({ label, fault, hint, ...textarea }: TextAreaProps) {
  return (
    <FieldFrame label={label} fault={fault} hint={hint}>
      {(attributes) => <textarea rows={2} {...attributes} {...textarea} />}
    </FieldFrame>
  )
}
