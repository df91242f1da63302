import { actions } from '#messages/ui.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo, useState, type FormEvent } from 'react'
import { showDate } from '#contract/text/date-format.ts'
import { toEnteredDate, today } from '#contract/text/dates.ts'
import { fill, type Formats } from '#contract/messages/format.ts'
import { trips } from '#messages/trips.ts'
import { nextGoodStart, problemsOfStart } from '#planning/plan/good-starts.ts'
import type { PlanningGuide } from '#contract/trip/planning.ts'
import type { SuggestedTrip } from '#contract/trip/suggested-trips.ts'
import { useCity } from '../../city/use-city.ts'
import { useFormats } from '../../city/use-formats.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { useApiMutation } from '../../ui/use-api-mutation.ts'
import { planning } from '../itinerary/queries.ts'
import { copySuggestedTrip } from './copy-suggested-trip.ts'
import { getTrips } from './own-trips.ts'

const texts = trips.begin

type BeginProps = { trip: SuggestedTrip; email: string; onAdded: (id: string) => void }

/** Asks for the first day of a suggested trip, and offers the next one from which its whole plan works. */
export function BeginSuggestedTrip({
  isOpen,
  onClose,
  ...begin
}: BeginProps & { isOpen: boolean; onClose: () => void }) {
  return (
    <Dialog
      title={texts.title}
      isOpen={isOpen}
      onClose={onClose}
      className="dialog-card"
      closeLabel={actions.close}
      closesByClickOutside
    >
      {isOpen && <BeginForm {...begin} />}
    </Dialog>
  )
}

function BeginForm({ trip, email, onAdded }: BeginProps) {
  const queryClient = useQueryClient()
  const formats = useFormats()
  const { timeZone } = useCity()
  const { data: guide, isPending: isLooking } = useQuery(planning())
  const [now] = useState(() => today(new Date(), timeZone))
  const offered = useMemo(() => (guide ? nextGoodStart(trip, guide, now) : null), [guide, trip, now])
  const [chosen, setChosen] = useState<string | null>(null)
  const startDate = chosen ?? offered ?? now
  const known = useQuery(getTrips(email)).data?.trips.find(({ title }) => title === trip.title)
  const adding = useApiMutation({
    write: (date: string, idempotencyKey) =>
      copySuggestedTrip(trip, { queryClient, email, startDate: date, idempotencyKey }),
    success: trips.addedSuggested,
    failure: trips.addFailed,
    onSuccess: ({ _id }) => onAdded(_id),
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    adding.mutate(startDate)
  }
  return (
    <form onSubmit={submit}>
      {known && <p>{fill(texts.already, { title: trip.title, date: showDate(known.startDate, formats) })}</p>}
      <Field
        key={offered}
        label={texts.day}
        name="startDate"
        type="date"
        required
        defaultValue={startDate}
        onChange={({ currentTarget }) => setChosen(toEnteredDate(currentTarget.value))}
      />
      <p role="status">{isLooking ? texts.checking : guide && dayText(trip, { startDate, offered, guide }, formats)}</p>
      <div className="dialog-actions">
        <Button type="submit" isBusy={adding.isPending}>
          {known ? trips.addAgain : trips.addToMine}
        </Button>
      </div>
    </form>
  )
}

type Looked = { readonly startDate: string; readonly offered: string | null; readonly guide: PlanningGuide }

/** Sentence about the problems of a trip that begins on a day. */
function dayText(trip: SuggestedTrip, { startDate, offered, guide }: Looked, formats: Formats): string {
  const problems = problemsOfStart(trip, startDate, { guide }).length
  if (problems === 0) return fill(texts.allOpen, { date: showDate(startDate, formats) })
  const fails = formats.plural(texts.fails, problems)
  return offered === null
    ? `${fails} ${texts.noDay}`
    : `${fails} ${fill(texts.allOpen, { date: showDate(offered, formats) })}`
}
