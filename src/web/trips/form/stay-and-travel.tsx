import { trips } from '#messages/trips.ts'
import { Field } from '../../ui/field.tsx'
import type { DestinationProps } from './destination-props.ts'
import type { DraftAction } from './change-draft.ts'
import { hasErrorsBelow } from './trip-field-errors.ts'

type StayField = Extract<DraftAction, { kind: 'change-accommodation' }>['field']
type TravelField = Extract<DraftAction, { kind: 'change-transportation' }>['field']

const stayFields = {
  name: 'text',
  address: 'text',
  checkIn: 'date',
  checkOut: 'date',
  bookingReference: 'text',
} as const satisfies Record<StayField, string>

const travelFields = {
  type: 'text',
  departureTime: 'datetime-local',
  arrivalTime: 'datetime-local',
  bookingReference: 'text',
} as const satisfies Record<TravelField, string>

/** Accommodation and transportation. They are optional, so they are closed at first. */
export function StayAndTravel({ destination, path, fieldErrors, act }: DestinationProps) {
  return (
    <>
      <details className="destination-more" open={hasErrorsBelow(fieldErrors, `${path}.accommodation`) || undefined}>
        <summary>{trips.accommodation.title}</summary>
        <div className="destination-fields">
          {getKeys(stayFields).map((field) => (
            <Field
              key={field}
              label={trips.accommodation[field]}
              name={`${path}.accommodation.${field}`}
              type={stayFields[field]}
              autoComplete="off"
              value={destination.accommodation[field]}
              error={fieldErrors[`${path}.accommodation.${field}` as const]}
              onChange={({ currentTarget: { value } }) =>
                act({ kind: 'change-accommodation', destination: destination.key, field, value })
              }
            />
          ))}
        </div>
      </details>
      <details className="destination-more" open={hasErrorsBelow(fieldErrors, `${path}.transportation`) || undefined}>
        <summary>{trips.transportation.title}</summary>
        <div className="destination-fields">
          {getKeys(travelFields).map((field) => (
            <Field
              key={field}
              label={trips.transportation[field]}
              name={`${path}.transportation.${field}`}
              type={travelFields[field]}
              autoComplete="off"
              value={destination.transportation[field]}
              error={fieldErrors[`${path}.transportation.${field}` as const]}
              onChange={({ currentTarget: { value } }) =>
                act({ kind: 'change-transportation', destination: destination.key, field, value })
              }
            />
          ))}
        </div>
      </details>
    </>
  )
}

function getKeys<Field extends string>(fields: Record<Field, string>): Field[] {
  return Object.keys(fields).filter((field): field is Field => field in fields)
}
