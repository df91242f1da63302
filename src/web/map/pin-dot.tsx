import type { PlaceKind } from '#contract/place/place-facts.ts'
import { useFormats } from '../city/use-formats.ts'
import type { DrawnPin } from './drawn-pins.ts'
import { pinSigns } from './pin-signs.ts'

/** The round part of a pin, which its label says in words: how many places it stands for, its number, or the sign of its kind. */
export function PinDot({ pin: { lead, others, look } }: { pin: DrawnPin }) {
  const { number } = useFormats()
  if (look === 'many')
    return (
      <span className="map-pin-dot" aria-hidden="true">
        {number(others.length + 1)}
      </span>
    )
  // The other places at the spot are drawn by the style, so that the name is the only text.
  const more = others.length > 0 ? `+${number(others.length)}` : undefined
  return (
    <span className="map-pin-dot" aria-hidden="true" data-more={more}>
      {lead.number === undefined ? <Sign kind={lead.kind} /> : number(lead.number)}
    </span>
  )
}

function Sign({ kind }: { kind: PlaceKind }) {
  return (
    <svg viewBox="0 0 24 24" width="16" height="16" aria-hidden="true">
      <path d={pinSigns[kind]} />
    </svg>
  )
}
