import { useId, useState, type FormEvent, type ReactNode } from 'react'
import { fill } from '#contract/messages/format.ts'
import { suggestForTrip } from '#contract/trip/trip-suggestions.endpoints.ts'
import { STOP_LIMITS, TRIP_LIMITS } from '#contract/trip/trip-limits.ts'
import type { PlanningGuide } from '#contract/trip/planning.ts'
import type { Trip } from '#contract/trip/trips.ts'
import { tripSuggestions as messages } from '#messages/trip-people.ts'
import { tripDates } from '#planning/plan/stop-order.ts'
import { callOverHttp } from '../../api/call.ts'
import { useFormats } from '../../city/use-formats.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { notify } from '../../ui/notify.ts'
import { SelectField } from '../../ui/select-field.tsx'
import { ShortLabel } from '../../ui/short-label.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { useApiMutation } from '../../ui/use-api-mutation.ts'
import { dayAndMonth, shortWeekday } from '../itinerary/day-names.ts'
import type { StopView } from '../itinerary/day-views.ts'
import { suggestionTitle } from './suggestion-text.ts'
import './suggestions.css'

/** As in the contract, whose schemas no page of a trip loads. */
const LONGEST = { notes: 1_000, note: 300 }

type Sent = {
  kind: 'add' | 'change' | 'remove'
  stopId?: string
  name?: string
  place?: string
  fields?: Record<string, string | number | null>
  note: string
}

function useSuggesting(tripId: string, { stop, onSent }: { stop: string; onSent: () => void }) {
  return useApiMutation({
    write: (body: Sent) => callOverHttp(suggestForTrip, { params: { id: tripId }, body }),
    failure: messages.sendFailed,
    place: 'to-read',
    onSuccess: (_done, { kind, name = stop }) => {
      notify('success', fill(messages.sent, { what: suggestionTitle({ kind, stop: name }) }), 'to-read')
      onSent()
    },
  })
}

type SuggestChangeProps = { trip: Trip; view: StopView }

/** A button at a stop, and the form that it opens. Only what differs is suggested. */
export function SuggestChange({ trip, view: { activity } }: SuggestChangeProps) {
  const [isOpen, setIsOpen] = useState(false)
  const { id: stopId, name } = activity
  const sending = useSuggesting(trip._id, { stop: name, onSent: () => setIsOpen(false) })
  const label = fill(messages.suggestChangeOf, { stop: name })
  const send = ({ note, ...typed }: Typed) => {
    const was = {
      date: activity.date,
      time: activity.time,
      durationMinutes: activity.durationMinutes,
      notes: activity.notes,
    }
    const fields = Object.fromEntries(
      Object.entries(typed).filter(([field, value]) => Reflect.get(was, field) !== value),
    )
    if (Object.keys(fields).length === 0) return notify('error', messages.nothing, 'to-read')
    sending.mutate({ kind: 'change', stopId, fields, note })
  }
  return (
    <details
      className="trip-suggestions-all"
      open={isOpen}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary>
        <ShortLabel text={messages.suggestChange} full={label} />
      </summary>
      {isOpen && (
        <SuggestionForm
          trip={trip}
          label={label}
          from={activity}
          isBusy={sending.isPending}
          onSend={send}
          beside={
            <Button look="quiet" onClick={() => sending.mutate({ kind: 'remove', stopId, note: '' })}>
              {messages.removeInstead}
            </Button>
          }
        />
      )}
    </details>
  )
}

/** A stop that is not in the trip yet: a place of the guide by its name, or a name that the user typed. */
export function SuggestStop({ trip, guide }: { trip: Trip; guide: PlanningGuide }) {
  const [isOpen, setIsOpen] = useState(false)
  const listId = useId()
  const sending = useSuggesting(trip._id, { stop: '', onSent: () => setIsOpen(false) })
  const send = ({ note, ...fields }: Typed, form: FormData) => {
    const name = textIn(form, 'name')
    const place = guide.places.find((known) => known.name === name)
    sending.mutate({ kind: 'add', name, ...(place && { place: place.slug }), fields, note })
  }
  return (
    <details
      className="trip-suggestions-all"
      open={isOpen}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary>{messages.suggestStop}</summary>
      {isOpen && (
        <SuggestionForm trip={trip} label={messages.suggestStop} from={null} isBusy={sending.isPending} onSend={send}>
          <Field label={messages.stopName} name="name" list={listId} maxLength={TRIP_LIMITS.name} required />
          <datalist id={listId}>
            {guide.places.map(({ slug, name }) => (
              <option key={slug} value={name}>
                {name}
              </option>
            ))}
          </datalist>
        </SuggestionForm>
      )}
    </details>
  )
}

function textIn(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value.trim() : ''
}

type Typed = {
  date: string | null
  time: string
  durationMinutes: number | null
  notes: string
  note: string
}

type FormProps = {
  trip: Trip
  label: string
  /** The first values of the fields. Null: none. */
  from: StopView['activity'] | null
  isBusy: boolean
  onSend: (typed: Typed, form: FormData) => void
  /** Above the fields. */
  children?: ReactNode
  /** Beside the button that sends them. */
  beside?: ReactNode
}

function SuggestionForm({ trip, label, from, isBusy, onSend, children, beside }: FormProps) {
  const formats = useFormats()
  const dates = tripDates(trip)
  const isOnDay = from !== null && from.date !== null && dates.includes(from.date)
  const [date, setDate] = useState(isOnDay ? (from.date ?? '') : '')
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const text = (name: string) => textIn(form, name)
    const stay = text('stay')
    const typed = { time: text('time'), notes: text('notes'), note: text('note') }
    // A stop with a date outside of the trip keeps it, unless a day is chosen.
    const day = date === '' && !isOnDay ? (from?.date ?? null) : date || null
    onSend({ ...typed, date: day, durationMinutes: stay === '' ? null : Number(stay) }, form)
  }
  return (
    <form className="trip-suggestion-form" aria-label={label} onSubmit={submit}>
      {children}
      <SelectField
        label={messages.fields.date}
        value={date}
        options={[
          { value: '', label: messages.idea },
          ...dates.map((value) => ({ value, label: `${shortWeekday(value, formats)} ${dayAndMonth(value, formats)}` })),
        ]}
        onChange={setDate}
      />
      <Field label={messages.fields.time} name="time" type="time" defaultValue={from?.time ?? ''} />
      <Field
        label={messages.stay}
        name="stay"
        type="number"
        min={1}
        max={STOP_LIMITS.minutes}
        defaultValue={from?.durationMinutes ?? ''}
      />
      <TextArea label={messages.fields.notes} name="notes" maxLength={LONGEST.notes} defaultValue={from?.notes ?? ''} />
      <Field label={messages.whyField} name="note" maxLength={LONGEST.note} />
      <div className="trip-suggestion-actions">
        <Button type="submit" isBusy={isBusy}>
          {messages.send}
        </Button>
        {beside}
      </div>
    </form>
  )
}
