import { useMemo, useSyncExternalStore } from 'react'
import { onPicksChange, storedPicks } from '../../session/picks.ts'
import { readPicks } from '../../session/picked-places.ts'
import { useSession } from '../../session/session.ts'
import { GuestPicks } from './guest-picks.tsx'
import { MemberPicks } from './member-picks.tsx'
import { MemberPresses } from './member-presses.tsx'
import './add-to-trip.css'

/** Answers the buttons "Add to trip" of all pages, and shows the picks of the device. */
export function AddToTrip() {
  const session = useSession()
  const text = useSyncExternalStore(onPicksChange, storedPicks, () => null)
  const picks = useMemo(() => readPicks(text), [text])
  if (session.kind === 'guest') return <GuestPicks picks={picks} />
  const { user } = session
  return (
    <>
      <MemberPresses key={user.id} user={user} />
      {picks.length > 0 && <MemberPicks user={user} picks={picks} />}
    </>
  )
}
