import { useQueryClient } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import type { User } from '#contract/auth.ts'
import { trips } from '#messages/trips.ts'
import type { Trip, TripInput } from '#contract/trips.ts'
import { ApiError } from '../api/call.ts'
import type { ReadForm } from '../ui/field-errors.ts'
import { notify } from '../ui/notify.ts'
import { useForm } from '../ui/use-form.ts'
import { readTrip, saveNewTrip, saveTrip, type Owner } from './mutations.ts'
import { firstInvalidDestination, readDraft } from './read-draft.ts'
import { changeDraft, type DraftAction, type TripDraft } from './trip-draft.ts'
import type { TripField, TripFieldErrors } from './trip-field-errors.ts'
import type { DraftHold } from './use-draft.ts'

/** Why an edit could not be saved as it is: somebody changed the trip meanwhile, or deleted it. */
export type Conflict = { kind: 'none' } | { kind: 'stale'; theirs: Trip } | { kind: 'gone' }

type Saving = { user: User; hold: DraftHold; onSaved: () => void }

/** Saving a draft. An edit that somebody else was quicker than ends in a conflict, which the traveller resolves. */
export function useSaveTrip({ user, hold, onSaved }: Saving) {
  const queryClient = useQueryClient()
  const owner: Owner = { queryClient, email: user.email }
  const [conflict, setConflict] = useState<Conflict>({ kind: 'none' })

  const { fieldErrors, isPending, submit, send, clearSubmitErrors } = useForm({
    read: () => readToSave(hold.read()),
    check: (): TripFieldErrors => {
      const read = readDraft(hold.draft)
      return read.kind === 'invalid' ? read.fieldErrors : {}
    },
    onInvalid: (found) => select(hold, found),
    write: async ({ mode, input }: ToSave) => {
      if (mode.kind === 'edit') return saveEdit(owner, { id: mode.id, version: mode.version, input })
      await saveNewTrip(owner, input, hold.idempotencyKey)
      return null
    },
    failure: trips.saveFailed,
    onSuccess: (found, { mode }) => {
      if (found) return setConflict(found)
      hold.startOver()
      onSaved()
      notify('success', mode.kind === 'create' ? trips.created : trips.updated)
    },
  })

  const act = (action: DraftAction) => {
    if (action.kind !== 'select-destination') clearSubmitErrors()
    hold.act(action)
  }

  return {
    fieldErrors,
    act,
    isPending,
    conflict,
    endConflict: () => setConflict({ kind: 'none' }),
    submit: (event: FormEvent<HTMLFormElement>) => {
      if (!isPending) addTypedActivity(hold)
      submit(event)
    },
    /** Saves the draft as it is now. */
    save: () => {
      addTypedActivity(hold)
      void send(readToSave(hold.read()))
    },
  }
}

type ToSave = { mode: TripDraft['mode']; input: TripInput }

function readToSave(draft: TripDraft): ReadForm<ToSave, TripField> {
  const read = readDraft(draft)
  return read.kind === 'valid' ? { kind: 'valid', input: { mode: draft.mode, input: read.input } } : read
}

/** An activity that was typed and not added yet is meant to be saved, too. */
function addTypedActivity(hold: DraftHold): void {
  const draft = hold.read()
  if (draft.newActivity.name.trim() === '') return
  const added = changeDraft(draft, { kind: 'add-activity' })
  if (added.outcome.kind === 'activity-added') hold.act({ kind: 'restore', draft: added })
}

/** Shows the first invalid destination, unless a field of the trip itself comes before it. */
function select(hold: DraftHold, found: TripFieldErrors): void {
  const destination = hold.read().destinations[firstInvalidDestination(found) ?? -1]
  const isTripsOwn = Object.keys(found).some((path) => !path.includes('.'))
  if (destination && !isTripsOwn) hold.act({ kind: 'select-destination', destination: destination.key })
}

/** @returns the conflict that kept the edit from being saved, null once it is saved */
async function saveEdit(
  owner: Owner,
  edit: { id: string; version: number; input: TripInput },
): Promise<Conflict | null> {
  try {
    await saveTrip(owner, edit)
    return null
  } catch (error) {
    const found = await conflictOf(owner, edit.id, error)
    if (!found) throw error
    return found
  }
}

async function conflictOf(owner: Owner, id: string, error: unknown): Promise<Conflict | null> {
  if (!(error instanceof ApiError) || (error.code !== 'conflict' && error.code !== 'not-found')) return null
  try {
    const theirs = await readTrip(owner, id)
    return theirs ? { kind: 'stale', theirs } : { kind: 'gone' }
  } catch (unread) {
    console.warn('The trip as it is now could not be read.', unread)
    return null
  }
}
