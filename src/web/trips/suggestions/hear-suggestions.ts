import { markTripSeen } from '#contract/trip/trip-news.endpoints.ts'
import { listTripSuggestions } from '#contract/trip/trip-suggestions.endpoints.ts'
import { callOverHttp } from '../../api/call.ts'
import { readWaiting, setWaiting, type Waiting } from './waiting-suggestions.ts'

type Heard = Omit<Waiting, 'suggestions' | 'parts'> & { readonly revision: number }

/** The counter of the last reading. 0: nothing was read. */
let revision = 0

/** The server says how often the suggestions of the open trip have changed. */
export async function hearSuggestions({ revision: heard, ...trip }: Heard): Promise<void> {
  const known = readWaiting()
  const before = known?.tripId === trip.tripId ? known : null
  // Each stop of the board reads it: others who edit change nothing here.
  if (before?.role !== trip.role || before.isShared !== trip.isShared)
    setWaiting({ suggestions: [], parts: null, ...before, ...trip })
  if (!before) reportSeen()
  if (revision === heard) return
  revision = heard
  // The next news asks again.
  await readSuggestions(trip.tripId).catch(() => (revision = 0))
}

async function readSuggestions(tripId: string): Promise<void> {
  const [{ suggestions }, parts] = await Promise.all([
    callOverHttp(listTripSuggestions, { params: { id: tripId } }),
    import('./suggestion-list.tsx'),
  ])
  const open = readWaiting()
  // Another trip may be open by now, or none.
  if (open?.tripId === tripId) setWaiting({ ...open, suggestions, parts })
}

/** Marks all news as seen. A failure does no harm: they are shown once more. */
export function reportSeen(): void {
  const open = readWaiting()
  if (!open?.isShared) return
  void callOverHttp(markTripSeen, { params: { id: open.tripId } }, { keepalive: true }).catch(() => undefined)
}

/** The trip is closed. */
export function forgetSuggestions(): void {
  revision = 0
  setWaiting(null)
}
