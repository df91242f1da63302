import { useQuery } from '@tanstack/react-query'
import { fill } from '#contract/messages/format.ts'
import { listFor } from '#contract/messages/list.ts'
import { paths } from '#contract/paths.ts'
import { writeInstant } from '#contract/text/date-format.ts'
import { listTripNews } from '#contract/trip/trip-news.endpoints.ts'
import type { TripNewsItem } from '#contract/trip/trip-news.ts'
import { tripNews as messages } from '#messages/trip-people.ts'
import { query } from '../../api/query-client.ts'
import { useCity } from '../../city/use-city.ts'
import { useFormats } from '../../city/use-formats.ts'
import { Link } from '../../ui/link.tsx'
import { ShortLabel } from '../../ui/short-label.tsx'

/** So many of the newest. */
const SHOWN = 5

/** Read again when the bell opens, because its dot may tell of something new. */
const getNews = (owner: string) => query(listTripNews, {}, { owner, staleTime: 0, retryOnMount: true })

/** News of shared trips since the user saw them, above the announcements. Renders nothing without news. */
export function BellTrips({ owner, onFollow }: { owner: string; onFollow: () => void }) {
  const { data } = useQuery(getNews(owner))
  if (!data || data.news.length === 0) return null
  return (
    <section className="bell-notices" aria-label={messages.bell}>
      <ul>
        {data.news.slice(0, SHOWN).map((item) => (
          <li key={item.tripId} className="bell-item">
            <TripNews item={item} onFollow={onFollow} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function TripNews({ item, onFollow }: { item: TripNewsItem; onFollow: () => void }) {
  const formats = useFormats()
  const { timeZone } = useCity()
  const { tripId, title, at, changedBy, joined, suggestions, role } = item
  const by = (names: readonly string[]) => ({ names: listFor(names, formats), title })
  return (
    <>
      {role !== undefined && <p dir="auto">{fill(messages.roles[role ?? 'none'], { title })}</p>}
      {suggestions > 0 && <p dir="auto">{formats.plural(messages.waiting, suggestions, { title })}</p>}
      {changedBy.length > 0 && <p dir="auto">{formats.plural(messages.changed, changedBy.length, by(changedBy))}</p>}
      {joined.length > 0 && <p dir="auto">{formats.plural(messages.joined, joined.length, by(joined))}</p>}
      <time dateTime={at}>{writeInstant(at, timeZone, formats)}</time>
      {role !== null && (
        <Link to={paths.trip(tripId)} onClick={onFollow}>
          <ShortLabel text={messages.open} full={fill(messages.openOf, { title })} />
        </Link>
      )}
    </>
  )
}
