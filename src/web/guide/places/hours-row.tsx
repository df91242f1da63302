import { evidence, placePage } from '#messages/place-page.ts'
import type { PlaceDetail } from '#contract/place/places.ts'
import { statesTimes, getUsualHours } from '#planning/hours/usual-week.ts'
import { useFormats } from '../../city/use-formats.ts'
import { Evidence } from './evidence.tsx'
import { FactMore } from './fact-more.tsx'
import { FactName, SideSource, UnknownRow } from './fact-row.tsx'
import { HoursTable } from './hours-table.tsx'
import { hoursText } from './usual-hours-text.ts'

/** The hours and the access with their evidence; of a conflict, every side. The words of the sources stand below. */
export function HoursRow({ place }: { place: PlaceDetail }) {
  const { slug, hours, openHours, facts, hoursNote } = place
  const { rules = [], otherSides = [] } = openHours ?? {}
  const sources = facts.openingHours?.alternatives ?? []
  const areAnnounced = [rules, ...otherSides].some((side) => statesTimes(getUsualHours(side)))
  if (!areAnnounced && hours === null && !hoursNote && !facts.access)
    return <UnknownRow name={placePage.hours} topic="openingHours" place={slug} />
  const fact = facts.openingHours ?? facts.onlyDuring
  return (
    <div>
      <FactName name={placePage.hours} topic="openingHours" />
      <dd>
        <FactMore line={<HoursLine place={place} />} isOpen={otherSides.length > 0 || sources.length > 0}>
          {areAnnounced && <HoursTable rules={rules} />}
          {otherSides.map((side, index) => (
            <div key={JSON.stringify(side)} className="fact-side">
              {evidence.or} <HoursTable rules={side} />
              {sources.slice(index, index + 1).map(({ source }) => (
                <SideSource key={source} url={source} />
              ))}
            </div>
          ))}
          {fact && <Evidence fact={fact} />}
          <AccessLines place={place} />
          {hours !== null && <p>{hours}</p>}
          {hoursNote && <p>{hoursNote}</p>}
          {facts.closedFeasts && <Evidence fact={facts.closedFeasts} />}
        </FactMore>
      </dd>
    </div>
  )
}

/** The usual hours in a line, else the words that the guide has for them. */
function HoursLine({ place: { access, accessSides, hours, hoursNote, openHours } }: { place: PlaceDetail }) {
  const formats = useFormats()
  const usual = getUsualHours(openHours?.rules ?? [])
  if (statesTimes(usual)) return hoursText(usual, formats)
  return access?.sentence ?? accessSides?.[0] ?? hours ?? hoursNote ?? evidence.notKnown
}

function AccessLines({ place: { facts, access, accessSides } }: { place: PlaceDetail }) {
  if (!facts.access) return null
  const [first, ...others] = accessSides ?? []
  const sources = facts.access.alternatives ?? []
  return (
    <>
      {access?.sentence ?? first}
      {others.map((side, index) => (
        <div key={side} className="fact-side">
          {evidence.or} {side}
          {sources.slice(index, index + 1).map(({ source }) => (
            <SideSource key={source} url={source} />
          ))}
        </div>
      ))}
      <Evidence fact={facts.access} />
    </>
  )
}
