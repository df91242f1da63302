import { mapServices } from '#messages/map.ts'
import { classOfButton } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { MapServices } from './map-services.tsx'
import type { useServicesOnMap } from './use-services-on-map.ts'

/** Shows or hides what visitors need besides places, and lists it. */
export function ServicesSwitch({ layer }: { layer: ReturnType<typeof useServicesOnMap> }) {
  if (!layer.isOffered) return null
  return (
    <div className="list-map-layer">
      <Link to={layer.address} className={classOfButton('quiet')} preventScrollReset>
        {layer.isOn ? mapServices.hide : mapServices.show}
      </Link>
      {layer.isOn && layer.isError && <p role="alert">{mapServices.failed}</p>}
      {layer.services && <MapServices services={layer.services} />}
    </div>
  )
}
