import { useEffect, useMemo, useRef, useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import { fill, type Formats } from '#contract/messages/format.ts'
import { planner as messages } from '#messages/planner.ts'
import type { CityRoutes } from '#planning/plan/city-routes.ts'
import { placeFor } from '#planning/plan/trip-plan.ts'
import { namedActivities, type TripWithPlan } from '#planning/plan/trip-with-plan.ts'
import { useFormats } from '../../city/use-formats.ts'
import { notify } from '../../ui/notify.ts'
import { showToast } from '../../ui/toast.ts'
import type { Editor } from './board-props.ts'
import { countOthers, HANDLE } from './carry-stops.ts'
import { weekdayName } from '../itinerary/day-names.ts'
import type { Planner, Target } from './planner-context.ts'

type DeskParts = {
  readonly routes: CityRoutes
  readonly openAdding: (date: string | null) => void
  readonly openPin: Planner['openPin']
  readonly showDriver: Planner['showDriver']
  readonly showDay: (date: string | null) => void
}

type Desk = { planner: Planner; announced: string }

/**
 * The context that the parts of the board share. Its functions read the newest trip when they are called, so that they
 * stay the same while the trip changes.
 */
export function usePlannerDesk(
  editor: Editor,
  board: RefObject<HTMLElement | null>,
  { routes, ...parts }: DeskParts,
): Desk {
  const formats = useFormats()
  const [announced, setAnnounced] = useState('')
  const latest = useLatest({ editor, ...parts })
  /** Number of edits that were made, undone and redone. */
  const changes = useRef(0)
  /** The trip from which the edit that is being made began. Null: from the one of now. */
  const begun = useRef<TripWithPlan>(null)
  const { guide } = editor

  const planner = useMemo((): Planner => {
    const nameNow = (stopId: string) =>
      namedActivities(latest.current.editor.trip).find(({ id }) => id === stopId)?.name ?? ''
    const undoUnlessChanged = (change: number) => {
      if (changes.current !== change) return notify('success', messages.done.tooLate, 'to-read')
      changes.current += 1
      return latest.current.editor.undo()
    }
    const edit: Planner['edit'] = (change, { done, isToast = false }) => {
      changes.current += 1
      latest.current.editor.edit(change, done, begun.current ?? undefined)
      const number = changes.current
      if (isToast)
        showToast({ kind: 'success', text: done, place: 'top-center', onUndo: () => undoUnlessChanged(number) })
    }
    const move: Planner['move'] = (stopId, to) => {
      const name = nameNow(stopId)
      const others = countOthers(latest.current.editor.plan, to.date, stopId)
      const text = movedText(name, to, others, formats)
      flushSync(() => {
        edit({ kind: 'move-stop', stopId, ...to }, { done: text })
        setAnnounced(text)
        latest.current.showDay(to.date)
      })
      board.current?.querySelector<HTMLElement>(`[data-stop="${CSS.escape(stopId)}"] .${HANDLE}`)?.focus()
    }
    return {
      guide,
      routes,
      edit,
      editFrom: (trip, write) => {
        begun.current = trip
        try {
          return write()
        } finally {
          begun.current = null
        }
      },
      move,
      nameNow,
      placeFor: (slug) => placeFor(guide, slug),
      announce: setAnnounced,
      planNow: () => latest.current.editor.plan,
      placesNow: () => new Set(namedActivities(latest.current.editor.trip).flatMap(({ place }) => place ?? [])),
      openAdding: (date) => latest.current.openAdding(date),
      openPin: (task) => latest.current.openPin(task),
      pointNow: (stopId) => namedActivities(latest.current.editor.trip).find(({ id }) => id === stopId)?.point ?? null,
      tripNow: () => latest.current.editor.trip,
      showDriver: (stop) => latest.current.showDriver(stop),
    }
  }, [guide, routes, formats, board, latest])
  return { planner, announced }
}

/** @param others how many other stops the day has */
function movedText(name: string, { date, index }: Target, others: number, formats: Formats): string {
  if (date === null) return fill(messages.stop.droppedIdeas, { name })
  return fill(messages.stop.dropped, {
    name,
    day: weekdayName(date, formats),
    position: formats.number(Math.min(index, others) + 1),
    count: formats.number(others + 1),
  })
}

/** A ref that always holds the values of the last render, for functions that stay the same. */
function useLatest<Value>(value: Value): RefObject<Value> {
  const latest = useRef(value)
  useEffect(() => {
    latest.current = value
  })
  return latest
}
