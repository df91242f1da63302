import { useFormats } from '../../city/use-formats.ts'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { trips } from '#messages/trips.ts'
import { fill } from '#contract/messages/format.ts'
import { useDragOrder } from '../../ui/use-drag-order.ts'
import { ActivityRow } from './activity-row.tsx'
import type { DestinationProps } from './destination-props.ts'
import type { DraftActivity, Key, TripDraft } from './trip-draft.ts'

/** The user reorders activities by dragging or with buttons. */
export function ActivityList({ draft, destination, path, fieldErrors, act }: DestinationProps & { draft: TripDraft }) {
  const formats = useFormats()
  const list = useRef<HTMLOListElement>(null)
  const [edited, setEdited] = useState<Key | null>(null)
  const [moved, setMoved] = useState('')
  const { activities } = destination
  const move = (activity: DraftActivity, to: number) => {
    if (to < 0 || to >= activities.length) return
    act({ kind: 'move-activity', activity: activity.key, destination: destination.key, to })
    setMoved(
      fill(trips.movedTo, {
        name: activity.name,
        position: formats.number(to + 1),
        count: formats.number(activities.length),
      }),
    )
  }
  const remove = (activity: Key) => {
    flushSync(() => act({ kind: 'remove-activity', activity }))
    list.current?.focus()
  }
  const drag = useDragOrder({ list, axis: 'y' })
  return (
    <>
      {activities.length === 0 && <p className="activities-none">{trips.noActivities}</p>}
      <ol ref={list} className="activity-list" aria-label={trips.activitiesTitle} tabIndex={-1}>
        {activities.map((activity, index) => (
          <li key={activity.key}>
            <ActivityRow
              draft={draft}
              activity={activity}
              owner={destination.key}
              path={`${path}.activities.${index}` as const}
              fieldErrors={fieldErrors}
              isOpen={edited === activity.key}
              isFirst={index === 0}
              isLast={index === activities.length - 1}
              onToggle={() => setEdited(edited === activity.key ? null : activity.key)}
              onDrag={(event) => drag(event, index, (to) => move(activity, to))}
              onMove={(step) => move(activity, index + step)}
              onRemove={() => remove(activity.key)}
              act={act}
            />
          </li>
        ))}
      </ol>
      <p className="visually-hidden" role="status">
        {moved}
      </p>
    </>
  )
}
