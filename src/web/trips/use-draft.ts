import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useReducer, useState } from 'react'
import * as z from 'zod/mini'
import type { User } from '#contract/auth.ts'
import { newIdempotencyKey } from '../api/idempotency-key.ts'
import { keepDraft, readKeptDraft, slotOf } from '../session/draft-store.ts'
import { tripsOf } from './own-trips.ts'
import type { Owner } from './mutations.ts'
import { isDirty, readStoredDraft, toStoredDraft } from './stored-draft.ts'
import { changeDraft, emptyDraft, type DraftAction, type TripDraft } from './trip-draft.ts'

// The policy forbids making code from text, and a probe whether it does would be reported as a violation.
z.config({ jitless: true })

/** How the draft came to be: it is on its way, began anew, was found on the device, or its trip is not to be had. */
type Origin = 'opening' | 'new' | 'restored' | 'missing' | 'failed'

export type DraftHold = {
  readonly draft: TripDraft
  readonly origin: Origin
  /** The key under which the draft is saved, however often that is tried. */
  readonly idempotencyKey: string
  readonly act: (action: DraftAction) => void
  /** Begins anew: with nothing, or with the trip as it is saved. */
  readonly startOver: () => void
  readonly reopen: () => void
}

type Opened = { origin: Origin; draft: TripDraft; idempotencyKey: string }

const nothingYet: Opened = { origin: 'opening', draft: emptyDraft, idempotencyKey: '' }

type Change = { kind: 'open'; opened: Opened } | { kind: 'act'; action: DraftAction }

/** The draft of a new trip, or of one that is being edited. Every change of it is kept on the device. */
export function useDraft(user: User, tripId: string | null): DraftHold {
  const queryClient = useQueryClient()
  const [{ draft, origin, idempotencyKey }, change] = useReducer(reduce, nothingYet)
  const [attempt, setAttempt] = useState(0)
  const slot = slotOf(user.id, tripId ?? 'new')
  const { email } = user

  useEffect(() => {
    let isWanted = true
    void openDraft({ queryClient, email }, slot, tripId).then((opened) => {
      if (isWanted) change({ kind: 'open', opened })
    })
    return () => {
      isWanted = false
    }
  }, [queryClient, email, slot, tripId, attempt])

  useEffect(() => {
    if (origin !== 'new' && origin !== 'restored') return
    keepDraft(slot, () => (isDirty(draft) ? { idempotencyKey, draft: toStoredDraft(draft) } : null))
  }, [slot, origin, draft, idempotencyKey])

  const startOver = useCallback(() => {
    keepDraft(slot, () => null)
    setAttempt((attempt) => attempt + 1)
  }, [slot])
  const reopen = useCallback(() => setAttempt((attempt) => attempt + 1), [])
  const act = useCallback((action: DraftAction) => change({ kind: 'act', action }), [])
  return { draft, origin, idempotencyKey, act, startOver, reopen }
}

function reduce(held: Opened, change: Change): Opened {
  return change.kind === 'open' ? change.opened : { ...held, draft: changeDraft(held.draft, change.action) }
}

const Kept = z.object({ idempotencyKey: z.string(), draft: z.unknown() })

async function openDraft(owner: Owner, slot: string, tripId: string | null): Promise<Opened> {
  const { data: kept } = Kept.safeParse(await readKeptDraft(slot))
  const draft = kept ? readStoredDraft(kept.draft) : null
  if (kept && draft) return { origin: 'restored', draft, idempotencyKey: kept.idempotencyKey }
  const fresh: Opened = { origin: 'new', draft: emptyDraft, idempotencyKey: newIdempotencyKey() }
  if (tripId === null) return fresh
  try {
    const { trips } = await owner.queryClient.ensureQueryData(tripsOf(owner.email))
    const trip = trips.find(({ _id }) => _id === tripId)
    if (!trip) return { ...fresh, origin: 'missing' }
    return { ...fresh, draft: changeDraft(emptyDraft, { kind: 'load-trip', trip }) }
  } catch {
    // The form says so, and offers to try again.
    return { ...fresh, origin: 'failed' }
  }
}
