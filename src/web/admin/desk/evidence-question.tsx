import { useState } from 'react'
import { today } from '#contract/text/dates.ts'
import { fill } from '#contract/messages/format.ts'
import { desk } from '#messages/desk.ts'
import { useCity } from '../../city/use-city.ts'
import { Button } from '../../ui/button.tsx'
import { knownBy, needsEvidence, textsAbout, withEvidence } from './changed-value.ts'
import { useEditedEntry } from './edited-entry.ts'
import { isObject, valueAt, type Path } from './edited-text.ts'

const texts = desk.changedValue
const labels: Readonly<Record<string, string>> = desk.fields

/** A value that an editor has changed asks how they know it, and names the texts that may repeat the old one. */
export function EvidenceQuestion({ path }: { path: Path }) {
  const { text, saved, set } = useEditedEntry()
  const { timeZone } = useCity()
  const [date] = useState(() => today(new Date(), timeZone))
  const [before, after] = [valueAt(saved, path), valueAt(text, path)]
  if (!isObject(before) || !isObject(after) || JSON.stringify(before['value']) === JSON.stringify(after['value'])) {
    return null
  }
  const fields = textsAbout(text, String(path.at(-1)), before['value']).map((field) => labels[field] ?? field)
  return (
    <>
      {needsEvidence(before, after, date) && (
        <fieldset className="desk-choices">
          <legend>{texts.title}</legend>
          {knownBy.map((how) => (
            <Button key={how} look="quiet" onClick={() => set(path, withEvidence(after, how, date))}>
              {texts[how]}
            </Button>
          ))}
        </fieldset>
      )}
      {fields.length > 0 && (
        <p className="field-hint" role="status">
          {fill(texts.repeats, { fields: fields.join(', ') })}
        </p>
      )}
    </>
  )
}
