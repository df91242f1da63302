import { actions } from '#messages/ui.ts'
import { useEffect, useState } from 'react'
import { fill } from '#contract/messages/format.ts'
import { addToTrip as messages } from '#messages/wishlist.ts'
import { useFormats } from '../../city/use-formats.ts'
import { markPlaces } from '../../selection/marks.ts'
import { MAX_SELECTED_PLACES, selectPlace, removeSelection, type SelectedPlace } from '../../session/selected-places.ts'
import { useLoginDialog } from '../../session/use-login-dialog.tsx'
import { Button } from '../../ui/button.tsx'
import { showToast } from '../../ui/toast.ts'
import { SelectionBar } from './selection-bar.tsx'
import { SelectionDialog } from './selection-dialog.tsx'
import { usePresses } from './use-presses.ts'

/** A guest's places wait on the device. They become a trip after the login. */
export function GuestSelection({ selection }: { selection: readonly SelectedPlace[] }) {
  const [isOpen, setIsOpen] = useState(false)
  /** For screen readers: the bar shows it. */
  const [news, setNews] = useState('')
  const { number } = useFormats()
  const { dialog, ask } = useLoginDialog({ kind: 'make-trip' })
  useEffect(() => {
    markPlaces('picked', selection)
    return () => markPlaces('picked', null)
  }, [selection])
  usePresses(async ({ place: { slug, name }, takesBack }) => {
    // Guests meet places of the guide alone.
    if (slug === null) return
    if (takesBack) {
      removeSelection([slug])
      setNews(fill(messages.nowUnpicked, { place: name }))
      return
    }
    const outcome = selectPlace({ slug, name })
    if (outcome === 'picked') setNews(fill(messages.nowPicked, { place: name }))
    else if (outcome === 'full')
      showToast({ kind: 'error', text: fill(messages.traysFull, { count: number(MAX_SELECTED_PLACES) }) })
    else {
      const more = { text: actions.remove, onPress: () => removeSelection([slug]) }
      showToast({ kind: 'success', text: fill(messages.pickedBefore, { place: name }), more })
    }
  })
  const makeTrip = () => {
    setIsOpen(false)
    ask()
  }
  return (
    <>
      <p role="status" className="visually-hidden">
        {news}
      </p>
      {selection.length > 0 && (
        <SelectionBar count={selection.length} onOpen={() => setIsOpen(true)}>
          <Button onClick={makeTrip}>{messages.makeTrip}</Button>
        </SelectionBar>
      )}
      <SelectionDialog
        selection={selection}
        isOpen={isOpen && selection.length > 0}
        onClose={() => setIsOpen(false)}
        hint={messages.trayHintOfGuest}
      >
        <Button onClick={makeTrip}>{messages.makeTrip}</Button>
      </SelectionDialog>
      {dialog}
    </>
  )
}
