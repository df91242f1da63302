import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { fill } from '#contract/messages/format.ts'
import { listFor } from '#contract/messages/list.ts'
import { paths } from '#contract/paths.ts'
import { writeInstant } from '#contract/text/date-format.ts'
import { dismissTripNotice, listTripNews } from '#contract/trip/trip-news.endpoints.ts'
import type { TripNewsItem } from '#contract/trip/trip-news.ts'
import { tripNews as messages } from '#messages/trip-people.ts'
import { callOverHttp } from '../../api/call.ts'
import { query } from '../../api/query-client.ts'
import { updateAnswer } from '../../api/update-answer.ts'
import { useCity } from '../../city/use-city.ts'
import { useFormats } from '../../city/use-formats.ts'
import { Button } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { ShortLabel } from '../../ui/short-label.tsx'
import { useApiMutation } from '../../ui/use-api-mutation.ts'
import { announcementList } from './queries.ts'

/** Maximum number of trips, the newest first. */
const SHOWN = 5

/** Read again when the bell opens, because its dot may announce something new. */
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
            <TripNews item={item} owner={owner} onFollow={onFollow} />
          </li>
        ))}
      </ul>
    </section>
  )
}

type TripNewsProps = { item: TripNewsItem; owner: string; onFollow: () => void }

function TripNews({ item, owner, onFollow }: TripNewsProps) {
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
      {role === null ? (
        <DismissButton item={item} owner={owner} />
      ) : (
        <Link to={paths.trip(tripId)} onClick={onFollow}>
          <ShortLabel text={messages.open} full={fill(messages.openOf, { title })} />
        </Link>
      )}
    </>
  )
}

/** Other news count as seen when their plan opens. A removed companion has no plan to open. */
function DismissButton({ item: { tripId, title }, owner }: Pick<TripNewsProps, 'item' | 'owner'>) {
  const queryClient = useQueryClient()
  const button = useRef<HTMLButtonElement>(null)
  const { mutate, isPending } = useApiMutation({
    write: async () => {
      await callOverHttp(dismissTripNotice, { params: { id: tripId } })
      await updateAnswer(queryClient, getNews(owner), (answer) => ({
        ...answer,
        news: answer.news.filter((item) => item.tripId !== tripId),
      }))
      // The dot of the bell goes with its last news.
      void queryClient.invalidateQueries(announcementList())
    },
    failure: messages.dismissFailed,
    place: 'top-right',
    // The pressed button goes. While the panel is open the focus is in it.
    onSuccess: () => button.current?.closest('.dropdown')?.querySelector('button')?.focus(),
  })
  return (
    <Button ref={button} look="quiet" onClick={() => mutate()} isBusy={isPending}>
      <ShortLabel text={messages.dismiss} full={fill(messages.dismissOf, { title })} />
    </Button>
  )
}
