import { useQuery } from '@tanstack/react-query'
import { getSuggestedTrip } from '#contract/trip/suggested-trips.endpoints.ts'
import { fill } from '#contract/messages/format.ts'
import { paths } from '#contract/paths.ts'
import { goneTrip } from '#messages/trips.ts'
import { ApiError } from '../../api/call.ts'
import { query } from '../../api/query-client.ts'
import { Link } from '../../ui/link.tsx'
import { Notice } from '../../ui/notice.tsx'

/** Says that editors took a trip out of the guide, and which one replaces it. Nothing for a trip that never was. */
export function RetiredTripPage({ slug }: { slug: string }) {
  const { error } = useQuery(query(getSuggestedTrip, { params: { slug } }))
  if (!(error instanceof ApiError) || error.code !== 'gone') return null
  const { replacedBy } = error.reply
  return (
    <Notice title={goneTrip.title}>
      {replacedBy && (
        <Link to={`${paths.suggestedTrips}#${replacedBy.slug}`}>
          {fill(goneTrip.instead, { trip: replacedBy.name })}
        </Link>
      )}
    </Notice>
  )
}
