import { distances } from '#messages/map.ts'
import { fill } from '#contract/messages/format.ts'
import { useFormats } from '../city/use-formats.ts'
import { scaleAt } from './scale.ts'

const MAX_SCALE_PX = 96

/** A round distance, as long as it is on the map. */
export function Scale(at: { lat: number; zoom: number }) {
  const { number } = useFormats()
  const { metres, widthPx } = scaleAt(at, MAX_SCALE_PX)
  const text =
    metres < 1_000
      ? fill(distances.metres, { count: number(metres) })
      : fill(distances.kilometres, { count: number(metres / 1_000) })
  return (
    <p className="map-scale">
      {text}
      <svg width={widthPx} height="6" aria-hidden="true">
        <path d={`M1 0V5H${widthPx - 1}V0`} />
      </svg>
    </p>
  )
}
