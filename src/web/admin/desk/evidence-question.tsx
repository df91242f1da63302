import { useState } from 'react'
import { showDate } from '#contract/text/date-format.ts'
import { today } from '#contract/text/dates.ts'
import { fill } from '#contract/messages/format.ts'
import { desk } from '#messages/desk.ts'
import { evidence } from '#messages/place-page.ts'
import { useCity } from '../../city/use-city.ts'
import { useFormats } from '../../city/use-formats.ts'
import { Button } from '../../ui/button.tsx'
import { knownBy, needsEvidence, textsAbout, withEvidence, type KnownBy } from './changed-value.ts'
import { useEditedEntry } from './edited-entry.ts'
import { getInput, isObject, valueAt, type Json, type Path } from './edited-text.ts'

const texts = desk.changedValue

const ownKnowledge = ['seen', 'asked'] as const

type Fact = Readonly<Record<string, Json>>

const labels: Readonly<Record<string, string>> = desk.fields

/** A value that an editor has changed asks how they know it, and names the texts that may repeat the old one. */
export function EvidenceQuestion({ path }: { path: Path }) {
  const { text, saved, set } = useEditedEntry()
  const { timeZone } = useCity()
  const [date] = useState(() => today(new Date(), timeZone))
  const [before, after] = [valueAt(saved, path), valueAt(text, path)]
  // Evidence of today may stay as it is, so that the answer does not show in it.
  const [answered, setAnswered] = useState('')
  if (isObject(after) && !isObject(before)) return <NewEvidence path={path} fact={after} date={date} />
  if (!isObject(before) || !isObject(after)) return null
  const value = JSON.stringify(after['value'])
  if (value === JSON.stringify(before['value'])) return null
  const answer = (how: KnownBy) => {
    setAnswered(value)
    set(path, withEvidence(after, how, date))
  }
  const fields = textsAbout(text, String(path.at(-1)), before['value']).map((field) => labels[field] ?? field)
  return (
    <>
      {needsEvidence(before, after) && answered !== value && (
        <fieldset className="desk-choices">
          <legend>{texts.title}</legend>
          {knownBy.map((how) => (
            <Button key={how} look="quiet" onClick={() => answer(how)}>
              {texts[how]}
            </Button>
          ))}
        </fieldset>
      )}
      <OwnEvidence fact={after} />
      {fields.length > 0 && (
        <p className="field-hint" role="status">
          {fill(texts.repeats, { fields: fields.join(', ') })}
        </p>
      )}
    </>
  )
}

type NewEvidenceProps = { path: Path; fact: Fact; date: string }

/** A new fact asks how the editor knows it, too. An editor who read it somewhere names the source below. */
function NewEvidence({ path, fact, date }: NewEvidenceProps) {
  const { set } = useEditedEntry()
  const isOpen = getInput(fact['source']) === '' && fact['isSeen'] !== true && fact['isAsked'] !== true
  return (
    <>
      {isOpen && (
        <fieldset className="desk-choices">
          <legend>{texts.newTitle}</legend>
          {ownKnowledge.map((how) => (
            <Button key={how} look="quiet" onClick={() => set(path, withEvidence(fact, how, date))}>
              {texts[how]}
            </Button>
          ))}
          <p className="field-hint">{texts.orSource}</p>
        </fieldset>
      )}
      <OwnEvidence fact={fact} />
    </>
  )
}

/** Says that the editor is the source, which no other input shows. */
function OwnEvidence({ fact }: { fact: Fact }) {
  const formats = useFormats()
  const text = fact['isSeen'] === true ? evidence.seen : fact['isAsked'] === true ? evidence.asked : null
  return (
    <p className="desk-working" role="status">
      {text !== null && fill(text, { date: showDate(getInput(fact['checkedOn']), formats) })}
    </p>
  )
}
