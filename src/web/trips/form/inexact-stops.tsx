import { useQuery } from '@tanstack/react-query'
import type { Trip } from '#contract/trip/trips.ts'
import { tripFiles } from '#messages/trips.ts'
import { placeIndex } from '../../city/queries.ts'
import { useFormats } from '../../city/use-formats.ts'
import { exportedDays } from '#planning/plan/exported-days.ts'
import { countInexact } from './exchange/stop-position.ts'

/** Says how many stops the files for maps cannot show exactly. Nothing if they show all. */
export function InexactStops({ trip }: { trip: Trip }) {
  const formats = useFormats()
  const { data } = useQuery(placeIndex())
  if (!data) return null
  const { inexact, unplaced } = countInexact(exportedDays({ trip, places: data.places, timeZone: formats.timeZone }))
  const sentences = [
    ...(inexact === 0 ? [] : [formats.plural(tripFiles.inexact, inexact)]),
    ...(unplaced === 0 ? [] : [formats.plural(tripFiles.inText, unplaced)]),
  ]
  return sentences.length === 0 ? null : <p className="dropdown-note">{sentences.join(' ')}</p>
}
