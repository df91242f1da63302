import { clientFailures } from '#messages/client-failures.ts'
import { map as messages } from '#messages/map.ts'
import { Button } from '../button.tsx'
import type { MapViewProps } from './map-view.tsx'
import { useMapView } from './use-map-view.ts'

/** Keeps its size while the map loads and when the map cannot be loaded. */
export function MapFrame(props: MapViewProps) {
  const { loading, retry } = useMapView()
  return (
    <div className="map-frame" role="group" aria-label={props.label}>
      {loading.kind === 'ready' && <loading.View {...props} />}
      {loading.kind === 'loading' && (
        <p className="map-notice" role="status">
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
  )
}
