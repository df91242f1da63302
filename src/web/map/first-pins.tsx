import type { KeyboardEvent } from 'react'
import { toWorldPixel } from '#contract/map/world-pixels.ts'
import { useFormats } from '../city/use-formats.ts'
import { drawPins, getTabStop, type DrawnPin, type Emphasis } from './drawn-pins.ts'
import type { FirstView } from './first-view.ts'
import { AREA_RADIUS_METRES, isArea, type MapPin } from './map-pin.ts'
import { pinSigns } from './pin-signs.ts'
import { getLabel, nameOnMap } from './pin-words.ts'
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
  const toSpot = ({ geo }: MapPin) => toWorldPixel(geo, view.zoom)
  const main = pins.find(({ slug }) => slug === emphasis.main)
  const drawn = drawPins(pins, emphasis, toSpot)
  const tabStop = getTabStop(drawn, [emphasis.main])
  return (
    <svg className={`map-first-pins map-first-${view.size}`} aria-hidden={onPress ? undefined : true}>
      {/* The middle of the map is where these pins count from. */}
      <svg x="50%" y="50%" overflow="visible">
        {main && isArea(main) && (
          <circle className="map-first-area" r={AREA_RADIUS_METRES / metresPerPixel(main.geo.lat, view.zoom)} />
        )}
        {drawn.map((pin) => {
          const { x, y } = toSpot(pin.lead)
          const [dx, dy] = [Math.round(x - view.center.x), Math.round(y - view.center.y)]
          const label = getLabel(pin, formats)
          return (
            <g
              key={pin.lead.slug}
              className={`map-first-${pin.look}`}
              transform={`translate(${dx} ${dy})`}
              onClick={onPress && (() => onPress(label))}
            >
              <g aria-hidden="true">
                <FirstPin
                  pin={pin}
                  hasName={pin.lead !== main || pins.length > 1}
                  hasPicture={!main || pin.lead === main}
                />
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
const RADIUS_PX = { site: 20, nearby: 20, area: 20, many: 20, chosen: 28 } as const satisfies Record<
  DrawnPin['look'],
  number
>

/** Distance of a name from the middle of its pin. */
const NAME_PX = 26
const MAIN_NAME_PX = 34

/**
 * The name of the main place takes its side when its neighbours are known. A map beside other content has one picture,
 * that of its place, which the page shows anyway.
 */
function FirstPin({ pin, hasName, hasPicture }: { pin: DrawnPin; hasName: boolean; hasPicture: boolean }) {
  const { number } = useFormats()
  const { lead, others, look, side } = pin
  const radiusPx = RADIUS_PX[look]
  const isPictured = hasPicture && Boolean(lead.img)
  const nameX = (look === 'chosen' ? MAIN_NAME_PX : NAME_PX) * (side === 'right' ? 1 : -1)
  return (
    <>
      <circle r={radiusPx} />
      {isPictured ? (
        <image
          className="map-first-picture"
          href={lead.img}
          x={-radiusPx}
          y={-radiusPx}
          width={2 * radiusPx}
          height={2 * radiusPx}
          preserveAspectRatio="xMidYMid slice"
        />
      ) : look === 'many' ? (
        <text textAnchor="middle" dy="0.35em">
          {number(others.length + 1)}
        </text>
      ) : (
        <path d={pinSigns[lead.kind]} transform="translate(-12 -12)" />
      )}
      {side !== null && hasName && (
        <text className="map-first-name" x={nameX} dy="0.35em" textAnchor={side === 'right' ? 'start' : 'end'}>
          {nameOnMap(lead)}
        </text>
      )}
      {others.length > 0 && (isPictured || look !== 'many') && (
        <More
          text={look === 'many' ? number(others.length + 1) : `+${number(others.length)}`}
          besidePx={radiusPx * 0.7}
        />
      )}
    </>
  )
}

/** Number of places at the spot of a pin. */
function More({ text, besidePx }: { text: string; besidePx: number }) {
  return (
    <g className="map-first-more" transform={`translate(${besidePx} ${-besidePx})`}>
      <rect x="-11" y="-9" width="22" height="18" rx="9" />
      <text textAnchor="middle" dy="0.35em">
        {text}
      </text>
    </g>
  )
}
