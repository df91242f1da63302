import { trips } from '#messages/trips.ts'
import { tripPage } from '#messages/trip-page.ts'
import { showDate } from '#contract/dates.ts'
import { fill } from '#contract/messages/format.ts'
import { findActivity } from '#planning/trip-with-plan.ts'
import type { Stop } from '#planning/stop.ts'
import { useFormats } from '../city/use-formats.ts'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import type { TripEditing } from './use-trip-editor.ts'

const texts = tripPage.plain

/** The trip as lists that can be changed. */
export function PlainBoard({ editor }: { editor: TripEditing }) {
  const formats = useFormats()
  const { trip, plan, edit } = editor
  return (
    <>
      <h1>{trip.title}</h1>
      <p role="status">{texts.saving[editor.saving]}</p>
      <Button look="quiet" onClick={() => void editor.undo()} isDisabled={!editor.canUndo}>
        {texts.undo}
      </Button>
      <Button look="quiet" onClick={() => void editor.redo()} isDisabled={!editor.canRedo}>
        {texts.redo}
      </Button>
      <Field
        key={`title ${trip.title}`}
        label={trips.titleLabel}
        name="title"
        defaultValue={trip.title}
        onBlur={({ currentTarget }) =>
          edit({ kind: 'set-trip', fields: { title: currentTarget.value } }, trips.titleLabel)
        }
      />
      <Field
        key={`budget ${trip.budget}`}
        label={trips.budgetLabel}
        name="budget"
        type="number"
        min={0}
        defaultValue={trip.budget}
        onBlur={({ currentTarget }) =>
          edit({ kind: 'set-trip', fields: { budget: currentTarget.valueAsNumber || 0 } }, trips.budgetLabel)
        }
      />
      {plan.days.map(({ day, stops }) => (
        <section key={day.date} aria-labelledby={`day-${day.date}`}>
          <h2 id={`day-${day.date}`}>{showDate(day.date, formats)}</h2>
          <Stops stops={stops} editor={editor} />
        </section>
      ))}
      {plan.ideas.length > 0 && (
        <section aria-labelledby="ideas">
          <h2 id="ideas">{trips.undated}</h2>
          <Stops stops={plan.ideas} editor={editor} />
        </section>
      )}
    </>
  )
}

function Stops({ stops, editor }: { stops: readonly Stop[]; editor: TripEditing }) {
  return (
    <ol>
      {stops.map(({ id }) => {
        const name = findActivity(editor.trip, id)?.name ?? ''
        const label = fill(trips.removeActivity, { name })
        return (
          <li key={id}>
            {name}{' '}
            <Button look="danger" onClick={() => editor.edit({ kind: 'remove-stop', stopId: id }, label)}>
              {label}
            </Button>
          </li>
        )
      })}
    </ol>
  )
}
