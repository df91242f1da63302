import type { ClosedStop } from '#contract/admin/desk-places.ts'
import { fill } from '#contract/messages/format.ts'
import { desk } from '#messages/desk.ts'
import { Notice } from '../../ui/notice.tsx'

/** Warns an editor of suggested trips that do not work with the hours of the saved text. */
export function ClosedStops({ stops }: { stops: readonly ClosedStop[] }) {
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
