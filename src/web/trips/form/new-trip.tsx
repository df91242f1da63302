import { actions } from '#messages/ui.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { useNavigate } from 'react-router'
import { today } from '#contract/text/dates.ts'
import { fill } from '#contract/messages/format.ts'
import { paths } from '#contract/paths.ts'
import type { Trip, TripInput } from '#contract/trip/trips.ts'
import { TRIP_LIMITS } from '#contract/trip/trip-limits.ts'
import { trips } from '#messages/trips.ts'
import { useCity } from '../../city/use-city.ts'
import { useFormats } from '../../city/use-formats.ts'
import { rememberBegun } from './begun-trip.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { pageIcons } from '../../ui/page-icons.ts'
import { SelectField } from '../../ui/select-field.tsx'
import { getSubmitter } from '../../ui/submitter.ts'
import { useApiMutation } from '../../ui/use-api-mutation.ts'
import { emptyTrip } from './empty-trip.ts'
import { saveNewTrip } from './mutations.ts'
import { getTrips } from './own-trips.ts'
import {
  datesOfSpan,
  daysFrom,
  distinctSpans,
  MAX_NEW_DAYS,
  tripOnSameDays,
  tripSpans,
  type TripDates,
  type TripSpan,
} from './new-trip-dates.ts'
import { showDates } from './show-dates.ts'

const texts = trips.newTrip

/** Begins a trip with nothing but its dates, and opens its plan. */
export function NewTrip({ email }: { email: string }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button icon={pageIcons.plus} onClick={() => setIsOpen(true)}>
        {texts.open}
      </Button>
      <Dialog
        title={texts.title}
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        className="dialog-card new-trip"
        closeLabel={actions.close}
        closesByClickOutside
      >
        {isOpen && <NewTripForm email={email} />}
      </Dialog>
    </>
  )
}

function NewTripForm({ email }: { email: string }) {
  const { begin, question, isPending, now, usualTitle } = useBeginning(email)
  const [from, setFrom] = useState(now)
  const [days, setDays] = useState(2)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget, getSubmitter(event))
    const title = form.get('title')
    const span = tripSpans.find((each) => each === form.get('span'))
    begin(typeof title === 'string' ? title : '', span ? datesOfSpan(span, now) : daysFrom(from, days))
  }
  return (
    <form onSubmit={submit}>
      <Field
        label={texts.name}
        name="title"
        placeholder={usualTitle}
        maxLength={TRIP_LIMITS.title}
        autoComplete="off"
      />
      <fieldset>
        <legend>{texts.when}</legend>
        {distinctSpans(now).map((span) => (
          <SpanButton key={span} span={span} now={now} isBusy={isPending} />
        ))}
      </fieldset>
      {question}
      <details>
        <summary>{texts.own}</summary>
        <OwnDates label={trips.startDate} from={from} days={days} onFrom={setFrom} onDays={setDays} />
        <div className="dialog-actions">
          <Button type="submit" isBusy={isPending}>
            {texts.create}
          </Button>
        </div>
      </details>
    </form>
  )
}

/** Begins a trip with one press, for somebody who has come to plan one. */
export function BeginTrip({ email }: { email: string }) {
  const { begin, question, isPending, now } = useBeginning(email)
  const [from, setFrom] = useState(now)
  const [days, setDays] = useState(2)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    begin('', daysFrom(from, days))
  }
  return (
    <section className="begin-trip" aria-labelledby="begin-trip">
      <h2 id="begin-trip">{texts.begin}</h2>
      <p>{texts.beginHint}</p>
      {distinctSpans(now).map((span) => (
        <SpanButton
          key={span}
          span={span}
          now={now}
          isBusy={isPending}
          onPress={() => begin('', datesOfSpan(span, now))}
        />
      ))}
      {question}
      <details>
        <summary className="new-trip-span">
          <strong>{texts.own}</strong>
        </summary>
        <form onSubmit={submit}>
          <OwnDates label={trips.begin.day} from={from} days={days} onFrom={setFrom} onDays={setDays} />
          <Button type="submit" look="quiet" isBusy={isPending}>
            {texts.create}
          </Button>
        </form>
      </details>
    </section>
  )
}

/**
 * @returns a function that saves a new trip and opens its plan, and the question that it asks first where a trip has these
 *   days already. A blank title is the usual one.
 */
function useBeginning(email: string) {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const city = useCity()
  const [now] = useState(() => today(new Date(), city.timeZone))
  const usualTitle = fill(texts.named, { city: city.name })
  const creating = useApiMutation({
    write: (input: TripInput, idempotencyKey) => saveNewTrip({ queryClient, email }, input, idempotencyKey),
    failure: texts.failed,
    success: trips.created,
    onSuccess: ({ _id }) => {
      rememberBegun(_id)
      return navigate(paths.trip(_id))
    },
  })
  const { data } = useQuery(getTrips(email))
  const [asked, setAsked] = useState<{ known: Trip; create: () => void } | null>(null)
  const begin = (title: string, dates: TripDates) => {
    const create = () => creating.mutate(emptyTrip(title.trim() || usualTitle, city.name, dates))
    const known = tripOnSameDays(data?.trips ?? [], dates)
    setAsked(known && { known, create })
    if (!known) create()
  }
  const question = asked && <SameDaysQuestion known={asked.known} onAnother={asked.create} />
  return { begin, question, isPending: creating.isPending, now, usualTitle }
}

function SameDaysQuestion({ known, onAnother }: { known: Trip; onAnother: () => void }) {
  return (
    <div className="same-days" role="alert">
      <p>{fill(texts.sameDays, { title: known.title })}</p>
      <ButtonLink to={paths.trip(known._id)} look="quiet">
        {texts.openSame}
      </ButtonLink>
      <Button look="quiet" onClick={onAnother}>
        {texts.another}
      </Button>
    </div>
  )
}

type SpanButtonProps = {
  span: TripSpan
  now: string
  isBusy: boolean
  /** Without it, it submits its form. */ onPress?: () => void
}

/** Begins the trip with its dates. Return in the title presses the first one. */
function SpanButton({ span, now, isBusy, onPress }: SpanButtonProps) {
  const formats = useFormats()
  const { startDate, endDate } = datesOfSpan(span, now)
  return (
    <button
      type={onPress ? 'button' : 'submit'}
      name="span"
      value={span}
      className="new-trip-span"
      disabled={isBusy}
      onClick={onPress}
    >
      <strong>{texts.spans[span]}</strong> <span className="field-hint">{showDates(startDate, endDate, formats)}</span>
    </button>
  )
}

type OwnDatesProps = {
  label: string
  from: string
  days: number
  onFrom: (date: string) => void
  onDays: (days: number) => void
}

function OwnDates({ label, from, days, onFrom, onDays }: OwnDatesProps) {
  const formats = useFormats()
  const options = Array.from({ length: MAX_NEW_DAYS }, (_, index) => ({
    value: String(index + 1),
    label: formats.plural(trips.days, index + 1),
  }))
  return (
    <div className="new-trip-dates">
      <Field
        label={label}
        name="from"
        type="date"
        required
        defaultValue={from}
        onChange={({ currentTarget }) => currentTarget.value !== '' && onFrom(currentTarget.value)}
      />
      <SelectField
        label={texts.days}
        value={String(days)}
        options={options}
        onChange={(value) => onDays(Number(value))}
      />
    </div>
  )
}
