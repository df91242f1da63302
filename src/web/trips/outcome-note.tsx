import { trips } from '#contract/messages/en.ts'
import { fill, plural } from '#contract/messages/format.ts'
import { selectedDestination, type Outcome, type TripDraft } from './trip-draft.ts'
import { nameOfDestination } from './destination-name.ts'

/** Says what the last action did beyond the obvious. */
export function OutcomeNote({ draft }: { draft: TripDraft }) {
  const { outcome } = draft
  return (
    <p
      className={outcome.kind.endsWith('-skipped') ? 'outcome-note outcome-note-skipped' : 'outcome-note'}
      role="status"
    >
      {textOf(outcome, draft)}
    </p>
  )
}

function textOf(outcome: Outcome, draft: TripDraft): string | null {
  switch (outcome.kind) {
    case 'none':
      return null
    case 'activity-added':
      return fill(trips.activityAdded, { destination: nameOfSelected(draft) })
    case 'activity-skipped':
      return textOfSkipped(outcome)
    case 'destination-filled': {
      const filled = draft.destinations.find(({ key }) => key === outcome.destination)
      return fill(trips.destinationFilled, { name: filled?.name ?? '' })
    }
    case 'destination-skipped':
      return trips.destinationsFull
    case 'dates-filled':
      return outcome.activities.length === 0 ? null : plural(trips.datesFilled, outcome.activities.length)
  }
}

function textOfSkipped({ because, name }: Extract<Outcome, { kind: 'activity-skipped' }>): string {
  switch (because) {
    case 'nameless':
      return trips.activityNameMissing
    case 'full':
      return trips.activitiesFull
    case 'duplicate':
      return fill(trips.activityDuplicate, { name })
  }
}

function nameOfSelected(draft: TripDraft): string {
  const selected = selectedDestination(draft)
  return nameOfDestination(selected, draft.destinations.indexOf(selected))
}
