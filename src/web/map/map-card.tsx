import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react'
import { kinds } from '#messages/kinds.ts'
import { map as messages } from '#messages/map.ts'
import { paths } from '#contract/paths.ts'
import { useFormats } from '../city/use-formats.ts'
import { IconButton } from '../ui/icon-button.tsx'
import { Link } from '../ui/link.tsx'
import { Picture } from '../ui/picture.tsx'
import { isArea, type MapPin } from './map-pin.ts'

type MapCardProps = {
  /** One place, or several at one spot to choose from. */
  pins: readonly MapPin[]
  main: string | null
  /** The card takes the focus when it appears. */
  hasFocus: boolean
  detailOf: ((slug: string) => ReactNode) | undefined
  onChoose: (pin: MapPin) => void
  onClose: () => void
}

/** The chosen place over the lower edge of the map. Escape anywhere in the map closes it. */
export function MapCard({ pins, main, hasFocus, detailOf, onChoose, onClose }: MapCardProps) {
  const { plural } = useFormats()
  const [first] = pins
  const label = pins.length === 1 ? first?.name : plural(messages.here, pins.length)
  const card = useRef<HTMLElement>(null)
  const close = useEffectEvent(onClose)
  useEffect(() => {
    const frame = card.current?.parentElement
    const closeByKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') close()
    }
    frame?.addEventListener('keydown', closeByKey)
    return () => frame?.removeEventListener('keydown', closeByKey)
  }, [])
  useEffect(() => {
    if (hasFocus) card.current?.focus({ preventScroll: true })
  }, [hasFocus])
  return (
    <section ref={card} className="map-card" aria-label={label} tabIndex={-1}>
      {pins.length === 1 && first ? (
        <OnePlace pin={first} isMain={first.slug === main} detail={detailOf?.(first.slug)} />
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
      <IconButton icon="close" label={messages.closeCard} onClick={onClose} />
    </section>
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
