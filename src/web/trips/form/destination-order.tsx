import { useFormats } from '../../city/use-formats.ts'
import { useState } from 'react'
import { trips } from '#messages/trips.ts'
import { fill } from '#contract/messages/format.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { nameOfDestination } from './destination-name.ts'
import type { DraftAction } from './change-draft.ts'
import { selectedDestination, type TripDraft } from './trip-draft.ts'
import { pageIcons } from '../../ui/page-icons.ts'

/** Moves the selected destination. The buttons replace dragging its tab. */
export function DestinationOrder({ draft, act }: { draft: TripDraft; act: (action: DraftAction) => void }) {
  const formats = useFormats()
  const [moved, setMoved] = useState('')
  const { destinations } = draft
  const destination = selectedDestination(draft)
  const index = destinations.indexOf(destination)
  const name = nameOfDestination(destination, index, formats)
  const move = (to: number) => {
    act({ kind: 'move-destination', destination: destination.key, to })
    setMoved(
      fill(trips.movedTo, { name, position: formats.number(to + 1), count: formats.number(destinations.length) }),
    )
  }
  return (
    <div className="destination-order">
      <span>
        {fill(trips.stop, { position: formats.number(index + 1), count: formats.number(destinations.length) })}
      </span>
      <IconButton
        icon={pageIcons.up}
        label={fill(trips.moveUp, { name })}
        isDisabled={index === 0}
        onClick={() => move(index - 1)}
      />
      <IconButton
        icon="down"
        label={fill(trips.moveDown, { name })}
        isDisabled={index === destinations.length - 1}
        onClick={() => move(index + 1)}
      />
      <p className="visually-hidden" role="status">
        {moved}
      </p>
    </div>
  )
}
