import type { ReactNode } from 'react'
import { kinds } from '#messages/places.ts'
import { map as messages } from '#messages/map.ts'
import { paths } from '#contract/paths.ts'
import { useFormats } from '../city/use-formats.ts'
import { Link } from '../ui/link.tsx'
import { Picture } from '../ui/picture.tsx'
import { MapCardFrame } from './map-card-frame.tsx'
import { isArea, type MapPin } from './map-pin.ts'

type MapCardProps = {
  /** One place, or several at one spot to choose from. */
  pins: readonly MapPin[]
  main: string | null
  /** The card takes the focus when it appears. */
  hasFocus: boolean
  getDetail: ((slug: string) => ReactNode) | undefined
  onChoose: (pin: MapPin) => void
  onClose: () => void
}

/** The chosen place, or those at one spot to choose from. */
export function MapCard({ pins, main, hasFocus, getDetail, onChoose, onClose }: MapCardProps) {
  const { plural } = useFormats()
  const [first] = pins
  const label = pins.length === 1 ? first?.name : plural(messages.here, pins.length)
  return (
    <MapCardFrame label={label} hasFocus={hasFocus} onClose={onClose}>
      {pins.length === 1 && first ? (
        <OnePlace pin={first} isMain={first.slug === main} detail={getDetail?.(first.slug)} />
      ) : (
        <div className="map-card-text">
          <p>{label}</p>
          <ul>
            {pins.map((pin) => (
              <li key={pin.slug}>
                <button type="button" className="map-card-choice" onClick={() => onChoose(pin)}>
                  {pin.name}
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </MapCardFrame>
  )
}

function OnePlace({ pin, isMain, detail }: { pin: MapPin; isMain: boolean; detail: ReactNode }) {
  return (
    <>
      {pin.img !== undefined && <Picture src={pin.img} alt="" focus={pin.imgFocus} width={160} height={120} />}
      <div className="map-card-text">
        <p className="map-card-name">{isMain ? pin.name : <Link to={paths.place(pin.slug)}>{pin.name}</Link>}</p>
        <p>
          {kinds[pin.kind]} · {pin.locality}
        </p>
        {detail}
        {isArea(pin) && <p>{messages.areaHint}</p>}
        {pin.precision === 'nearby' && <p>{messages.nearbyHint}</p>}
      </div>
    </>
  )
}
