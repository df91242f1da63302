import { lazy, Suspense } from 'react'
import { hours } from '#messages/hours.ts'
import type { PlaceDetail } from '#contract/places.ts'
import { usualHoursOf } from '#planning/usual-week.ts'
import { useFormats } from '../city/use-formats.ts'
import { useIsHydrated } from '../ui/use-is-hydrated.ts'
import { rowsOf } from './usual-hours-text.ts'

/** The server has no use for this code, and the page can be read before it comes. */
const StateNow = lazy(async () => ({ default: (await import('./state-now.tsx')).StateNow }))

/** Whether the place is open now. Without a script, the usual hours alone. */
export function PlaceState({ place }: { place: PlaceDetail }) {
  const { openHours } = place
  const formats = useFormats()
  const isInBrowser = useIsHydrated()
  if (!openHours) return <p className="place-state">{hours.unknown}</p>
  if (openHours.closed) {
    return (
      <p className="place-state">
        <strong className="state-closed">{hours.reasons[openHours.closed.reason]}</strong>
      </p>
    )
  }
  const rows = rowsOf(usualHoursOf(openHours.rules), formats)
  return (
    <p className="place-state">
      {isInBrowser && (
        <Suspense>
          <StateNow place={place} />
        </Suspense>
      )}
      <span className="place-usual">{rows.map(({ days, times }) => `${days} ${times}`).join('; ')}</span>
    </p>
  )
}
