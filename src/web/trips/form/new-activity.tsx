import { fieldErrors as texts } from '#messages/field-errors.ts'
import { trips } from '#messages/trips.ts'
import { useFormats } from '../../city/use-formats.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { NEW_ACTIVITY_NAME, type TripFieldErrors } from './trip-field-errors.ts'
import type { ActivityText } from './trip-form-values.ts'
import { PLACE_NAMES_ID } from './place-names.tsx'
import type { DraftAction } from './change-draft.ts'
import type { TripDraft } from './trip-draft.ts'
import { dateInWords, timeInWords } from './words-of-input.ts'
import { pageIcons } from '../../ui/page-icons.ts'

type NewActivityProps = {
  draft: TripDraft
  fieldErrors: TripFieldErrors
  /** Id of the form of these fields. */
  form: string
  act: (action: DraftAction) => void
}

/** The fields of a new activity of the selected destination. Enter adds it, because they belong to a separate form. */
export function NewActivity({ draft, fieldErrors, form, act }: NewActivityProps) {
  const formats = useFormats()
  const { newActivity, outcome } = draft
  const isNameless = outcome.kind === 'activity-skipped' && outcome.because === 'nameless'
  const field = (name: keyof ActivityText) => ({
    form,
    name,
    value: newActivity[name],
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
      act({ kind: 'change-new-activity', field: name, value }),
  })
  return (
    <fieldset className="new-activity">
      <legend>{trips.addActivityTitle}</legend>
      <Field
        label={trips.activityName}
        list={PLACE_NAMES_ID}
        autoComplete="off"
        error={isNameless ? texts['activity.name-missing'] : fieldErrors[NEW_ACTIVITY_NAME]}
        {...field('name')}
      />
      <Field
        label={trips.date}
        type="date"
        min={draft.startDate || undefined}
        max={draft.endDate || undefined}
        hint={dateInWords(newActivity.date, formats)}
        {...field('date')}
      />
      <Field label={trips.time} type="time" hint={timeInWords(newActivity.time, formats)} {...field('time')} />
      <Field label={trips.notes} autoComplete="off" {...field('notes')} />
      <Button type="submit" form={form} look="quiet" icon={pageIcons.plus}>
        {trips.addActivity}
      </Button>
    </fieldset>
  )
}
