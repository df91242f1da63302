import type { LetterFigures } from '#contract/admin/letters.ts'
import { fill } from '#contract/messages/format.ts'
import { letters as messages } from '#messages/admin.ts'
import { useFormats } from '../city/use-formats.ts'

/** How many recipients of a letter have had their turn. Who left before it has had none, but waits for none either. */
export function LetterProgressBar({ figures }: { figures: LetterFigures }) {
  const formats = useFormats()
  const { recipients, waiting, queued } = figures
  const done = recipients - waiting - queued
  const text = fill(messages.progressText, { done: formats.number(done), all: formats.number(recipients) })
  return (
    <div className="letter-progress">
      <progress aria-label={messages.progress} aria-valuetext={text} value={done} max={Math.max(1, recipients)} />
      <span aria-hidden="true">{text}</span>
    </div>
  )
}
