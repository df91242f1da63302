import { useMemo, useSyncExternalStore } from 'react'
import { onSelectionChange, storedSelection } from '../../session/selection.ts'
import { readSelection } from '../../session/selected-places.ts'
import { useSession } from '../../session/session.ts'
import { GuestSelection } from './guest-selection.tsx'
import { MemberSelection } from './member-selection.tsx'
import { MemberPresses } from './member-presses.tsx'
import './add-to-trip.css'

/** Answers the buttons "Add to trip" of all pages, and shows the selection of the device. */
export function AddToTrip() {
  const session = useSession()
  const text = useSyncExternalStore(onSelectionChange, storedSelection, () => null)
  const selection = useMemo(() => readSelection(text), [text])
  if (session.kind === 'guest') return <GuestSelection selection={selection} />
  const { user } = session
  return (
    <>
      <MemberPresses key={user.id} user={user} />
      {selection.length > 0 && <MemberSelection user={user} selection={selection} />}
    </>
  )
}
