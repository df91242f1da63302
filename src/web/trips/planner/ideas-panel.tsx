import { memo, useMemo } from 'react'
import { paths } from '#contract/paths.ts'
import { fill } from '#contract/messages/format.ts'
import { planner } from '#messages/planner.ts'
import { bestPosition } from '#planning/plan/best-position.ts'
import type { Stop } from '#planning/plan/stop.ts'
import { useFormats } from '../../city/use-formats.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { Link } from '../../ui/link.tsx'
import { useInView } from '../../ui/use-in-view.ts'
import { IDEAS_LIST } from './carry-stops.ts'
import type { StopView } from '../itinerary/day-views.ts'
import { useLaterPlan, usePlanner } from './planner-context.ts'
import { whenText } from './proposal-text.ts'
import { StopHandle } from './stop-handle.tsx'
import { useIsMarked } from './stop-marks.ts'
import { PlaceThumbnail } from './place-thumbnail.tsx'

/** The stops without a day, each with the day on which it fits best. */
export const IdeasPanel = memo(function IdeasPanel({ ideas }: { ideas: readonly StopView[] }) {
  return (
    <section className="plan-ideas" aria-labelledby="plan-ideas">
      <h2 id="plan-ideas">{planner.ideas.title}</h2>
      <ol data-list={IDEAS_LIST} aria-labelledby="plan-ideas">
        {ideas.map((view, position) => (
          <Idea key={view.stop.id} view={view} position={position} count={ideas.length} />
        ))}
      </ol>
      {ideas.length === 0 && <p>{planner.ideas.empty}</p>}
    </section>
  )
})

type IdeaProps = { view: StopView; position: number; count: number }

function Idea({ view: { stop, activity }, position, count }: IdeaProps) {
  const { placeFor, edit } = usePlanner()
  const { ref, isInView } = useInView()
  const isMarked = useIsMarked(activity.id)
  const place = placeFor(activity.place)
  const { id, name } = activity
  return (
    <li ref={ref} className="plan-idea" data-stop={id} data-card aria-current={isMarked ? 'true' : undefined}>
      <StopHandle name={name} position={position} count={count} />
      <PlaceThumbnail place={place} width={48} />
      <h3>{place ? <Link to={paths.place(place.slug)}>{name}</Link> : name}</h3>
      {isInView && <Fit stop={stop} name={name} />}
      <IconButton
        icon="close"
        label={fill(planner.ideas.remove, { name })}
        onClick={() =>
          edit({ kind: 'remove-stop', stopId: id }, { done: fill(planner.done.removed, { name }), isToast: true })
        }
      />
    </li>
  )
}

/** "fits Tue 13:00": a tap puts it there. */
function Fit({ stop, name }: { stop: Stop; name: string }) {
  const { routes, edit } = usePlanner()
  const { plan } = useLaterPlan()
  const formats = useFormats()
  const best = useMemo(() => bestPosition(plan, stop, { routes }), [plan, stop, routes])
  if (!best || best.gain <= 0) return <p className="plan-idea-none">{planner.ideas.fitsNone}</p>
  const when = whenText(best.date, best.startsAt, { formats })
  const put = () =>
    edit(
      { kind: 'move-stop', stopId: stop.id, date: best.date, index: best.index },
      { done: fill(planner.done.moved, { name, when }), isToast: true },
    )
  return (
    <button type="button" className="plan-chip" onClick={put}>
      {fill(planner.ideas.fits, { when })}
      <span className="visually-hidden">: {fill(planner.ideas.put, { name })}</span>
    </button>
  )
}
