import type { LetterFigures } from '#contract/admin/letters.ts'
import { fill } from '#contract/messages/format.ts'
import { letters as messages } from '#messages/admin.ts'
import { useFormats } from '../city/use-formats.ts'

/**
 * Number of recipients of a newsletter issue that are done. Subscribers who left before their mail count as done,
 * because no mail waits for them.
 */
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
