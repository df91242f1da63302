import { evidence } from '#messages/place-page.ts'
import { hours } from '#messages/hours.ts'
import type { PlaceDetail } from '#contract/place/places.ts'
import { statesTimes, getUsualHours } from '#planning/hours/usual-week.ts'
import { useFormats } from '../../city/use-formats.ts'
import { laterPart } from '../../ui/later-part.tsx'
import { hoursText } from './usual-hours-text.ts'

/** The server has no use for this code, and the page can be read before it comes. */
const StateNow = laterPart(async () => (await import('./state-now.tsx')).StateNow)

/** The state of the place now. Without a script, the usual hours alone; of a conflict, those of every side. */
export function PlaceState({ place }: { place: PlaceDetail }) {
  const { access, openHours } = place
  const formats = useFormats()
  if (!openHours && !access) return <p className="place-state place-unknown">{hours.unknown}</p>
  if (!openHours) return <p className="place-state">{access?.sentence}</p>
  if (openHours.closed) {
    return (
      <p className="place-state">
        <strong className="state-closed">{hours.reasons[openHours.closed.reason]}</strong>
      </p>
    )
  }
  const sides = [openHours.rules, ...(openHours.otherSides ?? [])].map((rules) => {
    const usual = getUsualHours(rules)
    if (!statesTimes(usual)) return access?.sentence ?? place.hours
    return hoursText(usual, formats)
  })
  return (
    <p className="place-state">
      <StateNow place={place} />
      <span className="place-usual">{sides.join(` ${evidence.or} `)}</span>
    </p>
  )
}
