import { paths } from '#contract/paths.ts'
import { standsSomewhere } from '#contract/city/stands-somewhere.ts'
import type { Service } from '#contract/city/services.ts'
import { mapServices, map as messages } from '#messages/map.ts'
import { useFormats } from '../../city/use-formats.ts'
import { getLang } from '../../city/text-language.ts'
import { Link } from '../../ui/link.tsx'

/**
 * The entries of the layer of help and arrival in words: each with its kind, its postal address and a link to its
 * entry.
 */
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
          <Link to={`${paths.services}#${slug}`} lang={getLang(name)}>
            {name}
          </Link>{' '}
          <span>
            {mapServices.kinds[sign ?? topic]}
            {address !== undefined && <span lang={getLang(address)}> · {address}</span>}
          </span>
        </li>
      ))}
    </ul>
  )
}
