import { fill } from '#contract/messages/format.ts'
import { planner, tripPage } from '#messages/planner.ts'
import type { PlannedActivity, TripWithPlan } from '#planning/plan/trip-with-plan.ts'
import { ApiError, textOfFailure } from '../../api/call.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { Editor } from './board-props.ts'

type RefusalNoteProps = {
  /** Reason why the last save failed. */
  failure: ApiError
  trip: TripWithPlan
  edit: Editor['edit']
}

/** Reasons why the server refuses the plan, stop by stop. The edits stay on the page and on the device. */
export function RefusalNote({ failure, trip, edit }: RefusalNoteProps) {
  const refused = Object.entries(failure.reply.fields ?? {}).map(([path, text]) => ({
    path,
    text,
    stop: stopAt(trip, path),
  }))
  const lost = refused.flatMap(({ path, stop }) => (path.endsWith('.place') && stop ? [stop] : []))
  return (
    <Notice
      title={tripPage.refused}
      text={refused.length > 0 ? tripPage.refusedText : textOfFailure(failure, tripPage.refusedText)}
      isAlert
    >
      {refused.length > 0 && (
        <ul>
          {refused.map(({ path, text, stop }) => (
            <li key={path}>{stop ? fill(tripPage.refusedStop, { name: stop.name, text }) : text}</li>
          ))}
        </ul>
      )}
      {lost.map(({ id = '', name }) => (
        <Button
          key={id}
          look="quiet"
          onClick={() =>
            edit({ kind: 'set-stop', stopId: id, fields: { place: null } }, fill(planner.done.changed, { name }))
          }
        >
          {fill(tripPage.keepByName, { name })}
        </Button>
      ))}
    </Notice>
  )
}

/** The stop that a path such as `destinations.0.activities.2.place` is about. */
function stopAt({ destinations }: TripWithPlan, path: string): PlannedActivity | undefined {
  const [, destination, stop] = /^destinations\.(\d+)\.activities\.(\d+)\./.exec(path) ?? []
  return destinations[Number(destination)]?.activities[Number(stop)]
}
