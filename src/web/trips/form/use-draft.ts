import { queryOptions, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import * as z from 'zod/mini'
import type { User } from '#contract/account/auth.ts'
import { newId } from '../../api/new-id.ts'
import { createDraftState, useOpening, type DraftState } from '../../session/draft-state.ts'
import { draftKey, isDraftUnstored, storeDraft, readCachedDraft } from '../../session/draft-store.ts'
import { getTrips } from './own-trips.ts'
import { isDirty, readStoredDraft, toStoredDraft } from './stored-draft.ts'
import { changeDraft, type DraftAction } from './change-draft.ts'
import { emptyDraft, type TripDraft } from './trip-draft.ts'

// Zod's JIT uses `eval`. Our content security policy forbids that and would report zod's probe as a violation.
z.config({ jitless: true })

/** `restored`: found on the device. `missing`: the trip does not exist. `failed`: the trip could not be read. */
type DraftStatus = 'opening' | 'new' | 'restored' | 'missing' | 'failed'

export type DraftEditor = {
  readonly draft: TripDraft
  readonly status: DraftStatus
  /** Stays the same for all tries to save the draft. */
  readonly idempotencyKey: string
  /** The latest draft, even if it is not drawn yet. */
  readonly read: () => TripDraft
  readonly act: (action: DraftAction) => void
  /** True if the draft is lost when the page closes. */
  readonly isUnstored: () => boolean
  /**
   * Discards the draft and opens an empty one, or the saved trip.
   * @returns a function that opens the discarded draft again
   */
  readonly startOver: () => () => void
  readonly reopen: () => void
}

type LoadedDraft = {
  readonly status: 'new' | 'restored' | 'missing'
  readonly idempotencyKey: string
  readonly state: DraftState<TripDraft, DraftAction>
}

/** Placeholder until the draft is open. */
const placeholderState = createDraftState<TripDraft, DraftAction>({
  initial: emptyDraft,
  change: (draft) => draft,
  store: () => undefined,
})

/** The draft of a new trip or of an edit. Each change is saved on the device. */
export function useDraft(user: User, tripId: string | null): DraftEditor {
  const key = draftKey(user.id, tripId ?? 'new')
  const queryClient = useQueryClient()
  const query = draftQuery(key, { email: user.email, tripId, opening: useOpening() })
  const { data, isError } = useQuery(query)
  const { read, act, subscribe } = data?.state ?? placeholderState
  const reopen = () => void queryClient.refetchQueries({ queryKey: query.queryKey })
  const open = (entry: object | null) => {
    storeDraft(key, () => entry)
    reopen()
  }
  const idempotencyKey = data?.idempotencyKey ?? ''
  return {
    draft: useSyncExternalStore(subscribe, read, read),
    status: isError ? 'failed' : (data?.status ?? 'opening'),
    idempotencyKey,
    read,
    act,
    isUnstored: () => isDraftUnstored(key),
    startOver() {
      const discarded = { idempotencyKey, draft: toStoredDraft(read()) }
      open(null)
      return () => open(discarded)
    },
    reopen,
  }
}

type Subject = { email: string; tripId: string | null; opening: number }

const draftQuery = (key: string, subject: Subject) =>
  queryOptions({
    queryKey: ['trip draft', key, subject.opening],
    queryFn: ({ client }) => loadDraft(client, key, subject),
    // Read when the planner opens and then only on demand, because the typed text is newer.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
    structuralSharing: false,
  })

const StoredEntry = z.object({ idempotencyKey: z.string(), draft: z.unknown() })

async function loadDraft(queryClient: QueryClient, key: string, { email, tripId }: Subject): Promise<LoadedDraft> {
  const { data: entry } = StoredEntry.safeParse(await readCachedDraft(key))
  const restored = entry ? readStoredDraft(entry.draft) : null
  if (entry && restored) {
    const { idempotencyKey } = entry
    return { status: 'restored', idempotencyKey, state: createStoredState(key, idempotencyKey, restored) }
  }
  const idempotencyKey = newId()
  if (tripId === null)
    return { status: 'new', idempotencyKey, state: createStoredState(key, idempotencyKey, emptyDraft) }
  const { trips } = await queryClient.ensureQueryData(getTrips(email))
  const trip = trips.find(({ _id }) => _id === tripId)
  if (!trip) return { status: 'missing', idempotencyKey, state: placeholderState }
  const loaded = changeDraft(emptyDraft, { kind: 'load-trip', trip })
  return { status: 'new', idempotencyKey, state: createStoredState(key, idempotencyKey, loaded) }
}

function createStoredState(
  key: string,
  idempotencyKey: string,
  initial: TripDraft,
): DraftState<TripDraft, DraftAction> {
  return createDraftState({
    initial,
    change: changeDraft,
    store: (draft) => storeDraft(key, () => (isDirty(draft) ? { idempotencyKey, draft: toStoredDraft(draft) } : null)),
  })
}
