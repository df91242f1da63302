import { useQuery } from '@tanstack/react-query'
import { fill } from '#contract/messages/format.ts'
import { paths } from '#contract/paths.ts'
import { serviceTopics } from '#contract/city/service-topics.ts'
import type { Service } from '#contract/city/services.ts'
import { local as messages } from '#messages/local.ts'
import { places } from '#messages/places.ts'
import { site } from '#messages/site.ts'
import { langOf } from '../../city/lang-of.ts'
import { openStreetMapUrl } from '../../city/maps-url.ts'
import { useCity } from '../../city/use-city.ts'
import { usePageHead } from '../../document/head.ts'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { OutsideLink } from '../../ui/outside-link.tsx'
import { Evidence, nameOfSource } from '../places/evidence.tsx'
import { services } from './queries.ts'
import './local.css'

/** What visitors need besides places: help, arrival, getting around. */
export function ServicesPage() {
  const { name: city } = useCity()
  const title = fill(messages.services.title, { city })
  const description = fill(messages.services.description, { city })
  usePageHead({ title: fill(site.titled, { page: title }), description, path: paths.services })
  const { data, isPending, refetch } = useQuery(services())
  const topics = serviceTopics
    .map((topic) => ({ topic, listed: (data?.services ?? []).filter((service) => service.topic === topic) }))
    .filter(({ listed }) => listed.length > 0)
  return (
    <div className="local-list">
      <header className="category-head">
        <h1>{title}</h1>
        <p>{description}</p>
      </header>
      {isPending && <p role="status">{messages.loading}</p>}
      {!isPending && !data && <LoadFailure title={messages.failed} onRetry={() => void refetch()} isAlert />}
      {data?.services.length === 0 && <p>{messages.services.none}</p>}
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
    </div>
  )
}

/** Topics whose entries lie somewhere on the map. */
const placed: ReadonlySet<Service['topic']> = new Set(['police', 'health', 'arrival'])

function ServiceItem({ service }: { service: Service }) {
  const { name: city } = useCity()
  const { slug, topic, name, about, phones = [], hours, address, website, geo } = service
  const target = { name, locality: address ?? city, precision: geo ? 'site' : 'none', geo: geo ?? null } as const
  return (
    <li id={slug}>
      <h3 lang={langOf(name)}>{name}</h3>
      <p lang={langOf(about.value)}>{about.value}</p>
      <p className="local-links">
        {hours !== undefined && <span>{messages.services.dayAndNight}</span>}
        {phones.map((phone) => (
          <a key={phone} href={`tel:${phone.replaceAll(' ', '')}`}>
            {phone}
          </a>
        ))}
        {address !== undefined && <span lang={langOf(address)}>{address}</span>}
        {website !== undefined && <OutsideLink href={website}>{nameOfSource(website)}</OutsideLink>}
        {(placed.has(topic) || address !== undefined) && (
          <OutsideLink href={openStreetMapUrl(target, city)}>{places.openStreetMap}</OutsideLink>
        )}
      </p>
      <Evidence fact={about} />
    </li>
  )
}
