import { lazy, Suspense, type ReactNode } from 'react'
import type { PlaceDetail } from '#contract/place/places.ts'
import type { SuggestionTopic } from '#contract/place/suggestion-rules.ts'
import { access } from '#messages/ui.ts'
import { placePage } from '#messages/place-page.ts'
import { suggest as messages } from '#messages/suggest.ts'
import { Field } from '../ui/field.tsx'
import { FieldFrame } from '../ui/field-frame.tsx'
import { HoursQuestion } from './hours-question.tsx'
import { HoursRows } from './hours-rows.tsx'
import { PriceRows } from './price-rows.tsx'
import { getField, isBlank, isList, toNumber, getText, withField, type Typed } from './typed-value.ts'

/** Leaflet loads with the topic. */
const SuggestedPin = lazy(async () => ({ default: (await import('./suggested-pin.tsx')).SuggestedPin }))

export type SuggestedValueProps = {
  topic: SuggestionTopic
  value: Typed
  /** By the name of the field: `value`, `value.state`. */
  errors: Readonly<Record<string, string | undefined>>
  onChange: (value: Typed) => void
  /** Present position of the place. */
  present?: PlaceDetail['geo']
  /** Editors see the hours as they are written in the guide. */
  isEditor?: boolean
}

type Inputs = (props: SuggestedValueProps) => ReactNode

/** The inputs for each topic. A topic without a line does not compile. */
const inputs: Readonly<Record<SuggestionTopic, Inputs>> = {
  openingHours: (props) =>
    props.isEditor ? (
      <TypedHours {...props} />
    ) : (
      <HoursRows value={props.value} error={props.errors['value']} onChange={props.onChange} />
    ),
  access: (props) => <AccessFields {...props} />,
  fees: ({ value, errors, onChange }) => <PriceRows value={value} errors={errors} onChange={onChange} />,
  status: (props) => <StatusFields {...props} />,
  diet: (props) => <DietFields {...props} />,
  stepFree: chooseFrom(placePage.access),
  toilets: chooseFrom(placePage.access),
  phone: (props) => <PlainText {...props} type="tel" hint={messages.phoneHint} />,
  website: (props) => <PlainText {...props} type="url" />,
  postalAddress: (props) => <PlainText {...props} />,
  visitMinutes: (props) => <Parts {...props} parts={{ min: messages.atLeast, max: messages.atMost }} isNumeric />,
  setting: chooseFrom(placePage.settings),
  bestTime: (props) => <PartsOfDay {...props} name="value" label={messages.topics.bestTime} />,
  publicAccess: chooseFrom(placePage.publicAccessAnswers),
  pin: ({ value, errors, onChange, present = null }) => (
    <Suspense>
      <SuggestedPin value={value} present={present} error={errors['value']} onChange={onChange} />
    </Suspense>
  ),
  photo: (props) => <Parts {...props} parts={{ alt: messages.alt, credit: messages.credit }} />,
  other: () => null,
}

/** The inputs for what a traveller saw. All may stay empty. */
export function SuggestedValue(props: SuggestedValueProps): ReactNode {
  return inputs[props.topic](props)
}

function TypedHours(props: SuggestedValueProps) {
  return (
    <>
      <PlainText {...props} />
      <HoursQuestion typed={getText(props.value)} onUse={props.onChange} />
    </>
  )
}

type PlainTextProps = SuggestedValueProps & { type?: 'text' | 'tel' | 'url'; hint?: string }

function PlainText({ topic, value, errors, onChange, type = 'text', hint }: PlainTextProps) {
  return (
    <Field
      label={messages.topics[topic]}
      name="value"
      autoComplete="off"
      type={type}
      value={getText(value)}
      hint={hint}
      error={errors['value']}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  )
}

type Options = Readonly<Record<string, string>>

function chooseFrom(options: Options): Inputs {
  return (props) => <Choice {...props} name="value" label={messages.topics[props.topic]} options={options} />
}

type ChoiceProps = Pick<SuggestedValueProps, 'topic' | 'value' | 'errors' | 'onChange'> & {
  name: string
  label: string
  options: Options
}

