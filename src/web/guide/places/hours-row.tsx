import { evidence } from '#messages/evidence.ts'
import { placePage } from '#messages/place-page.ts'
import type { PlaceDetail } from '#contract/place/places.ts'
import { tellsTimes, usualHoursOf } from '#planning/hours/usual-week.ts'
import { Evidence } from './evidence.tsx'
import { FactName, SideSource, UnknownRow } from './fact-row.tsx'
import { HoursTable } from './hours-table.tsx'

/** The hours with their evidence; of a conflict, the hours of every side. Else the words of the sources. */
export function HoursRow({ place: { slug, hours, openHours, facts, hoursNote } }: { place: PlaceDetail }) {
  const { rules = [], otherSides = [] } = openHours ?? {}
  const sources = facts.openingHours?.alternatives ?? []
  const areTold = [rules, ...otherSides].some((side) => tellsTimes(usualHoursOf(side)))
  if (!areTold && hours === null && !hoursNote)
    return <UnknownRow name={placePage.hours} topic="openingHours" place={slug} />
  const fact = facts.openingHours ?? facts.onlyDuring
  return (
    <div>
      <FactName name={placePage.hours} topic="openingHours" />
      <dd>
        {areTold ? <HoursTable rules={rules} /> : hours}
        {otherSides.map((side, index) => (
          <div key={JSON.stringify(side)} className="fact-side">
            {evidence.or} <HoursTable rules={side} />
            {sources.slice(index, index + 1).map(({ source }) => (
              <SideSource key={source} url={source} />
            ))}
          </div>
        ))}
        {fact && <Evidence fact={fact} />}
        {hoursNote && <p>{hoursNote}</p>}
        {facts.closedFeasts && <Evidence fact={facts.closedFeasts} />}
      </dd>
    </div>
  )
}
