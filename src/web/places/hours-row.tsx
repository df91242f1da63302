import { evidence } from '#messages/evidence.ts'
import { placePage } from '#messages/place-page.ts'
import type { PlaceDetail } from '#contract/places.ts'
import { Evidence } from './evidence.tsx'
import { FactName, UnknownRow } from './fact-row.tsx'
import { HoursTable } from './hours-table.tsx'

/** The hours with their evidence; of a conflict, the hours of every side. Else the words of the sources. */
export function HoursRow({ place: { slug, hours, openHours, facts } }: { place: PlaceDetail }) {
  const known = openHours && openHours.rules.length > 0 ? openHours : null
  if (!known && hours === null) return <UnknownRow name={placePage.hours} topic="openingHours" place={slug} />
  return (
    <div>
      <FactName name={placePage.hours} topic="openingHours" />
      {known ? (
        <dd>
          <HoursTable rules={known.rules} />
          {known.otherSides?.map((rules) => (
            <div key={JSON.stringify(rules)} className="fact-side">
              {evidence.or} <HoursTable rules={rules} />
            </div>
          ))}
          {facts.openingHours && <Evidence fact={facts.openingHours} />}
        </dd>
      ) : (
        <dd>{hours}</dd>
      )}
    </div>
  )
}
