import { useQuery } from '@tanstack/react-query'
import { paths } from '#contract/paths.ts'
import { serviceTopics } from '#contract/city/service-topics.ts'
import { standsSomewhere } from '#contract/city/stands-somewhere.ts'
import type { Service } from '#contract/city/services.ts'
import { local as messages } from '#messages/home.ts'
import { places } from '#messages/places.ts'
import { getLang } from '../../city/text-language.ts'
import { openStreetMapUrl } from '../../city/maps-url.ts'
import { useCity } from '../../city/use-city.ts'
import { OutsideLink } from '../../ui/outside-link.tsx'
import { Evidence, nameOfSource } from '../places/evidence.tsx'
import { LocalPage } from './local-page.tsx'
import { services } from './queries.ts'

/** Services besides places: help, arrival, getting around. */
export function ServicesPage() {
  const { data, isPending, refetch } = useQuery(services())
  const found = { isPending, count: data?.services.length, retry: () => void refetch() }
  const topics = serviceTopics
    .map((topic) => ({ topic, listed: (data?.services ?? []).filter((service) => service.topic === topic) }))
    .filter(({ listed }) => listed.length > 0)
  return (
    <LocalPage texts={messages.services} path={paths.services} found={found}>
      {topics.map(({ topic, listed }) => (
        <section key={topic} aria-labelledby={`topic-${topic}`}>
          <h2 id={`topic-${topic}`}>{messages.services.topics[topic]}</h2>
          <ul>
            {listed.map((service) => (
              <ServiceItem key={service.slug} service={service} />
            ))}
          </ul>
        </section>
      ))}
    </LocalPage>
  )
}

function ServiceItem({ service }: { service: Service }) {
  const { name: city } = useCity()
  const { slug, name, about, phones = [], hours, address, website, geo } = service
  const target = {
    name,
    locality: address ?? city,
    precision: geo ? (geo.precision ?? 'site') : 'none',
    geo: geo ?? null,
  } as const
  return (
    <li id={slug}>
      <h3 lang={getLang(name)}>{name}</h3>
      <p lang={getLang(about.value)}>{about.value}</p>
      <p className="local-links">
        {hours !== undefined && <span>{messages.services.dayAndNight}</span>}
        {phones.map((phone) => (
          <a key={phone} dir="ltr" href={`tel:${phone.replaceAll(' ', '')}`}>
            {phone}
          </a>
        ))}
        {address !== undefined && <span lang={getLang(address)}>{address}</span>}
        {website !== undefined && <OutsideLink href={website}>{nameOfSource(website)}</OutsideLink>}
        {standsSomewhere(service) && (
          <OutsideLink href={openStreetMapUrl(target, city)}>{places.openStreetMap}</OutsideLink>
        )}
      </p>
      <Evidence fact={about} />
    </li>
  )
}
