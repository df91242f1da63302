import type { ReactNode } from 'react'
import { clientFailures } from '#messages/client-failures.ts'
import { map as messages } from '#messages/map.ts'
import { Button } from '../button.tsx'
import { useInView } from '../use-in-view.ts'
import { MapCredit } from './map-credit.tsx'
import type { MapViewProps } from './map-view.tsx'
import { useMapView } from './use-map-view.ts'

type MapStageProps = MapViewProps & {
  /** What shows until the map is there, the pins apart, because those of the map take their place at once. */
  first?: { picture: ReactNode; pins: ReactNode } | null
}

/** What is in the frame of a map. Its code is large and loads when the map comes into view. */
export function MapStage({ first = null, ...props }: MapStageProps) {
  const { ref, isInView } = useInView()
  const { loading, retry } = useMapView(isInView)
  return (
    <>
      <div ref={ref} className="map-stage">
        {first?.picture}
        {loading.kind !== 'ready' && first?.pins}
        {loading.kind === 'ready' && <loading.View {...props} />}
        {loading.kind === 'loading' && (
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
