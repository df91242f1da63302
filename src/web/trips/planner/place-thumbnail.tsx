import type { PlanningPlace } from '#contract/trip/planning.ts'
import { focusClass } from '../../ui/focus-class.ts'

type PlaceThumbnailProps = {
  /** Null: the stop is only a name. An empty cell stands in the place of the picture. */
  place: Pick<PlanningPlace, 'img' | 'imgFocus'> | null
  /** In CSS pixels, 64 by default. The height is three quarters of it. */
  width?: number
}

/** The small picture of a place beside its name. */
export function PlaceThumbnail({ place, width = 64 }: PlaceThumbnailProps) {
  if (!place) return <span />
  return (
    <img
      className={focusClass(place.imgFocus)}
      src={place.img}
      alt=""
      width={width}
      height={(width * 3) / 4}
      loading="lazy"
    />
  )
}
