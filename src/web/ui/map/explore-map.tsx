import { latLngBounds } from 'leaflet'
import { useState, type ReactNode } from 'react'
import { Areas } from './areas.tsx'
import { LocateButton } from './locate-button.tsx'
import { MapBase, type FirstView } from './map-base.tsx'
import { MapCard } from './map-card.tsx'
import { isArea, type MapPin } from './map-pin.ts'
import { OwnPosition } from './own-position.tsx'
import { Pins } from './pins.tsx'
import { PLACE_ZOOM, type MapCity, type Position } from './position.ts'

export type ExploreMapProps = {
  /** Accessible name of the map. */
  label: string
  city: MapCity
  pins: readonly MapPin[]
  /** Slug of the place that the page is about. The map begins there. */
  main: string | null
  /** Slug of the place whose card is open. */
  selected: string | null
  onSelect: (slug: string | null) => void
  /** More about a place for its card, for example whether it is open. */
  detailOf?: ((slug: string) => ReactNode) | undefined
}

/** A map whose pins open cards. The position of the device stays in the browser. */
export function ExploreMap({ label, city, pins, main, selected, onSelect, detailOf }: ExploreMapProps) {
  const [isReducedMotion] = useState(() => matchMedia('(prefers-reduced-motion: reduce)').matches)
  /** Several places at one spot, of which the visitor chooses one. */
  const [choice, setChoice] = useState<readonly MapPin[]>([])
  const [own, setOwn] = useState<Position | null>(null)
  /** The pin whose card has the focus until it closes. A card that the page opens leaves the focus where it is. */
  const [opener, setOpener] = useState<{ card: string; button: HTMLElement } | null>(null)
  const chosen = pins.find(({ slug }) => slug === selected)
  const shown = chosen ? [chosen] : choice
  const emphasis = { main, selected }
  const open = (places: readonly MapPin[], button: HTMLElement | undefined) => {
    setOpener(button ? { card: cardOf(places), button } : null)
    setChoice(places)
    onSelect(places.length === 1 ? (places[0]?.slug ?? null) : null)
  }
  const close = () => {
    setChoice([])
    onSelect(null)
    opener?.button.focus({ preventScroll: true })
    setOpener(null)
  }
  return (
    <MapBase
      label={label}
      city={city}
      firstView={firstViewOf(city, pins, main)}
      tools={<LocateButton onFound={setOwn} />}
      overlay={
        shown.length > 0 && (
          <MapCard
            key={cardOf(shown)}
            pins={shown}
            main={main}
            hasFocus={opener?.card === cardOf(shown)}
            detailOf={detailOf}
            onChoose={(pin) => open([pin], opener?.button)}
            onClose={close}
          />
        )
      }
      isReducedMotion={isReducedMotion}
    >
      <Areas pins={pins} emphasis={emphasis} />
      <OwnPosition position={own} isReducedMotion={isReducedMotion} />
      <Pins pins={pins} emphasis={emphasis} onOpen={open} isReducedMotion={isReducedMotion} />
    </MapBase>
  )
}

function cardOf(places: readonly MapPin[]): string {
  return places.map(({ slug }) => slug).join()
}

/** Zoom at which the whole city is in view, and the one at which the circle of a neighbourhood is. */
const CITY_ZOOM = 11
const AREA_ZOOM = 13

const ROOM_PX: [number, number] = [32, 32]

function firstViewOf(city: MapCity, pins: readonly MapPin[], main: string | null): FirstView {
  const own = pins.find(({ slug }) => slug === main)
  if (own) return { center: own.geo, zoom: isArea(own) ? AREA_ZOOM : PLACE_ZOOM }
  if (pins.length === 0) return { center: city.map.center, zoom: CITY_ZOOM }
  const bounds = latLngBounds(pins.map(({ geo }) => geo))
  return { bounds, boundsOptions: { padding: ROOM_PX, maxZoom: PLACE_ZOOM } }
}
