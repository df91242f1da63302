import { useId, useState, type ReactNode } from 'react'
import { paths } from '#contract/paths.ts'
import { planner } from '#messages/planner.ts'
import type { Day } from '#planning/plan/day-plan.ts'
import type { DayProblem, StopProblem } from '#planning/plan/problems.ts'
import type { Visit } from '#planning/plan/visit.ts'
import { fill } from '#contract/messages/format.ts'
import { shownTime } from '#planning/hours/day-clock.ts'
import { useFormats } from '../../city/use-formats.ts'
import { Link } from '../../ui/link.tsx'
import type { StopView } from '../itinerary/day-views.ts'
import { usePlanner } from './planner-context.ts'
import { DriverButton } from './driver-button.tsx'
import { ProblemNote } from './problem-note.tsx'
import { StopFigures } from './stop-figures.tsx'
import { StopHandle } from './stop-handle.tsx'
import { isApartFromHours } from '../itinerary/problem-text.ts'
import { useIsMarked } from './stop-marks.ts'
import { PlaceThumbnail } from './place-thumbnail.tsx'
import { useTools, wantTools } from './use-tools.ts'

type StopRowProps = {
  view: StopView
  visit: Visit
  day: Day
  place: { readonly position: number; readonly count: number }
  problems: readonly (StopProblem | DayProblem)[]
  getName: (stopId: string) => string
  /** The way here, and what lies before the stop. */
  children: ReactNode
}

/** A stop where it stands in its day. It opens for editing below itself. */
export function StopRow({ view, visit, day, place, problems, getName, children }: StopRowProps) {
  const [isOpen, setIsOpen] = useState(false)
  const tools = useTools()
  const editorId = useId()
  const { stop, activity } = view
  const isMarked = useIsMarked(stop.id)
  const toggle = () => {
    setIsOpen(!isOpen)
    void wantTools()
  }
  return (
    <li
      className={activity.isDone ? 'plan-stop plan-stop-done' : 'plan-stop'}
      data-stop={stop.id}
      aria-current={isMarked ? 'true' : undefined}
    >
      <div className="plan-before">{children}</div>
      <div className="plan-stop-card" data-card>
        <StopHandle name={activity.name} {...place} onPress={toggle} />
        <StopTimes visit={visit} date={day.date} />
        <StopPicture view={view} position={place.position} />
        <StopName view={view} />
        <StopFigures view={view} visit={visit} day={day} isOpen={isOpen} controls={editorId} onToggle={toggle} />
        <DriverButton stop={activity} />
      </div>
      {activity.notes !== '' && !isOpen && <p className="plan-stop-note">{activity.notes}</p>}
      {problems.filter(isApartFromHours).map((problem) => (
        <ProblemNote key={problem.code} problem={problem} getName={getName} />
      ))}
      {tools && <tools.StopSuggestions stopId={stop.id} />}
      <div id={editorId}>
        {isOpen && tools && (
          <tools.StopEditor
            view={view}
            visit={visit}
            day={day}
            {...place}
            quiet={problems.filter((problem) => !isApartFromHours(problem))}
            onClose={() => setIsOpen(false)}
          />
        )}
      </div>
    </li>
  )
}

/** The drawing of the place with the number that its pin on the map has, too. */
function StopPicture({ view: { activity }, position }: Pick<StopRowProps, 'view'> & { position: number }) {
  const { placeFor } = usePlanner()
  const { number } = useFormats()
  return (
    <span className="plan-stop-picture" aria-hidden="true">
      <PlaceThumbnail place={placeFor(activity.place)} />
      <span className="plan-stop-number">{number(position + 1)}</span>
    </span>
  )
}

function StopName({ view: { activity } }: Pick<StopRowProps, 'view'>) {
  const { placeFor } = usePlanner()
  const inGuide = placeFor(activity.place)
  return (
    <div className="plan-stop-text">
      <h3>{inGuide ? <Link to={paths.place(inGuide.slug)}>{activity.name}</Link> : activity.name}</h3>
      {activity.isDone && <p>{planner.stop.done}</p>}
      {activity.isPlaceGone && <p>{planner.stop.gone}</p>}
    </div>
  )
}

/** Arrival and leaving, in a column of their own. */
function StopTimes({ visit, date }: { visit: Visit; date: string }) {
  const formats = useFormats()
  const leaves = shownTime(visit.leaves, date, formats)
  return (
    <p className="plan-times">
      <strong>{shownTime(visit.starts, date, formats)}</strong>
      <span className="visually-hidden"> {fill(planner.stop.until, { time: leaves })}</span>
      <span aria-hidden="true">{leaves}</span>
    </p>
  )
}
