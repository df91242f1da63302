import { useQueryClient } from '@tanstack/react-query'
import { useId, useState, type FormEvent } from 'react'
import { useNavigate } from 'react-router'
import { showDate, today } from '#contract/dates.ts'
import { fill } from '#contract/messages/format.ts'
import { paths } from '#contract/paths.ts'
import { noAccommodation, noTransportation, TRIP_LIMITS, type TripInput } from '#contract/trips.ts'
import { trips } from '#messages/trips.ts'
import { useCity } from '../city/use-city.ts'
import { useFormats } from '../city/use-formats.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Field } from '../ui/field.tsx'
import { pageIcons } from '../ui/page-icons.ts'
import { SelectField } from '../ui/select-field.tsx'
import { useApiMutation } from '../ui/use-api-mutation.ts'
import { saveNewTrip } from './mutations.ts'
import { daysFrom, MAX_NEW_DAYS, weekendFrom, tripSpans, type TripDates, type TripSpan } from './new-trip-dates.ts'

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
        closeLabel={texts.close}
        closesByClickOutside
      >
        {isOpen && <NewTripForm email={email} />}
      </Dialog>
    </>
  )
}

function NewTripForm({ email }: { email: string }) {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const city = useCity()
  const [now] = useState(() => today(new Date(), city.timeZone))
  const [span, setSpan] = useState<TripSpan>('this-weekend')
  const [from, setFrom] = useState(now)
  const [days, setDays] = useState(2)
  const usualTitle = fill(texts.named, { city: city.name })
  const creating = useApiMutation({
    write: (input: TripInput, idempotencyKey) => saveNewTrip({ queryClient, email }, input, idempotencyKey),
    failure: texts.failed,
    success: trips.created,
    onSuccess: ({ _id }) => void navigate(paths.trip(_id)),
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const title = new FormData(event.currentTarget).get('title')
    const typed = typeof title === 'string' ? title.trim() : ''
    creating.mutate(emptyTrip(typed || usualTitle, city.name, datesOf(span, { now, from, days })))
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
        {tripSpans.map((each) => (
          <SpanChoice key={each} span={each} now={now} isChosen={span === each} onChoose={() => setSpan(each)} />
        ))}
        {span === 'own' && <OwnDates from={from} days={days} onFrom={setFrom} onDays={setDays} />}
      </fieldset>
      <div className="dialog-actions">
        <Button type="submit" isBusy={creating.isPending}>
          {texts.create}
        </Button>
      </div>
    </form>
  )
}

type SpanChoiceProps = { span: TripSpan; now: string; isChosen: boolean; onChoose: () => void }

function SpanChoice({ span, now, isChosen, onChoose }: SpanChoiceProps) {
  const formats = useFormats()
  const id = useId()
  const dates = weekendOf(span, now)
  return (
    <div className="new-trip-choice">
      <input id={id} type="radio" name="span" value={span} checked={isChosen} onChange={onChoose} />
      <label htmlFor={id}>
        {texts.spans[span]}
        {dates && (
          <span className="field-hint">
            {' '}
            {fill(trips.dates, { start: showDate(dates.startDate, formats), end: showDate(dates.endDate, formats) })}
          </span>
        )}
      </label>
    </div>
  )
}

type OwnDatesProps = { from: string; days: number; onFrom: (date: string) => void; onDays: (days: number) => void }

function OwnDates({ from, days, onFrom, onDays }: OwnDatesProps) {
  const formats = useFormats()
  const options = Array.from({ length: MAX_NEW_DAYS }, (_, index) => ({
    value: String(index + 1),
    label: formats.plural(trips.days, index + 1),
  }))
  return (
    <div className="new-trip-dates">
      <Field
        label={trips.startDate}
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

/** Null: the dates are the traveller's own. */
function weekendOf(span: TripSpan, now: string): TripDates | null {
  return span === 'own' ? null : weekendFrom(now, span === 'this-weekend' ? 0 : 1)
}

function datesOf(span: TripSpan, { now, from, days }: { now: string; from: string; days: number }): TripDates {
  return weekendOf(span, now) ?? daysFrom(from, days)
}

/** A trip with one destination, the city, so that nobody has to think of one. */
function emptyTrip(title: string, city: string, dates: TripDates): TripInput {
  return {
    title,
    description: '',
    budget: 0,
    ...dates,
    destinations: [
      {
        name: city,
        location: '',
        ...dates,
        notes: '',
        activities: [],
        accommodation: noAccommodation,
        transportation: noTransportation,
      },
    ],
  }
}
