import type { PlaceKind } from '#contract/place/place-facts.ts'
import { useFormats } from '../city/use-formats.ts'
import type { DrawnPin } from './drawn-pins.ts'
import { hashOfMediaUrl, smallMediaUrl } from '#contract/account/media.ts'
import { focusClass } from '../ui/focus-class.ts'
import type { MapPin } from './map-pin.ts'
import { pinSigns } from './pin-signs.ts'

/** The round part of a pin: the picture of its place, or the number of a stop. Its label says in words what it shows. */
export function PinDot({ pin: { lead, others, look } }: { pin: DrawnPin }) {
  const { number } = useFormats()
  const badge = look === 'many' ? number(others.length + 1) : `+${number(others.length)}`
  return (
    // The number is drawn by the style, so that the name is the only text.
    <span className="map-pin-dot" aria-hidden="true" data-more={others.length > 0 ? badge : undefined}>
      {lead.number === undefined ? <Face pin={lead} /> : number(lead.number)}
    </span>
  )
}

function Face({ pin: { img, imgFocus, kind } }: { pin: MapPin }) {
  if (img === undefined || img === '') return <Sign kind={kind} />
  const src = hashOfMediaUrl(img) === null ? img : smallMediaUrl(img)
  return (
    <img
      className={`map-pin-picture ${focusClass(imgFocus) ?? ''}`}
      src={src}
      alt=""
      width={40}
      height={40}
      loading="lazy"
      decoding="async"
    />
  )
}

function Sign({ kind }: { kind: PlaceKind }) {
  return (
    <svg viewBox="0 0 24 24" width="16" height="16" aria-hidden="true">
      <path d={pinSigns[kind]} />
    </svg>
  )
}
