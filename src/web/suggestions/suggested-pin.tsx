import type { PlaceDetail } from '#contract/place/places.ts'
import { suggest as messages } from '#messages/suggest.ts'
import { useCloseCity } from '../city/use-close-city.ts'
import { Button } from '../ui/button.tsx'
import { LocationPicker } from '../map/location-picker.tsx'
import { getField, type Typed } from './typed-value.ts'

type SuggestedPinProps = {
  value: Typed
  /** Present position of the pin. */
  present: PlaceDetail['geo']
  error: string | undefined
  onChange: (value: Typed) => void
}

export function SuggestedPin({ value, present, error, onChange }: SuggestedPinProps) {
  const city = useCloseCity()
  const [lat, lng] = [getField(value, 'lat'), getField(value, 'lng')]
  const start = present ?? city.map.start
  return (
    <div className="suggest-rows">
      {typeof lat === 'number' && typeof lng === 'number' ? (
        <>
          <p className="field-hint">{messages.pinHint}</p>
          <LocationPicker
            position={{ lat, lng }}
            onMove={(position) => onChange({ lat: position.lat, lng: position.lng })}
            city={city}
            pins={[]}
          />
        </>
      ) : (
        <Button look="quiet" onClick={() => onChange({ lat: start.lat, lng: start.lng })}>
          {messages.movePin}
        </Button>
      )}
      {error !== undefined && (
        <p className="field-error" role="alert">
          {error}
        </p>
      )}
    </div>
  )
}
