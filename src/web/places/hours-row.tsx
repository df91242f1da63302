import { evidence } from '#messages/evidence.ts'
import { placePage } from '#messages/place-page.ts'
import type { PlaceDetail } from '#contract/places.ts'
import { Evidence } from './evidence.tsx'
import { UnknownRow } from './fact-row.tsx'
import { HoursTable } from './hours-table.tsx'

/** The hours with their evidence; of a conflict, the hours of every side. */
export function HoursRow({ place: { slug, hours, openHours, facts } }: { place: PlaceDetail }) {
  if (!openHours || openHours.rules.length === 0) {
    return hours === null ? <UnknownRow name={placePage.hours} place={slug} /> : <WordsRow words={hours} />
  }
  return (
    <div>
      <dt>{placePage.hours}</dt>
      <dd>
        <HoursTable rules={openHours.rules} />
        {openHours.otherSides?.map((rules) => (
          <div key={JSON.stringify(rules)} className="fact-side">
            {evidence.or} <HoursTable rules={rules} />
          </div>
        ))}
        {facts.openingHours && <Evidence fact={facts.openingHours} />}
      </dd>
    </div>
  )
}

/** The words of the sources, where nobody can compute with them. */
function WordsRow({ words }: { words: string }) {
  return (
    <div>
      <dt>{placePage.hours}</dt>
      <dd>{words}</dd>
    </div>
  )
}
