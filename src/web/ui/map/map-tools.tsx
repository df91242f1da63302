import type { Map as LeafletMap } from 'leaflet'
import { useSyncExternalStore } from 'react'
import { map as messages } from '#messages/map.ts'
import { fill } from '#contract/messages/format.ts'
import { useFormats } from '../../city/use-formats.ts'
import { IconButton } from '../icon-button.tsx'
import { scaleAt } from './scale.ts'

/** Buttons and scale over the map, beside Leaflet's own elements: what is clicked here is no click on the map. */
export function MapTools({ map }: { map: LeafletMap }) {
  const zoom = useMapState(map, () => map.getZoom())
  const lat = useMapState(map, () => map.getCenter().lat)
  return (
    <>
      <div className="map-zoom">
        <IconButton
          icon="plus"
          label={messages.zoomIn}
          onClick={() => map.zoomIn()}
          isDisabled={zoom >= map.getMaxZoom()}
        />
        <IconButton
          icon="minus"
          label={messages.zoomOut}
          onClick={() => map.zoomOut()}
          isDisabled={zoom <= map.getMinZoom()}
        />
      </div>
      <Scale lat={lat} zoom={zoom} />
    </>
  )
}

function useMapState<T>(map: LeafletMap, read: () => T): T {
  return useSyncExternalStore((onChange) => {
    map.on('moveend zoomend', onChange)
    return () => {
      map.off('moveend zoomend', onChange)
    }
  }, read)
}

/** Pixels. */
const WIDEST = 96

function Scale(at: { lat: number; zoom: number }) {
  const { number } = useFormats()
  const { metres, width } = scaleAt(at, WIDEST)
  const text =
    metres < 1_000
      ? fill(messages.metres, { count: number(metres) })
      : fill(messages.kilometres, { count: number(metres / 1_000) })
  return (
    <p className="map-scale">
      {text}
      <svg width={width} height="6" aria-hidden="true">
        <path d={`M1 0V5H${width - 1}V0`} />
      </svg>
    </p>
  )
}
