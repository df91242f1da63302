import { useState } from 'react'
import { map as messages } from '#messages/map.ts'
import { fill } from '#contract/messages/format.ts'
import { Button } from '../ui/button.tsx'
import { DegreesField } from './degrees-field.tsx'
import { MapFrame } from './map-frame.tsx'
import { MapStage } from './map-stage.tsx'
import type { MapPin } from './map-pin.ts'
import type { Following } from './movable-marker.tsx'
import { isSamePosition, type MapCity, type Position } from './position.ts'
import { useMyLocation } from './use-my-location.ts'
import { pageIcons } from '../ui/page-icons.ts'

type LocationPickerProps = {
  position: Position
  /** Runs after each change of the marker: by pointer, keys, numbers or the device's location. */
  onMove: (position: Position) => void
  city: MapCity
  /** Places drawn for orientation. */
  pins: readonly MapPin[]
}

/**
 * Selects a point by pointer, finger, keys, numbers or the device's location. The map flies to a position that comes
 * from outside, such as a chosen place or a reset form.
 */
export function LocationPicker({ position, onMove, city, pins }: LocationPickerProps) {
  const [own, setOwn] = useState<{ position: Position; following: Following } | null>(null)
  const isOwn = own !== null && isSamePosition(own.position, position)
  const move = (following: Following) => (to: Position) => {
    setOwn({ position: to, following })
    onMove(to)
  }
  const { looking, look } = useMyLocation(move('fly'))
  return (
    <div className="location-picker">
      <MapFrame label={messages.label}>
        <MapStage
          label={messages.label}
          city={city}
          kind="set-marker"
          pins={pins}
          marker={{ position, onMove: move('keep'), following: isOwn ? own.following : 'fly' }}
        />
      </MapFrame>
      <p className="field-hint">{messages.hint}</p>
      <div className="location-picker-numbers">
        <DegreesField
          label={messages.latitude}
          name="latitude"
          limitDegrees={90}
          value={position.lat}
          onChange={(lat) => move('pan')({ ...position, lat })}
          error={messages.badLatitude}
        />
        <DegreesField
          label={messages.longitude}
          name="longitude"
          limitDegrees={180}
          value={position.lng}
          onChange={(lng) => move('pan')({ ...position, lng })}
          error={messages.badLongitude}
        />
      </div>
      <Button look="quiet" icon={pageIcons.locate} onClick={look}>
        {messages.myLocation}
      </Button>
      <p className="location-picker-outcome" role="status">
        {looking.kind === 'looking' && messages.locating}
        {looking.kind === 'failed' && looking.text}
        {looking.kind === 'idle' && isOwn && own.following !== 'pan' && (
          <span className="visually-hidden">
            {fill(messages.markerAt, { lat: String(position.lat), lng: String(position.lng) })}
          </span>
        )}
      </p>
    </div>
  )
}
