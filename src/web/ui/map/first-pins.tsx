import { worldPixelOf } from '#contract/world-pixels.ts'
import { useFormats } from '../../city/use-formats.ts'
import { drawPins, type DrawnPin, type Emphasis } from './drawn-pins.ts'
import type { FirstView } from './first-view.ts'
import { AREA_RADIUS_METRES, isArea, type MapPin } from './map-pin.ts'
import { pinSigns } from './pin-signs.ts'
import { metresPerPixel } from './scale.ts'

type FirstPinsProps = { view: FirstView; pins: readonly MapPin[]; emphasis: Emphasis }

/** The pins of a map before its code is there, as a drawing. Screen readers read the list of the places. */
export function FirstPins({ view, pins, emphasis }: FirstPinsProps) {
  const spotOf = ({ geo }: MapPin) => worldPixelOf(geo, view.zoom)
  const main = pins.find(({ slug }) => slug === emphasis.main)
  return (
    <svg className={`map-first-pins map-first-${view.size}`} aria-hidden="true">
      {/* The middle of the map is where these pins count from. */}
      <svg x="50%" y="50%" overflow="visible">
        {main && isArea(main) && (
          <circle className="map-first-area" r={AREA_RADIUS_METRES / metresPerPixel(main.geo.lat, view.zoom)} />
        )}
        {drawPins(pins, emphasis, spotOf).map((pin) => {
          const { x, y } = spotOf(pin.lead)
          const [dx, dy] = [Math.round(x - view.center.x), Math.round(y - view.center.y)]
          return (
            <g key={pin.lead.slug} className={`map-first-${pin.look}`} transform={`translate(${dx} ${dy})`}>
              <FirstPin pin={pin} hasName={pin.lead !== main} />
            </g>
          )
        })}
      </svg>
    </svg>
  )
}

/** Radius of the dot without half of its edge, in pixels. `map.css` has the same sizes for pins. */
const RADIUS_PX = { site: 12, nearby: 12, area: 16, many: 16, chosen: 16.5 } as const satisfies Record<
  DrawnPin['look'],
  number
>

/** Distance of a name from its pin. */
const NAME_PX = 16

/** The name of the main place takes its side when its neighbours are known. */
function FirstPin({ pin: { lead, others, look, side }, hasName }: { pin: DrawnPin; hasName: boolean }) {
  const { number } = useFormats()
  const sizePx = look === 'chosen' ? 20 : 16
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
        <text
          className="map-first-name"
          x={side === 'right' ? NAME_PX : -NAME_PX}
          dy="0.35em"
          textAnchor={side === 'right' ? 'start' : 'end'}
        >
          {lead.name}
        </text>
      )}
    </>
  )
}
