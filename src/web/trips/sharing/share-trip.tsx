import { actions, clientFailures } from '#messages/ui.ts'
import { useState } from 'react'
import type { User } from '#contract/account/auth.ts'
import type { Trip } from '#contract/trip/trips.ts'
import { planner } from '#messages/planner.ts'
import { shareTrip as messages } from '#messages/trip-people.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { lazyWithPreload } from '../../ui/lazy-with-preload.tsx'
import { notify } from '../../ui/notify.ts'
import './share-trip.css'

/** Sharing needs the network anyway, so its code waits until somebody asks for it. */
const sharing = lazyWithPreload(async () => (await import('./sharing.tsx')).Sharing)

/** The button that shares a trip, and its dialog. */
export function ShareTrip({ trip, user }: { trip: Trip; user: User }) {
  const [isOpen, setIsOpen] = useState(false)
  const [isLoaded, setIsLoaded] = useState(false)
  const open = async () => {
    setIsOpen(true)
    try {
      await sharing.load()
      setIsLoaded(true)
    } catch {
      setIsOpen(false)
      notify('error', clientFailures.network, 'top-right')
    }
  }
  return (
    <>
      <Button look="quiet" onClick={() => void open()}>
        {planner.head.share}
      </Button>
      <Dialog
        title={messages.title}
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        className="dialog-card share-dialog"
        closeLabel={actions.close}
        closesByClickOutside
      >
        {isLoaded ? (
          <sharing.Lazy props={{ trip, user, isOpen }} placeholder={null} />
        ) : (
          <div className="spinner" role="status" aria-label={messages.loading} />
        )}
      </Dialog>
    </>
  )
}
