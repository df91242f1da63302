import { paths } from '#contract/paths.ts'
import { mapServices, map as messages } from '#messages/map.ts'
import { getLang } from '../city/text-language.ts'
import { useFormats } from '../city/use-formats.ts'
import { Link } from '../ui/link.tsx'
import { MapCardFrame } from './map-card-frame.tsx'
import type { ServicePin } from './service-pin.ts'

type ServiceCardProps = {
  /** All entries of one pin. */
  pins: readonly ServicePin[]
  onClose: () => void
}

/** The entries at a pin of help and arrival, each with a link to its entry. */
export function ServiceCard({ pins, onClose }: ServiceCardProps) {
  const { plural } = useFormats()
  const [first] = pins
  const label = pins.length === 1 ? first?.name : plural(mapServices.here, pins.length)
  return (
    <MapCardFrame label={label} hasFocus onClose={onClose}>
      <ul className="map-card-text map-card-services">
        {pins.map(({ slug, name, kind, address, precision }) => (
          <li key={slug}>
            <p className="map-card-name" lang={getLang(name)}>
              <Link to={`${paths.services}#${slug}`}>{name}</Link>
            </p>
            <p>
              {mapServices.kinds[kind]}
              {address !== undefined && <span lang={getLang(address)}> · {address}</span>}
            </p>
            {precision === 'locality' && <p>{messages.areaHint}</p>}
            {precision === 'nearby' && <p>{messages.nearbyHint}</p>}
          </li>
        ))}
      </ul>
    </MapCardFrame>
  )
}
