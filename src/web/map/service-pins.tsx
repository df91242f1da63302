import { useMemo, useRef, useState, type KeyboardEvent } from 'react'
import { useMap } from 'react-leaflet'
import { fill } from '#contract/messages/format.ts'
import { mapServices, map as messages } from '#messages/map.ts'
import { useFormats } from '../city/use-formats.ts'
import { clusterPins } from './cluster-pins.ts'
import { nextByKey } from './next-by-key.ts'
import { PinMarker } from './pin-marker.tsx'
import { LABELS } from './pin-words.ts'
import { serviceShapes, type ServicePin } from './service-pin.ts'
import { useZoom } from './use-zoom.ts'

const LOOKS = { site: 'site', nearby: 'nearby', locality: 'area', none: 'area' } as const

type ServicePinsProps = {
  pins: readonly ServicePin[]
  /** Slug of the pin whose card is open. */
  opened: string | undefined
  /** Runs with all entries of a pin, the exact ones first. */
  onOpen: (pins: readonly ServicePin[], button: HTMLElement) => void
}

/**
 * Services besides places: square pins, over those of the places. Tab reaches one of them; arrow keys, Home and End go
 * through them. Those at one spot are one pin, whose card lists them.
 */
export function ServicePins({ pins, opened, onOpen }: ServicePinsProps) {
  const map = useMap()
  const zoom = useZoom(map)
  const { plural } = useFormats()
  const buttons = useRef(new Map<string, HTMLButtonElement>())
  const [focused, setFocused] = useState<string | undefined>()
  const drawn = useMemo(() => {
    const exactFirst = pins.toSorted((a, b) => Number(a.precision !== 'site') - Number(b.precision !== 'site'))
    return clusterPins(exactFirst, ({ geo }) => map.project(geo, zoom))
  }, [map, zoom, pins])
  const tabStop = drawn.find(({ lead }) => lead.slug === focused) ?? drawn[0]
  const move = (event: KeyboardEvent, index: number) => {
    const next = nextByKey(event.key, index, drawn.length)
    const slug = next === undefined ? undefined : drawn[next]?.lead.slug
    if (slug === undefined) return
    event.preventDefault()
    buttons.current.get(slug)?.focus({ preventScroll: true })
  }
  return drawn.map(({ lead, others }, index) => (
    <PinMarker key={lead.slug} position={lead.geo} look={LOOKS[lead.precision]}>
      <button
        ref={(button: HTMLButtonElement) => {
          buttons.current.set(lead.slug, button)
          return () => {
            buttons.current.delete(lead.slug)
          }
        }}
        type="button"
        className={`map-pin map-pin-service map-pin-${LOOKS[lead.precision]}`}
        tabIndex={lead === tabStop?.lead ? 0 : -1}
        aria-label={[
          fill(LABELS[lead.precision], { place: lead.name, kind: mapServices.kinds[lead.kind] }),
          ...(others.length > 0 ? [plural(messages.more, others.length)] : []),
        ].join(', ')}
        aria-expanded={lead.slug === opened}
        onClick={({ currentTarget }) => onOpen([lead, ...others], currentTarget)}
        onFocus={({ currentTarget }) => {
          setFocused(lead.slug)
          if (currentTarget.matches(':focus-visible')) map.panInside(lead.geo, { padding: [56, 56], animate: false })
        }}
        onKeyDown={(event) => move(event, index)}
      >
        <span
          className="map-pin-dot"
          aria-hidden="true"
          data-more={others.length > 0 ? `+${others.length}` : undefined}
        >
          <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
            <path d={serviceShapes[lead.kind]} />
          </svg>
        </span>
      </button>
    </PinMarker>
  ))
}
