import type { KeyboardEvent } from 'react'
import { TextArea, type TextAreaProps } from './text-area.tsx'

type LineAreaProps = Omit<TextAreaProps, 'onChange' | 'onKeyDown' | 'rows'> & { onType: (typed: string) => void }

/** A field for one line. A longer value is shown on several, where an input would cut it. */
export function LineArea({ onType, ...textarea }: LineAreaProps) {
  return (
    <TextArea
      {...textarea}
      rows={1}
      onKeyDown={sendForm}
      onChange={({ currentTarget }) => onType(currentTarget.value.replaceAll(/\s*\n\s*/g, ' '))}
    />
  )
}

/** Enter sends the form as in an input: it presses the form's first button that sends. */
function sendForm(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
  event.preventDefault()
  event.currentTarget.form?.querySelector<HTMLButtonElement>('button[type="submit"]')?.click()
}
