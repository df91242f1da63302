import { useFormats } from '../../city/use-formats.ts'
import { trips } from '#messages/trips.ts'
import { Field } from '../../ui/field.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { nameOfDestination } from './destination-name.ts'
import type { ActivityPath, TripFieldErrors } from './trip-field-errors.ts'
import type { ActivityText } from './trip-form-values.ts'
import { PLACE_NAMES_ID } from './place-names.tsx'
import type { DraftAction } from './change-draft.ts'
import type { DraftActivity, Key, TripDraft } from './trip-draft.ts'
import { dateInWords, timeInWords } from './words-of-input.ts'

export type ActivityFieldsProps = {
  draft: TripDraft
  activity: DraftActivity
  /** Key of the destination with this activity. */
  owner: Key
  path: ActivityPath
  fieldErrors: TripFieldErrors
  act: (action: DraftAction) => void
}

export function ActivityFields({
  draft: { destinations },
  activity,
  owner,
  path,
  fieldErrors,
  act,
}: ActivityFieldsProps) {
  const formats = useFormats()
  const field = (name: keyof ActivityText) => ({
    name: `${path}.${name}`,
    value: activity[name],
    error: fieldErrors[`${path}.${name}` as const],
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
      act({ kind: 'change-activity', activity: activity.key, change: { [name]: value } }),
  })
  return (
    <div className="activity-fields">
      <Field
        label={trips.activityName}
        list={PLACE_NAMES_ID}
        autoComplete="off"
        {...field('name')}
        error={fieldErrors[`${path}.name`] ?? fieldErrors[`${path}.place`]}
      />
      <Field label={trips.date} type="date" hint={dateInWords(activity.date, formats)} {...field('date')} />
      <Field label={trips.time} type="time" hint={timeInWords(activity.time, formats)} {...field('time')} />
      <Field label={trips.notes} autoComplete="off" {...field('notes')} />
      {destinations.length > 1 && (
        <SelectField
          label={trips.destinationOfActivity}
          value={String(owner)}
          options={destinations.map((destination, index) => ({
            value: String(destination.key),
            label: nameOfDestination(destination, index, formats),
          }))}
          onChange={(value) =>
            act({
              kind: 'move-activity',
              activity: activity.key,
              destination: Number(value),
              to: Number.MAX_SAFE_INTEGER,
            })
          }
        />
      )}
    </div>
  )
}
