import { useId } from 'react'
import { actions } from '#messages/ui.ts'
import { readTypedAmount, writeTypedAmount } from '#contract/text/amount.ts'
import { travelModes } from '#contract/map/travel-modes.ts'
import { isAmount, TRIP_LIMITS } from '#contract/trip/trip-limits.ts'
import { fill } from '#contract/messages/format.ts'
import { pinDialog, planner } from '#messages/planner.ts'
import type { Day } from '#planning/plan/day-plan.ts'
import type { DayProblem, StopProblem } from '#planning/plan/problems.ts'
import type { StopEdit } from '#planning/plan/trip-edit.ts'
import type { Visit } from '#planning/plan/visit.ts'
import { useFormats } from '../../city/use-formats.ts'
import { Button } from '../../ui/button.tsx'
import { pageIcons } from '../../ui/page-icons.ts'
import { SelectField } from '../../ui/select-field.tsx'
import type { StopView } from '../itinerary/day-views.ts'
import { stopHoursText } from '../itinerary/stop-hours-text.ts'
import { endedText } from '../itinerary/stop-text.ts'
import { inexactLegText, toTravelModeName } from '../itinerary/leg-text.ts'
import { DraftField } from './draft-field.tsx'
import { DraftText } from './draft-text.tsx'
import { usePlanner } from './planner-context.ts'
import { ProblemFrame } from './problem-frame.tsx'
import { Proposals } from './problem-proposals.tsx'
import { StayField } from './stay-field.tsx'
import { StopHistory } from '../suggestions/stop-history.tsx'
import { StopPlace } from './stop-place.tsx'
import { prefersReducedMotion } from '../../ui/prefers-reduced-motion.ts'

type StopEditorProps = {
  view: StopView
  visit: Visit
  /** Problems that the row itself already shows. */
  quiet: readonly (StopProblem | DayProblem)[]
  day: Day
  position: number
  count: number
  onClose: () => void
}

/** All that a traveller may set at a stop, below it. Each field counts as soon as it is left. */
export function StopEditor({ view, visit, quiet, day, position, count, onClose }: StopEditorProps) {
  const { edit, openPin, routes } = usePlanner()
  const { currencySign } = useFormats()
  const { stop, activity } = view
  const { id, name } = activity
  const titleId = useId()
  const set = (fields: Partial<StopEdit>) => {
    edit({ kind: 'set-stop', stopId: id, fields }, { done: fill(planner.done.changed, { name }) })
    return null
  }
  return (
    <div ref={bringIntoView} className="plan-editor" role="group" aria-labelledby={titleId}>
      <h4 id={titleId}>{fill(planner.stop.change, { name })}</h4>
      {quiet.map((problem) => (
        <ProblemFrame key={problem.code} problem={problem} getName={() => name}>
          <Proposals problem={problem} />
        </ProblemFrame>
      ))}
      <KnownFacts view={view} visit={visit} day={day} />
      <div className="plan-editor-fields">
        <DraftField
          label={planner.stop.time}
          name="time"
          type="time"
          hint={planner.stop.timeHint}
          value={activity.time}
          invalid={planner.stop.timeInvalid}
          onCommit={(time) => set({ time })}
        />
        <StayField minutes={visit.stop.stayMinutes} onSet={(durationMinutes) => set({ durationMinutes })} />
        <DraftField
          label={fill(planner.stop.cost, { currency: currencySign })}
          name="cost"
          inputMode="decimal"
          value={activity.cost === null ? '' : writeTypedAmount(activity.cost)}
          placeholder={stop.cost === null ? '' : String(stop.cost)}
          invalid={planner.stop.costInvalid}
          onCommit={(text) => {
            const cost = text === '' ? null : readTypedAmount(text, currencySign)
            return cost === null || isAmount(cost) ? set({ cost }) : planner.stop.costInvalid
          }}
        />
        {visit.leg !== null && (
          <SelectField
            label={planner.stop.way}
            value={activity.wayHere ?? ''}
            options={[
              { value: '', label: planner.stop.wayAny },
              ...travelModes.map((kind) => ({ value: kind, label: planner.way.kinds[toTravelModeName(kind, routes)] })),
            ]}
            onChange={(value) => set({ wayHere: travelModes.find((kind) => kind === value) ?? null })}
          />
        )}
        <StopPlace stop={stop} date={day.date} position={position} count={count} />
      </div>
      {activity.place === null && (
        <div className="plan-editor-own">
          <DraftField
            label={pinDialog.stop.name}
            name="name"
            maxLength={TRIP_LIMITS.name}
            value={name}
            invalid={pinDialog.stop.nameMissing}
            onCommit={(text) => (text.trim() === '' ? pinDialog.stop.nameMissing : set({ name: text.trim() }))}
          />
          <Button look="quiet" icon={pageIcons.pin} onClick={() => openPin({ kind: 'move-stop', stopId: id })}>
            {activity.point ? pinDialog.stop.move : planner.add.pin}
          </Button>
        </div>
      )}
      <DraftText
        label={planner.stop.note}
        name="note"
        value={activity.notes}
        maxLength={TRIP_LIMITS.text}
        onCommit={(notes) => set({ notes })}
      />
      <label className="plan-editor-done">
        <input
          type="checkbox"
          checked={activity.isDone === true}
          onChange={({ currentTarget }) => set({ isDone: currentTarget.checked })}
        />
        {planner.stop.wasThere}
      </label>
      <StopHistory stopId={id} />
      <div className="plan-editor-actions">
        <Button
          look="danger"
          onClick={() =>
            edit({ kind: 'remove-stop', stopId: id }, { done: fill(planner.done.removed, { name }), isToast: true })
          }
        >
          {actions.remove}
        </Button>
        <Button look="quiet" onClick={onClose}>
          {actions.close}
        </Button>
      </div>
    </div>
  )
}

/** On a phone, the form would open below the fold. Its margins leave the stop above it in view. */
function bringIntoView(form: HTMLElement | null): void {
  form?.scrollIntoView({ block: 'nearest', behavior: prefersReducedMotion() ? 'instant' : 'smooth' })
}

/** Hours, price and way in whole sentences, which the row says in few words. */
function KnownFacts({ view, visit, day }: Pick<StopEditorProps, 'view' | 'visit' | 'day'>) {
  const { placeFor } = usePlanner()
  const formats = useFormats()
  const place = placeFor(view.activity.place)
  const facts = [
    view.activity.isPlaceGone ? null : stopHoursText(visit, day, place),
    place && endedText(view.activity, place),
    inexactLegText(visit, formats),
  ]
  return facts.map((fact) => fact !== null && <p key={fact}>{fact}</p>)
}
