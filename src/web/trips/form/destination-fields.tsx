import type { ReactNode } from 'react'
import { trips } from '#messages/trips.ts'
import { useFormats } from '../../city/use-formats.ts'
import { Field } from '../../ui/field.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import type { DestinationProps } from './destination-props.ts'
import { PLACE_NAMES_ID, PlaceHint } from './place-names.tsx'
import { StayAndTravel } from './stay-and-travel.tsx'
import type { DraftAction } from './change-draft.ts'
import { dateInWords } from './words-of-input.ts'

type DestinationField = Extract<DraftAction, { kind: 'change-destination' }>['field']

export function DestinationFields({ children, ...props }: DestinationProps & { children: ReactNode }) {
  const { destination, path, fieldErrors, act } = props
  const formats = useFormats()
  const field = (name: DestinationField) => ({
    name: `${path}.${name}`,
    value: destination[name],
    error: fieldErrors[`${path}.${name}` as const],
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
      act({ kind: 'change-destination', destination: destination.key, field: name, value }),
  })
  return (
    <>
      <div className="destination-fields">
        <Field
          label={trips.destinationName}
          list={PLACE_NAMES_ID}
          autoComplete="off"
          required
          hint={<PlaceHint name={destination.name} />}
          {...field('name')}
        />
        <Field label={trips.location} autoComplete="off" {...field('location')} />
        <Field
          label={trips.from}
          type="date"
          hint={dateInWords(destination.startDate, formats)}
          {...field('startDate')}
        />
        <Field
          label={trips.until}
          type="date"
          min={destination.startDate || undefined}
          hint={dateInWords(destination.endDate, formats)}
          {...field('endDate')}
        />
      </div>
      {children}
      <TextArea label={trips.destinationNotes} {...field('notes')} />
      <StayAndTravel {...props} />
    </>
  )
}
