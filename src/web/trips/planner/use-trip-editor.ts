import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import type { User } from '#contract/account/auth.ts'
import { createTripPlans } from '#planning/plan/trip-plan.ts'
import { useOpening } from '../../session/draft-state.ts'
import { cacheOpenedTrip } from '../../session/opened-trip.ts'
import type { Owner } from '../form/mutations.ts'
import { isBegun } from '../form/begun-trip.ts'
import { useCloseQuestion } from '../../ui/use-close-question.ts'
import { noteOnce } from '../../analytics/noted.ts'
import { cachedTripKey, isCachedTripUnstored } from '../../session/cached-trip.ts'
import { takeOpenedAhead, type Opened, type OpeningAhead } from './open-ahead.ts'
import { openTripEditor } from './open-trip-editor.ts'
import { prepareDates } from './prepare-dates.ts'
import { planning } from '../itinerary/queries.ts'
import type { TripEditor } from './trip-editor.ts'
import { markOpen } from './trip-lock.ts'

/**
 * The editor of a trip. Null: there is no such trip.
 * @throws the error that the page shows as a failure to open
 */
export function useOpenedTrip(user: User, id: string) {
  const queryClient = useQueryClient()
  const [ahead] = useState(() => takeOpenedAhead(cachedTripKey(user.id, id)))
  const [openedAhead] = useState(ahead?.opened ?? null)
  const opening = useOpening()
  const {
    data: editor,
    isError,
    refetch,
  } = useQuery({
    ...openedTrip({ queryClient, email: user.email }, user, { id, opening, ahead }),
    ...(openedAhead && { initialData: openedAhead.editor }),
  })
  useEffect(() => {
    if (openedAhead) follow(openedAhead, id)
  }, [openedAhead, id])
  const guide = useQuery(planning())
  const retry = () => {
    if (isError) void refetch()
    if (!guide.data) void guide.refetch()
  }
  if (isError || guide.isError) return { kind: 'failed' as const, retry }
  if (editor === undefined || !guide.data) return { kind: 'opening' as const }
  return editor === null ? { kind: 'missing' as const } : { kind: 'open' as const, editor, guide: guide.data }
}

export type OpenedTrip = Extract<ReturnType<typeof useOpenedTrip>, { kind: 'open' }>

/** All that the page shows and does with an opened trip. It saves until it is unmounted, and then once more. */
export function useTripEditor(key: string, { editor, guide }: Omit<OpenedTrip, 'kind'>) {
  const state = useSyncExternalStore(editor.subscribe, editor.read, editor.read)
  const plans = useMemo(() => createTripPlans(guide), [guide])
  const plan = useMemo(() => plans(state.trip), [plans, state.trip])
  useEffect(() => watchBrowser(editor), [editor])
  useEffect(() => markOpen(key), [key])
  useCloseQuestion(useCallback(() => editor.isDirty() && isCachedTripUnstored(key), [editor, key]))
  const { trip, history, saving, savedAt, failure, isDeleted, conflicts } = state
  return {
    trip,
    plan,
    guide,
    saving,
    savedAt,
    failure,
    isDeleted,
    conflicts,
    edit: editor.edit,
    hear: editor.hear,
    undo: editor.undo,
    redo: editor.redo,
    resolve: editor.resolve,
    save: editor.save,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    undoLabel: history.past.at(-1)?.label ?? null,
    redoLabel: history.future.at(-1)?.label ?? null,
  }
}

type Opening = { readonly id: string; readonly opening: number; readonly ahead: OpeningAhead | null }

const openedTrip = (owner: Owner, user: User, { id, opening, ahead }: Opening) =>
  queryOptions({
    queryKey: ['trip editor', user.id, id, opening],
    queryFn: async () => {
      const opening = ahead?.opening ?? openTripEditor(owner, user, id)
      // A second try opens it anew.
      if (ahead) ahead.opening = null
      prepareDates(owner.queryClient)
      const opened = await opening
      return opened && follow(opened, id)
    },
    // The editor is newer than the result of a second read.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
    structuralSharing: false,
  })

/** The page shows the trip from now on, and listens to it. */
function follow({ editor, meet }: Opened, id: string): TripEditor {
  // Places that the traveller selects from now on go to this trip.
  cacheOpenedTrip(id)
  if (!isBegun(id)) noteOnce('deed', 'reopened', id)
  void meet()
  return editor
}

/** Saves when the network returns and when the page is left. Looks for changes elsewhere when the page is seen again. */
function watchBrowser(editor: TripEditor): () => void {
  const onOnline = () => void Promise.all([editor.save(), editor.refresh()])
  const onLeave = () => void editor.save({ isLeaving: true })
  const onVisibility = () => (document.visibilityState === 'hidden' ? onLeave() : void editor.refresh())
  addEventListener('online', onOnline)
  addEventListener('pagehide', onLeave)
  document.addEventListener('visibilitychange', onVisibility)
  return () => {
    removeEventListener('online', onOnline)
    removeEventListener('pagehide', onLeave)
    document.removeEventListener('visibilitychange', onVisibility)
    onLeave()
  }
}
