import { fieldErrors } from '#messages/field-errors.ts'
import { trips } from '#messages/trips.ts'
import { fill, type Formats } from '#contract/messages/format.ts'
import { useFormats } from '../../city/use-formats.ts'
import { selectedDestination, type Outcome, type TripDraft } from './trip-draft.ts'
import { nameOfDestination } from './destination-name.ts'

/** Shows the outcome of the last action. A hidden note keeps its room, so that no button moves when it is shown. */
export function OutcomeNote({ draft, isShown = true }: { draft: TripDraft; isShown?: boolean }) {
  const { outcome } = draft
  const formats = useFormats()
  return (
    <p
      className={outcome.kind.endsWith('-skipped') ? 'outcome-note outcome-note-skipped' : 'outcome-note'}
      role="status"
    >
      {isShown && getText(outcome, draft, formats)}
    </p>
  )
}

type Skipped = Extract<Outcome, { kind: 'activity-skipped' }>

function getText(outcome: Outcome, draft: TripDraft, formats: Formats): string | null {
  switch (outcome.kind) {
    case 'activity-added':
      return fill(trips.activityAdded, { destination: nameOfSelected(draft, formats) })
    case 'activity-skipped':
      return textOfSkipped(outcome)
    case 'destination-filled': {
      const filled = draft.destinations.find(({ key }) => key === outcome.destination)
      return fill(trips.destinationFilled, { name: filled?.name ?? '' })
    }
    case 'destination-skipped':
      return trips.destinationsFull
    case 'dates-filled':
      return outcome.activities.length === 0 ? null : formats.plural(trips.datesFilled, outcome.activities.length)
    case 'none':
      break
  }
  return null
}

function textOfSkipped({ because, name }: Skipped): string {
  const texts = {
    nameless: fieldErrors['activity.name-missing'],
    full: trips.activitiesFull,
    duplicate: fill(trips.activityDuplicate, { name }),
  } satisfies Record<Skipped['because'], string>
  return texts[because]
}

function nameOfSelected(draft: TripDraft, formats: Formats): string {
  const selected = selectedDestination(draft)
  return nameOfDestination(selected, draft.destinations.indexOf(selected), formats)
}
