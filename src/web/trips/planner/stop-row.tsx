import { useId, useState, type ReactNode } from 'react'
import { paths } from '#contract/paths.ts'
import { planner } from '#messages/planner.ts'
import type { Day } from '#planning/plan/day-plan.ts'
import type { DayProblem, StopProblem } from '#planning/plan/problems.ts'
import type { Visit } from '#planning/plan/visit.ts'
import { Link } from '../../ui/link.tsx'
import type { StopView } from '../itinerary/day-views.ts'
import { usePlanner } from './planner-context.ts'
import { DriverChip } from './driver-chip.tsx'
import { ProblemNote } from './problem-note.tsx'
import { StopFigures } from './stop-figures.tsx'
import { StopHandle } from './stop-handle.tsx'
import { isApartFromHours } from '../itinerary/problem-text.ts'
import { stopHoursText } from '../itinerary/stop-hours-text.ts'
import { useIsMarked } from './stop-marks.ts'
import { PlaceThumbnail } from './place-thumbnail.tsx'
import { useTools, wantTools } from './use-tools.ts'

type StopRowProps = {
  view: StopView
  visit: Visit
  day: Day
  place: { readonly position: number; readonly count: number }
  problems: readonly (StopProblem | DayProblem)[]
  nameOf: (stopId: string) => string
  /** The way here, and what lies before the stop. */
  children: ReactNode
}

/** A stop where it stands in its day. It opens for editing below itself. */
export function StopRow({ view, visit, day, place, problems, nameOf, children }: StopRowProps) {
  const { placeOf } = usePlanner()
  const [isOpen, setIsOpen] = useState(false)
  const tools = useTools()
  const editorId = useId()
  const { stop, activity } = view
  const inGuide = placeOf(activity.place)
  const isMarked = useIsMarked(stop.id)
  return (
    <li
      className={activity.isDone ? 'plan-stop plan-stop-done' : 'plan-stop'}
      data-stop={stop.id}
      aria-current={isMarked ? 'true' : undefined}
    >
      <div className="plan-before">{children}</div>
      <div className="plan-stop-card" data-card>
        <StopHandle name={activity.name} {...place} />
        <PlaceThumbnail place={inGuide} />
        <div className="plan-stop-text">
          <h3>{inGuide ? <Link to={paths.place(inGuide.slug)}>{activity.name}</Link> : activity.name}</h3>
          <StopFacts view={view} visit={visit} day={day} />
          <DriverChip stop={activity} />
        </div>
        <StopFigures
          view={view}
          visit={visit}
          date={day.date}
          isOpen={isOpen}
          controls={editorId}
          onToggle={() => {
            setIsOpen(!isOpen)
            void wantTools()
          }}
        />
      </div>
      {activity.notes !== '' && !isOpen && <p className="plan-stop-note">{activity.notes}</p>}
      {problems.filter(isApartFromHours).map((problem) => (
        <ProblemNote key={problem.code} problem={problem} nameOf={nameOf} />
      ))}
      {tools && <tools.StopSuggestions stopId={stop.id} />}
      <div id={editorId}>
        {isOpen && tools && (
          <tools.StopEditor
            view={view}
            visit={visit}
            date={day.date}
            {...place}
            quiet={problems.filter((problem) => !isApartFromHours(problem))}
            onClose={() => setIsOpen(false)}
          />
        )}
      </div>
    </li>
  )
}

function StopFacts({ view: { activity }, visit, day }: Pick<StopRowProps, 'view' | 'visit' | 'day'>) {
  const { placeOf } = usePlanner()
  if (activity.isPlaceGone) return <p>{planner.stop.gone}</p>
  const text = stopHoursText(visit, day, placeOf(activity.place))
  return (
    <>
      {activity.isDone && <p>{planner.stop.done}</p>}
      {text !== null && <p>{text}</p>}
    </>
  )
}
