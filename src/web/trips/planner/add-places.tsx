import { actions } from '#messages/ui.ts'
import { useState } from 'react'
import { fill } from '#contract/messages/format.ts'
import { planner } from '#messages/planner.ts'
import { useFormats } from '../../city/use-formats.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { pageIcons } from '../../ui/page-icons.ts'
import { weekdayName } from '../itinerary/day-names.ts'
import type { Addable } from './new-stop.ts'
import { PlaceSearch } from './place-search.tsx'
import { usePlanner } from './planner-context.ts'
import { SuggestedPlaces } from './suggested-places.tsx'
import { useAddStop } from './use-add-stop.ts'

type AddPlacesProps = {
  isOpen: boolean
  /** The day that gets the places. Null: the best day for each. */
  date: string | null
  onClose: () => void
}

/** Searches the guide, and shows places near the stops. One tap adds a place where it fits best. */
export function AddPlaces({ isOpen, date, onClose }: AddPlacesProps) {
  const formats = useFormats()
  const title =
    date === null ? planner.head.addPlaces : fill(planner.days.addPlaceTo, { day: weekdayName(date, formats) })
  return (
    <Dialog
      title={title}
      isOpen={isOpen}
      onClose={onClose}
      className="dialog-card plan-add"
      closeLabel={actions.close}
      closesByClickOutside
    >
      {isOpen && <Choices date={date} onClose={onClose} />}
    </Dialog>
  )
}

function Choices({ date, onClose }: Omit<AddPlacesProps, 'isOpen'>) {
  const { openPin } = usePlanner()
  const add = useAddStop(date)
  const [added, setAdded] = useState('')
  const choose = (place: Addable) => setAdded(add(place))
  return (
    <>
      <PlaceSearch onAdd={choose} />
      <p className="plan-add-done" role="status">
        {added}
      </p>
      <Button
        look="quiet"
        icon={pageIcons.pin}
        onClick={() => {
          onClose()
          openPin({ kind: 'new-stop', date, at: null })
        }}
      >
        {planner.add.pin}
      </Button>
      <SuggestedPlaces date={date} onAdd={choose} />
    </>
  )
}
