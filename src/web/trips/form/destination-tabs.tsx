import { useFormats } from '../../city/use-formats.ts'
import { useRef, type KeyboardEvent } from 'react'
import { flushSync } from 'react-dom'
import { trips } from '#messages/trips.ts'
import { fill } from '#contract/messages/format.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { indexForKey } from '../../ui/roving-focus.ts'
import { useDragOrder } from '../../ui/use-drag-order.ts'
import { nameOfDestination } from './destination-name.ts'
import { hasErrorsBelow, type TripFieldErrors } from './trip-field-errors.ts'
import type { DraftAction } from './change-draft.ts'
import type { Key, TripDraft } from './trip-draft.ts'

type DestinationTabsProps = {
  draft: TripDraft
  fieldErrors: TripFieldErrors
  act: (action: DraftAction) => void
  panel: string
}

export function getTabId(destination: Key): string {
  return `destination-tab-${destination}`
}

/**
 * A draggable tab for each destination, with a remove button beside it. A `tablist` may not contain such buttons, so it
 * is a separate element that owns the tabs by `aria-owns`.
 */
export function DestinationTabs({ draft: { destinations, selected }, fieldErrors, act, panel }: DestinationTabsProps) {
  const formats = useFormats()
  const list = useRef<HTMLUListElement>(null)
  const drag = useDragOrder({ list, axis: 'x' })
  const select = (index: number) => {
    const destination = destinations[index]
    if (!destination) return
    flushSync(() => act({ kind: 'select-destination', destination: destination.key }))
    document.getElementById(getTabId(destination.key))?.focus()
  }
  const followKey = (event: KeyboardEvent, index: number) => {
    const next = indexForKey(event, index, destinations.length)
    if (next === null) return
    event.preventDefault()
    select(next)
  }
  const remove = (destination: Key) => {
    flushSync(() => act({ kind: 'remove-destination', destination }))
    list.current?.querySelector<HTMLElement>('[aria-selected=true]')?.focus()
  }
  return (
    <>
      <div
        role="tablist"
        aria-label={trips.destinationsTitle}
        aria-owns={destinations.map(({ key }) => getTabId(key)).join(' ')}
      />
      <ul ref={list} className="destination-tabs">
        {destinations.map((destination, index) => {
          const name = nameOfDestination(destination, index, formats)
          const isInvalid = hasErrorsBelow(fieldErrors, `destinations.${index}`)
          return (
            <li key={destination.key} className={isInvalid ? 'destination-tab-invalid' : undefined}>
              <button
                type="button"
                role="tab"
                id={getTabId(destination.key)}
                aria-selected={destination.key === selected}
                aria-controls={destination.key === selected ? panel : undefined}
                tabIndex={destination.key === selected ? 0 : -1}
                onClick={() => select(index)}
                onKeyDown={(event) => followKey(event, index)}
                onPointerDown={(event) =>
                  drag(event, index, (to) => act({ kind: 'move-destination', destination: destination.key, to }))
                }
              >
                {name}
              </button>
              {destinations.length > 1 && (
                <IconButton
                  icon="close"
                  label={fill(trips.removeDestination, { destination: name })}
                  onClick={() => remove(destination.key)}
                />
              )}
            </li>
          )
        })}
      </ul>
    </>
  )
}
