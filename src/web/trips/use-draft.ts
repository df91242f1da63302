import { queryOptions, useQuery, type QueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import * as z from 'zod/mini'
import type { User } from '#contract/auth.ts'
import { newIdempotencyKey } from '../api/idempotency-key.ts'
import { createDraftState, type DraftState } from '../session/draft-state.ts'
import { draftKey, keepDraft, readKeptDraft } from '../session/draft-store.ts'
import { tripsOf } from './own-trips.ts'
import { isDirty, readStoredDraft, toStoredDraft } from './stored-draft.ts'
import { changeDraft, emptyDraft, type DraftAction, type TripDraft } from './trip-draft.ts'

// The policy forbids making code from text, and a probe whether it does would be reported as a violation.
z.config({ jitless: true })

/** The draft is being opened, began anew, was found on the device, or its trip is gone or could not be read. */
type DraftStatus = 'opening' | 'new' | 'restored' | 'missing' | 'failed'

export type DraftHold = {
  readonly draft: TripDraft
  readonly status: DraftStatus
  /** The key under which the draft is saved, however often that is tried. */
  readonly idempotencyKey: string
  /** The draft after everything that was done to it, drawn or not. */
  readonly read: () => TripDraft
  readonly act: (action: DraftAction) => void
  /** Begins anew: with nothing, or with the trip as it is saved. */
  readonly startOver: () => void
  readonly reopen: () => void
}

type OpenedDraft = {
  readonly status: 'new' | 'restored' | 'missing'
  readonly idempotencyKey: string
  readonly state: DraftState<TripDraft, DraftAction>
}

/** Shown as the draft until it is opened. */
const unopened = createDraftState<TripDraft, DraftAction>({
  initial: emptyDraft,
  change: (draft) => draft,
  keep: () => undefined,
})

/** The draft of a new trip, or of one that is being edited. Every change of it is kept on the device. */
export function useDraft(user: User, tripId: string | null): DraftHold {
  const slot = draftKey(user.id, tripId ?? 'new')
  const { data, isError, refetch } = useQuery(openedDraft(slot, { email: user.email, tripId }))
  const { read, act, subscribe } = data?.state ?? unopened
  const reopen = () => void refetch()
  return {
    draft: useSyncExternalStore(subscribe, read, read),
    status: isError ? 'failed' : (data?.status ?? 'opening'),
    idempotencyKey: data?.idempotencyKey ?? '',
    read,
    act,
    startOver() {
      keepDraft(slot, () => null)
      reopen()
    },
    reopen,
  }
}

type Subject = { email: string; tripId: string | null }

const openedDraft = (slot: string, subject: Subject) =>
  queryOptions({
    queryKey: ['trip draft', slot],
    queryFn: ({ client }) => openDraft(client, slot, subject),
    // Read whenever the planner opens, and then only on demand: what is typed meanwhile is newer.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
    structuralSharing: false,
  })

const Kept = z.object({ idempotencyKey: z.string(), draft: z.unknown() })

async function openDraft(queryClient: QueryClient, slot: string, { email, tripId }: Subject): Promise<OpenedDraft> {
  const { data: kept } = Kept.safeParse(await readKeptDraft(slot))
  const restored = kept ? readStoredDraft(kept.draft) : null
  if (kept && restored) {
    const { idempotencyKey } = kept
    return { status: 'restored', idempotencyKey, state: keptState(slot, idempotencyKey, restored) }
  }
  const idempotencyKey = newIdempotencyKey()
  if (tripId === null) return { status: 'new', idempotencyKey, state: keptState(slot, idempotencyKey, emptyDraft) }
  const { trips } = await queryClient.ensureQueryData(tripsOf(email))
  const trip = trips.find(({ _id }) => _id === tripId)
  if (!trip) return { status: 'missing', idempotencyKey, state: unopened }
  const loaded = changeDraft(emptyDraft, { kind: 'load-trip', trip })
  return { status: 'new', idempotencyKey, state: keptState(slot, idempotencyKey, loaded) }
}

function keptState(slot: string, idempotencyKey: string, initial: TripDraft): DraftState<TripDraft, DraftAction> {
  return createDraftState({
    initial,
    change: changeDraft,
    keep: (draft) => keepDraft(slot, () => (isDirty(draft) ? { idempotencyKey, draft: toStoredDraft(draft) } : null)),
  })
}
