import { map as messages } from '#messages/map.ts'
import { useFormats } from '../city/use-formats.ts'
import { IconButton } from '../ui/icon-button.tsx'
import type { Position } from './position.ts'
import { useMyLocation } from './use-my-location.ts'
import { pageIcons } from '../ui/page-icons.ts'

type LocateButtonProps = {
  onFound: (position: Position) => void
  /** Number of places on the map around the position. Null: the map is elsewhere. */
  around: number | null
}

/** Asks the browser for the position of the device, which never leaves the browser. */
export function LocateButton({ onFound, around }: LocateButtonProps) {
  const { looking, look } = useMyLocation(onFound)
  const { plural } = useFormats()
  return (
    <>
      <IconButton icon={pageIcons.locate} label={messages.showMyLocation} onClick={look} />
      <p className="map-note" role="status">
        {looking.kind === 'looking' && messages.locating}
        {looking.kind === 'failed' && looking.text}
        {looking.kind === 'idle' && around !== null && plural(messages.aroundYou, around)}
      </p>
    </>
  )
}
