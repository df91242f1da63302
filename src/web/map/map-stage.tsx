import type { ReactNode } from 'react'
import { clientFailures } from '#messages/ui.ts'
import { map as messages } from '#messages/map.ts'
import { Button } from '../ui/button.tsx'
import { useInView } from '../ui/use-in-view.ts'
import { MapCredit } from './map-credit.tsx'
import type { MapViewProps } from './map-view.tsx'
import { useIntent } from './use-intent.ts'
import { useMapView } from './use-map-view.ts'

type MapStageProps = MapViewProps & {
  /** A first look until the map is there. Its pins are apart, because those of the map replace them at once. */
  first?: FirstLook | null
}

type FirstLook = {
  picture: ReactNode
  pins: ReactNode
  /** The picture stays until a visitor turns to it, because starting the map would block a slow phone. */
  isEnough: boolean
}

/**
 * The content of the frame of a map. Its code is large and loads when the map comes into view, or when it is wanted.
 */
export function MapStage({ first = null, ...props }: MapStageProps) {
  const { ref, isInView } = useInView()
  const { isMeant, isPressed, listeners } = useIntent()
  const isWanted = first?.isEnough === true ? isMeant : isInView
  const { loading, retry } = useMapView(isWanted)
  const isStarted = loading.kind === 'ready' && !isPressed
  return (
    <>
      <div ref={ref} className="map-stage" {...(isStarted ? {} : listeners)}>
        {first?.picture}
        {!isStarted && first?.pins}
        {isStarted && <loading.View {...props} />}
        {isWanted && loading.kind === 'loading' && (
          <p className={first ? 'visually-hidden' : 'map-notice'} role="status">
            {messages.loading}
          </p>
        )}
        {loading.kind === 'failed' && (
          <div className="map-notice" role="alert">
            <p>{messages.failed}</p>
            <Button look="quiet" onClick={retry}>
              {clientFailures.retry}
            </Button>
          </div>
        )}
      </div>
      <MapCredit {...props.city.map} />
    </>
  )
}
