import { paths } from '#contract/paths.ts'
import { standsSomewhere } from '#contract/city/stands-somewhere.ts'
import type { Service } from '#contract/city/services.ts'
import { mapServices } from '#messages/map-services.ts'
import { map as messages } from '#messages/map.ts'
import { useFormats } from '../../city/use-formats.ts'
import { langOf } from '../../city/lang-of.ts'
import { Link } from '../../ui/link.tsx'

/** What the layer of help and arrival shows, in words: each with its kind, its address and the way to its entry. */
export function MapServices({ services }: { services: readonly Service[] }) {
  const { plural } = useFormats()
  const onMap = services.filter(({ geo }) => geo !== undefined)
  const others = services.filter((service) => service.geo === undefined && standsSomewhere(service))
  return (
    <section className="list-map-services" aria-label={mapServices.title}>
      <h3>{mapServices.title}</h3>
      <ServiceLinks services={onMap} />
      {others.length > 0 && (
        <>
          <p>{plural(messages.notOnMap, others.length)}</p>
          <ServiceLinks services={others} />
        </>
      )}
    </section>
  )
}

function ServiceLinks({ services }: { services: readonly Service[] }) {
  return (
    <ul>
      {services.map(({ slug, name, topic, sign, address }) => (
        <li key={slug}>
          <Link to={`${paths.services}#${slug}`} lang={langOf(name)}>
            {name}
          </Link>{' '}
          <span>
            {mapServices.kinds[sign ?? topic]}
            {address !== undefined && <span lang={langOf(address)}> · {address}</span>}
          </span>
        </li>
      ))}
    </ul>
  )
}
