import { useMapEvents } from 'react-leaflet'
import { positionAt, type Position } from './position.ts'

/** Reports the point of a long press on the map, or of the right button of a mouse. */
export function PickPoint({ onPick }: { onPick: (position: Position) => void }) {
  useMapEvents({
    contextmenu: ({ latlng, originalEvent }) => {
      originalEvent.preventDefault()
      onPick(positionAt(latlng))
    },
  })
  return null
}
