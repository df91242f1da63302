import type { KeyboardEvent } from 'react'
import { worldPixelOf } from '#contract/map/world-pixels.ts'
import { useFormats } from '../city/use-formats.ts'
import { drawPins, tabStopOf, type DrawnPin, type Emphasis } from './drawn-pins.ts'
import type { FirstView } from './first-view.ts'
import { AREA_RADIUS_METRES, isArea, type MapPin } from './map-pin.ts'
import { pinSigns } from './pin-signs.ts'
import { labelOf, nameOnMap } from './pin-words.ts'
import { metresPerPixel } from './scale.ts'

type FirstPinsProps = {
  view: FirstView
  pins: readonly MapPin[]
  emphasis: Emphasis
  /** Pins are buttons if they do something. It runs with the name of the pin. */
  onPress?: ((name: string) => void) | undefined
}

/** The pins of a map before its code is there, as a drawing. Screen readers read the list of the places. */
export function FirstPins({ view, pins, emphasis, onPress }: FirstPinsProps) {
  const formats = useFormats()
  const spotOf = ({ geo }: MapPin) => worldPixelOf(geo, view.zoom)
  const main = pins.find(({ slug }) => slug === emphasis.main)
  const drawn = drawPins(pins, emphasis, spotOf)
  const tabStop = tabStopOf(drawn, [emphasis.main])
  return (
    <svg className={`map-first-pins map-first-${view.size}`} aria-hidden={onPress ? undefined : true}>
      {/* The middle of the map is where these pins count from. */}
      <svg x="50%" y="50%" overflow="visible">
        {main && isArea(main) && (
          <circle className="map-first-area" r={AREA_RADIUS_METRES / metresPerPixel(main.geo.lat, view.zoom)} />
        )}
        {drawn.map((pin) => {
          const { x, y } = spotOf(pin.lead)
          const [dx, dy] = [Math.round(x - view.center.x), Math.round(y - view.center.y)]
          const label = labelOf(pin, formats)
          return (
            <g
              key={pin.lead.slug}
              className={`map-first-${pin.look}`}
              transform={`translate(${dx} ${dy})`}
              onClick={onPress && (() => onPress(label))}
            >
              <g aria-hidden="true">
                <FirstPin pin={pin} hasName={pin.lead !== main || pins.length > 1} />
              </g>
              {onPress && <PinTarget label={label} isTabStop={pin.lead.slug === tabStop} onPress={onPress} />}
            </g>
          )
        })}
      </svg>
    </svg>
  )
}

type PinTargetProps = { label: string; isTabStop: boolean; onPress: (name: string) => void }

/** The button over a pin. SVG has no element for buttons. */
function PinTarget({ label, isTabStop, onPress }: PinTargetProps) {
  const pressByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    onPress(label)
  }
  return (
    <rect
      className="map-first-target"
      {...TARGET}
      role="button"
      aria-label={label}
      aria-expanded={false}
      tabIndex={isTabStop ? 0 : -1}
      onKeyDown={pressByKey}
    />
  )
}

/** Large enough for a finger, in pixels. */
const TARGET = { x: -22, y: -22, width: 44, height: 44, rx: 22 }

/** Radius of the dot without half of its edge, in pixels. `map.css` has the same sizes for pins. */
const RADIUS_PX = { site: 12, nearby: 12, area: 16, many: 16, chosen: 16.5 } as const satisfies Record<
  DrawnPin['look'],
  number
>

/** Distance of a name from the middle of its pin. */
const NAME_PX = 16
const MAIN_NAME_PX = 22

/** The name of the main place takes its side when its neighbours are known. */
function FirstPin({ pin, hasName }: { pin: DrawnPin; hasName: boolean }) {
  const { number } = useFormats()
  const { lead, others, look, side } = pin
  const sizePx = look === 'chosen' ? 20 : 16
  const nameX = (look === 'chosen' ? MAIN_NAME_PX : NAME_PX) * (side === 'right' ? 1 : -1)
  return (
    <>
      <circle r={RADIUS_PX[look]} />
      {look === 'many' ? (
        <text textAnchor="middle" dy="0.35em">
          {number(others.length + 1)}
        </text>
      ) : (
        <path d={pinSigns[lead.kind]} transform={`translate(${-sizePx / 2} ${-sizePx / 2}) scale(${sizePx / 24})`} />
      )}
      {side !== null && hasName && (
        <text className="map-first-name" x={nameX} dy="0.35em" textAnchor={side === 'right' ? 'start' : 'end'}>
          {nameOnMap(lead)}
        </text>
      )}
      {look !== 'many' && others.length > 0 && <More count={number(others.length)} besidePx={RADIUS_PX[look]} />}
    </>
  )
}

/** How many other places are at the spot of a pin. */
function More({ count, besidePx }: { count: string; besidePx: number }) {
  return (
    <g className="map-first-more" transform={`translate(${besidePx + 3} ${besidePx + 2})`}>
      <rect x="-10.5" y="-7.5" width="21" height="15" rx="7.5" />
      <text textAnchor="middle" dy="0.35em">
        {`+${count}`}
      </text>
    </g>
  )
}
