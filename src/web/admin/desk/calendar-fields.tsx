import { useQuery } from '@tanstack/react-query'
import type { CalendarChoices } from '#contract/admin/desk-calendar.ts'
import { calendarEntryTypes } from '#contract/city/calendar.ts'
import { fill } from '#contract/messages/format.ts'
import { desk, deskCalendar } from '#messages/desk.ts'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { Notice } from '../../ui/notice.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { calendarShapes } from './calendar-shapes.ts'
import { emptyEntry, type EntryType } from './edited-calendar.ts'
import { useEditedEntry } from './edited-entry.ts'
import { getInput, valueAt } from './edited-text.ts'
import { FieldSection } from './field-section.tsx'
import { NamedPlaces } from './named-places.tsx'
import { NamesByLanguage } from './names-by-language.tsx'
import { deskChoices } from './queries.ts'
import { ValueField } from './value-field.tsx'

const { sections } = deskCalendar

/** All inputs of an entry of the calendar. Its address and its type stay, so that only a new entry has inputs for them. */
export function CalendarFields({ isNew }: { isNew: boolean }) {
  const { text } = useEditedEntry()
  const { data, isError, refetch } = useQuery(deskChoices('calendar'))
  const choices = data?.choices
  const texts = desk.kinds.calendarEntry
  if (isError && !choices) return <LoadFailure title={texts.entryFailed} onRetry={() => void refetch()} isAlert />
  if (choices?.kind !== 'calendar')
    return <div className="skeleton admin-skeleton" role="status" aria-label={texts.entryLoading} />
  const type = calendarEntryTypes.find((one) => one === valueAt(text, ['type'])) ?? 'event'
  return (
    <>
      {isNew && <TypeField type={type} choices={choices} />}
      {type === 'about' ? (
        <AboutFields />
      ) : (
        <>
          <NameFields isNew={isNew} />
          {type === 'event' ? <EventFields choices={choices} /> : <SeasonFields choices={choices} />}
        </>
      )}
    </>
  )
}

/** Another type has other fields: typed values are removed. */
function TypeField({ type, choices: { hasCalendar } }: { type: EntryType; choices: CalendarChoices }) {
  const { set } = useEditedEntry()
  const types = calendarEntryTypes.filter((one) => one !== 'about' || !hasCalendar)
  const choose = (chosen: string) => types.filter((one) => one === chosen).forEach((one) => set([], emptyEntry(one)))
  return (
    <>
      {!hasCalendar && type !== 'about' && <Notice title={deskCalendar.aboutFirst} />}
      <SelectField
        label={deskCalendar.typeLabel}
        value={type}
        options={types.map((value) => ({ value, label: deskCalendar.types[value] }))}
        onChange={choose}
      />
    </>
  )
}

function NameFields({ isNew }: { isNew: boolean }) {
  const { name, slug } = calendarShapes([])
  return <FieldSection title={sections.name} shapes={isNew ? { name, slug } : { name }} />
}

function EventFields({ choices: { sources } }: { choices: CalendarChoices }) {
  const { about, dates } = calendarShapes(sources)
  const { closedFeasts: closed, onlyDuring: only } = desk.facts
  return (
    <>
      <fieldset className="desk-section">
        <legend>{sections.dates}</legend>
        <ValueField shape={dates} path={['dates']} />
      </fieldset>
      <FieldSection title={sections.about} shapes={{ about }} />
      <fieldset className="desk-section">
        <legend>{desk.names}</legend>
        <NamesByLanguage path={['names']} />
      </fieldset>
      <fieldset className="desk-section">
        <legend>{sections.places}</legend>
        <NamedPlaces label={deskCalendar.eventPlaces} path={['places']} />
        <p className="field-hint">{fill(deskCalendar.hoursHint, { closed, only })}</p>
      </fieldset>
    </>
  )
}

function SeasonFields({ choices: { sources } }: { choices: CalendarChoices }) {
  const { from, to, seasonAbout } = calendarShapes(sources)
  return (
    <>
      <FieldSection title={sections.season} shapes={{ from, to }} />
      <FieldSection title={sections.about} shapes={{ about: seasonAbout }} />
      <fieldset className="desk-section">
        <legend>{sections.places}</legend>
        <NamedPlaces label={deskCalendar.seasonPlaces} path={['places']} />
        <NamedPlaces label={deskCalendar.mayClose} path={['mayClose']} />
      </fieldset>
    </>
  )
}

/** The sources that are typed here are those that its warnings may name. */
function AboutFields() {
  const { text } = useEditedEntry()
  const typed = valueAt(text, ['sources'])
  const sources = (Array.isArray(typed) ? typed : []).map((source) => ({
    id: getInput(valueAt(source, ['id'])),
    text: getInput(valueAt(source, ['text'])),
  }))
  const { checkedOn, sources: list, alerts } = calendarShapes(sources)
  return (
    <>
      <FieldSection title={sections.sources} shapes={{ checkedOn, sources: list }} />
      <FieldSection title={sections.alerts} shapes={{ alerts }} />
    </>
  )
}
