import { useState, type ReactNode } from 'react'
import { getPosition } from '#contract/map/world-pixels.ts'
import { Areas } from './areas.tsx'
import { BesidePin } from './beside-pin.tsx'
import { FitPins } from './fit-pins.tsx'
import { FollowView } from './follow-view.tsx'
import { viewOfPins, viewOfPlace, WIDE_WINDOW } from './first-view.ts'
import { LocateButton } from './locate-button.tsx'
import { MapBase, type MapStart } from './map-base.tsx'
import { MapCard } from './map-card.tsx'
import type { MapPin } from './map-pin.ts'
import { OwnPosition } from './own-position.tsx'
import { Pins } from './pins.tsx'
import type { MapCity, Position } from './position.ts'
import type { ServicePin } from './service-pin.ts'
import { useServiceLayer } from './use-service-layer.tsx'
import { PART_MARGINS, WHOLE_MARGINS, type WholeMap } from './whole-map.ts'
import { prefersReducedMotion } from '../ui/prefers-reduced-motion.ts'

export type ExploreMapProps = {
  /** Accessible name of the map. */
  label: string
  city: MapCity
  pins: readonly MapPin[]
  /** Slug of the place that the page is about. The map begins there. */
  main: string | null
  /** View to which the visitor has moved its picture. Null: the map begins as the picture did. */
  movedTo?: MapStart | null
  /** Slug of the place whose card is open. */
  selected: string | null
  onSelect: (slug: string | null) => void
  /** More about a place for its card, for example whether it is open. */
  getDetail?: ((slug: string) => ReactNode) | undefined
  /** Services besides places, such as help and arrival. */
  services?: readonly ServicePin[] | undefined
  whole?: WholeMap | undefined
}

/** A map whose pins open cards. The position of the device stays in the browser. */
export function ExploreMap({
  label,
  city,
  pins,
  main,
  movedTo,
  selected,
  onSelect,
  getDetail,
  services,
  whole,
}: ExploreMapProps) {
  const [isReducedMotion] = useState(prefersReducedMotion)
  /** Several places at one spot, of which the visitor chooses one. */
  const [choice, setChoice] = useState<readonly MapPin[]>([])
  const [own, setOwn] = useState<Position | null>(null)
  const [around, setAround] = useState<number | null>(null)
  /** The pin whose card has the focus until it closes. A card that the page opens leaves the focus where it is. */
  const [opener, setOpener] = useState<{ card: string; button: HTMLElement } | null>(null)
  const layer = useServiceLayer(services)
  const chosen = pins.find(({ slug }) => slug === selected)
  const shown = layer.opened.length > 0 ? [] : chosen ? [chosen] : choice
  const emphasis = { main, selected }
  const all = getFirstView(city, pins, main)
  const start = movedTo ?? whole?.start ?? all
  const open = (places: readonly MapPin[], button: HTMLElement | undefined) => {
    layer.close()
    setOpener(button ? { card: getCard(places), button } : null)
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
      start={start}
      tools={<LocateButton onFound={setOwn} around={around} />}
      overlay={
        layer.card ??
        (shown.length > 0 && (
          <MapCard
            key={getCard(shown)}
            pins={shown}
            main={main}
            hasFocus={opener?.card === getCard(shown)}
            getDetail={getDetail}
            onChoose={(pin) => open([pin], opener?.button)}
            onClose={close}
          />
        ))
      }
      isReducedMotion={isReducedMotion}
      isWhole={whole !== undefined}
    >
      {main === null && <FitPins pins={pins} view={all} fits={whole?.fits ?? 0} isReducedMotion={isReducedMotion} />}
      {whole && <FollowView pins={pins} onView={whole.onView} />}
      {whole && chosen && <BesidePin position={chosen.geo} />}
      <Areas pins={pins} emphasis={emphasis} />
      <OwnPosition position={own} pins={pins} onAround={setAround} isReducedMotion={isReducedMotion} />
      <Pins
        pins={pins}
        emphasis={emphasis}
        onOpen={open}
        isReducedMotion={isReducedMotion}
        margins={whole ? WHOLE_MARGINS : PART_MARGINS}
      />
      {layer.pins}
    </MapBase>
  )
}

function getCard(places: readonly MapPin[]): string {
  return places.map(({ slug }) => slug).join()
}

/** The same view as that of the static map, for which this map takes the place. */
function getFirstView(city: MapCity, pins: readonly MapPin[], main: string | null): MapStart {
  const own = pins.find(({ slug }) => slug === main)
  const size = matchMedia(WIDE_WINDOW).matches ? 'wide' : 'compact'
  const { zoom, center } = own ? viewOfPlace(own) : viewOfPins(pins, city.map.center, size)
  return { zoom, center: getPosition(center, zoom) }
}
