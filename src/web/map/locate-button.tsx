import { map as messages } from '#messages/map.ts'
import { IconButton } from '../ui/icon-button.tsx'
import type { Position } from './position.ts'
import { useMyLocation } from './use-my-location.ts'
import { pageIcons } from '../ui/page-icons.ts'

/** Asks the browser for the position of the device, which never leaves the browser. */
export function LocateButton({ onFound }: { onFound: (position: Position) => void }) {
  const { looking, look } = useMyLocation(onFound)
  return (
    <>
      <IconButton icon={pageIcons.locate} label={messages.showMyLocation} onClick={look} />
      <p className="map-note" role="status">
        {looking.kind === 'looking' && messages.locating}
        {looking.kind === 'failed' && looking.text}
      </p>
    </>
  )
}
