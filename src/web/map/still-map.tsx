import { useEffect, useLayoutEffect, useRef } from 'react'
import { getPosition } from '#contract/map/world-pixels.ts'
import { map as messages } from '#messages/map.ts'
import { IconButton } from '../ui/icon-button.tsx'
import { pageIcons } from '../ui/page-icons.ts'
import { useIsHydrated } from '../ui/use-is-hydrated.ts'
import type { Emphasis } from './drawn-pins.ts'
import { FirstPins } from './first-pins.tsx'
import type { FirstView } from './first-view.ts'
import { followFingers } from './follow-fingers.ts'
import type { MapStart } from './map-base.tsx'
import type { MapPin } from './map-pin.ts'
import { Scale } from './map-scale.tsx'
import { getName, repeatPress } from './repeat-press.ts'

type StillMapProps = {
  view: FirstView
  pins: readonly MapPin[]
  emphasis: Emphasis
  /** Two fingers have moved the picture. The map begins there. */
  onMoved: (start: MapStart) => void
}

/**
 * Pins, buttons and scale over the picture of a map, named as those of the map that moves. That map takes their place
 * once a visitor turns to them, and gets the focus, the press and the movement of two fingers. Without scripts there are no buttons.
 */
export function StillMap({ view, pins, emphasis, onMoved }: StillMapProps) {
  const isHydrated = useIsHydrated()
  const surface = useRef<HTMLDivElement>(null)
  const pressed = useRef<string | null>(null)
  const press = (name: string) => (pressed.current = name)
  useLayoutEffect(() => {
    const stage = surface.current?.parentElement
    // React still has the elements in the page here.
    return () => {
      const focused = stage?.contains(document.activeElement) === true ? document.activeElement : null
      const name = pressed.current ?? (focused && getName(focused))
      if (stage && name !== null) repeatPress(stage, { name, isPressed: pressed.current !== null })
    }
  }, [])
  const { zoom } = view
  const { x, y } = view.center
  useEffect(() => {
    const stage = surface.current?.parentElement
    return stage ? followFingers(stage, { zoom, center: { x, y } }, onMoved) : undefined
  }, [zoom, x, y, onMoved])
  const surfaceRole = isHydrated ? { role: 'application', 'aria-label': messages.label, tabIndex: 0 } : {}
  return (
    <>
      <div ref={surface} className="map-surface" {...surfaceRole}>
        <FirstPins view={view} pins={pins} emphasis={emphasis} onPress={isHydrated ? press : undefined} />
      </div>
      {isHydrated && (
        <div className="map-tools">
          {TOOLS.map(({ icon, label }) => (
            <IconButton key={label} icon={icon} label={label} onClick={() => press(label)} />
          ))}
        </div>
      )}
      <Scale lat={getPosition(view.center, view.zoom).lat} zoom={view.zoom} />
    </>
  )
}

const TOOLS = [
  { icon: pageIcons.locate, label: messages.showMyLocation },
  { icon: pageIcons.plus, label: messages.zoomIn },
  { icon: pageIcons.minus, label: messages.zoomOut },
] as const
