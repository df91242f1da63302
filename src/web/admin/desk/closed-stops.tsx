import { useQuery } from '@tanstack/react-query'
import { fill } from '#contract/messages/format.ts'
import { desk } from '#messages/desk.ts'
import { Notice } from '../../ui/notice.tsx'
import { deskPlace } from './queries.ts'

/** Tells an editor which suggested trips do not work with the hours of the saved text. */
export function ClosedStops({ slug }: { slug: string }) {
  const stops = useQuery(deskPlace(slug)).data?.place.closedStops ?? []
  return (
    <div role="status">
      {stops.length > 0 && (
        <Notice title={desk.closedStops} text={desk.closedStopsText}>
          <ul>
            {stops.map(({ trip, stop }) => (
              <li key={`${trip} ${stop}`}>{fill(desk.closedStop, { trip, stop })}</li>
            ))}
          </ul>
        </Notice>
      )}
    </div>
  )
}
