import type { BaseMap } from '#contract/map/base-map.ts'
import { staticMapName, type ColourScheme } from '#contract/map/static-map.ts'
import { WIDE_WINDOW, type FirstView } from './first-view.ts'

/**
 * The base map as a picture, below the map that moves. It shows while the code of maps loads, and without scripts.
 * Its width is that of a page whose style sheet did not come.
 * @param views for large windows first; the last one serves all others
 */
export function FirstMap({ base, views }: { base: BaseMap; views: readonly FirstView[] }) {
  const last = views.at(-1)
  if (!last) return null
  const src = (view: FirstView, scheme: ColourScheme) => base.path + staticMapName({ ...view, scheme })
  return (
    <picture>
      {views.flatMap((view) => {
        const window = view.size === 'wide' ? [WIDE_WINDOW] : []
        const dark = [...window, '(prefers-color-scheme: dark)'].join(' and ')
        return [
          <source key={dark} media={dark} srcSet={src(view, 'dark')} />,
          ...(view === last ? [] : [<source key={view.size} media={window.join()} srcSet={src(view, 'light')} />]),
        ]
      })}
      <img className="map-still" src={src(last, 'light')} alt="" width={240} decoding="async" />
    </picture>
  )
}
