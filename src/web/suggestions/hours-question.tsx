import { hoursInWords } from '#contract/place/hours/hours-in-words.ts'
import { readHours } from '#contract/place/hours/read-hours.ts'
import { fill } from '#contract/messages/format.ts'
import { hours, hoursQuestion as messages } from '#messages/hours.ts'
import { language } from '#messages/language.ts'
import { Button } from '../ui/button.tsx'

type HoursQuestionProps = { typed: string; onUse: (hours: string) => void }

/** Typed hours that may mean others, or that the guide writes in another way: the meaning in words, and a press takes it. */
export function HoursQuestion({ typed, onUse }: HoursQuestionProps) {
  const read = readHours(typed)
  if (typed.trim() === '' || read.kind === 'refused' || read.value === typed) return null
  const meaning = hoursInWords(read.value, { words: hours, language: language.code })
  return (
    <div className="field-hint" role="status">
      {fill(read.kind === 'question' ? messages.doYouMean : messages.means, { meaning })}{' '}
      <Button look="quiet" onClick={() => onUse(read.value)}>
        {messages.use}
      </Button>
      {read.lastEntry && <p>{fill(messages.remark, { remark: read.lastEntry.text })}</p>}
    </div>
  )
}