function Choice({ topic, name, label, options, value, errors, onChange }: ChoiceProps) {
  const isYesOrNo = topic === 'publicAccess'
  const chosen = isYesOrNo && value !== null ? (value === true ? 'yes' : 'no') : getText(value)
  const choose = (key: string) => {
    if (key === '') onChange(null)
    else onChange(isYesOrNo ? key === 'yes' : key)
  }
  return (
    <FieldFrame label={label} error={errors[name]}>
      {(attributes) => (
        <select
          {...attributes}
          name={name}
          value={chosen}
          onChange={({ currentTarget }) => choose(currentTarget.value)}
        >
          <option value="">{messages.notSaid}</option>
          {Object.entries(options).map(([key, text]) => (
            <option key={key} value={key}>
              {text}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  )
}

function StatusFields({ topic, value, errors, onChange }: SuggestedValueProps) {
  const change = (state: Typed, since: Typed) => {
    if (state === null && since === null) onChange(null)
    else onChange({ ...(state !== null && { state }), since, reason: getField(value, 'reason') })
  }
  const [state, since] = [getField(value, 'state'), getField(value, 'since')]
  return (
    <>
      <Choice
        topic={topic}
        name="value.state"
        label={messages.topics.status}
        options={messages.states}
        value={state}
        errors={errors}
        onChange={(chosen) => change(chosen, since)}
      />
      <Field
        label={messages.since}
        name="value.since"
        autoComplete="off"
        value={getText(since)}
        error={errors['value.since']}
        onChange={({ currentTarget }) => change(state, currentTarget.value === '' ? null : currentTarget.value)}
      />
    </>
  )
}

function DietFields({ topic, value, errors, onChange }: SuggestedValueProps) {
  return Object.entries(placePage.diets).map(([diet, label]) => (
    <Choice
      key={diet}
      topic={topic}
      name={`value.${diet}`}
      label={label}
      options={messages.dietAnswers}
      value={getField(value, diet)}
      errors={errors}
      onChange={(answer) => onChange(withField(value, diet, answer))}
    />
  ))
}

function AccessFields(props: SuggestedValueProps) {
  const { topic, value, errors, onChange } = props
  const part = (name: string) => ({
    value: getField(value, name),
    errors,
    onChange: (typed: Typed) => onChange(withField(value, name, isBlank(typed) ? null : typed)),
  })
  const time = (name: 'from' | 'until') => (
    <Field
      label={access.fields[name]}
      name={`value.${name}`}
      type="time"
      value={getText(getField(value, name))}
      error={errors[`value.${name}`]}
      onChange={({ currentTarget }) => part(name).onChange(currentTarget.value)}
    />
  )
  const kind = getField(value, 'kind')
  // A time or a part of the day that another kind left behind stays in view, so that it can be removed.
  const has = (name: string, ofKind: string) => kind === ofKind || getField(value, name) !== null
  return (
    <>
      <Choice {...part('kind')} topic={topic} name="value.kind" label={access.fields.kind} options={access.kinds} />
      {has('parts', 'day-parts') && <PartsOfDay {...part('parts')} name="value.parts" label={access.fields.parts} />}
      {has('from', 'about') && time('from')}
      {has('until', 'about') && time('until')}
    </>
  )
}

type PartsOfDayProps = Pick<SuggestedValueProps, 'value' | 'errors' | 'onChange'> & { name: string; label: string }

function PartsOfDay({ name, label, value, errors, onChange }: PartsOfDayProps) {
  const chosen = isList(value) ? value : []
  const parts = Object.entries(placePage.partsOfDay)
  return (
    <FieldFrame label={label} error={errors[name]}>
      {(attributes) => (
        <div {...attributes} role="group" className="suggest-days">
          {parts.map(([part, label]) => (
            <label key={part}>
              <input
                className="covering-radio"
                type="checkbox"
                checked={chosen.includes(part)}
                onChange={({ currentTarget: { checked } }) =>
                  onChange(parts.map(([one]) => one).filter((one) => (one === part ? checked : chosen.includes(one))))
                }
              />
              {label}
            </label>
          ))}
        </div>
      )}
    </FieldFrame>
  )
}

type PartsProps = SuggestedValueProps & { parts: Options; isNumeric?: boolean }

function Parts({ value, errors, onChange, parts, isNumeric = false }: PartsProps) {
  return Object.entries(parts).map(([part, label]) => (
    <Field
      key={part}
      label={label}
      name={`value.${part}`}
      autoComplete="off"
      inputMode={isNumeric ? 'numeric' : undefined}
      value={getText(getField(value, part))}
      error={errors[`value.${part}`]}
      onChange={({ currentTarget: { value: typed } }) =>
        onChange(withField(value, part, isNumeric ? toNumber(typed) : typed))
      }
    />
  ))
}
