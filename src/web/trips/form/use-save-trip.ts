import { useQueryClient } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import type { User } from '#contract/account/auth.ts'
import { trips } from '#messages/trips.ts'
import type { Trip, TripInput } from '#contract/trip/trips.ts'
import { ApiError } from '../../api/call.ts'
import { useFormats } from '../../city/use-formats.ts'
import type { ReadForm } from '../../ui/field-errors.ts'
import { notify } from '../../ui/notify.ts'
import { useForm } from '../../ui/use-form.ts'
import { readTrip, saveNewTrip, saveTrip, type Owner } from './mutations.ts'
import { firstInvalidDestination, readDraft } from './read-draft.ts'
import { changeDraft, type DraftAction } from './change-draft.ts'
import type { TripDraft } from './trip-draft.ts'
import type { TripField, TripFieldErrors } from './trip-field-errors.ts'
import type { DraftEditor } from './use-draft.ts'

/** Reason why an edit could not be saved: `stale` if somebody changed the trip, `gone` if it was deleted. */
export type Conflict = { kind: 'none' } | { kind: 'stale'; theirs: Trip } | { kind: 'gone' }

type Saving = { user: User; editor: DraftEditor; onSaved: () => void }

/** Saves a draft. If somebody else has changed the trip, the user resolves the conflict. */
export function useSaveTrip({ user, editor, onSaved }: Saving) {
  const queryClient = useQueryClient()
  const { currencySign } = useFormats()
  const owner: Owner = { queryClient, email: user.email }
  const [conflict, setConflict] = useState<Conflict>({ kind: 'none' })

  const { fieldErrors, isPending, submit, send, clearSubmitErrors } = useForm({
    read: () => readToSave(editor.read(), currencySign),
    check: (): TripFieldErrors => {
      const read = readDraft(editor.draft, currencySign)
      return read.kind === 'invalid' ? read.fieldErrors : {}
    },
    onInvalid: (found) => selectInvalidDestination(editor, found),
    write: async ({ mode, input }: ToSave) => {
      if (mode.kind === 'edit') return saveEdit(owner, { id: mode.id, version: mode.version, input })
      await saveNewTrip(owner, input, editor.idempotencyKey)
      return null
    },
    failure: trips.saveFailed,
    onSuccess: (found, { mode }) => {
      if (found) return setConflict(found)
      editor.startOver()
      onSaved()
      notify('success', mode.kind === 'create' ? trips.created : trips.updated)
    },
  })

  const act = (action: DraftAction) => {
    if (action.kind !== 'select-destination') clearSubmitErrors()
    editor.act(action)
  }

  return {
    fieldErrors,
    act,
    isPending,
    conflict,
    endConflict: () => setConflict({ kind: 'none' }),
    submit: (event: FormEvent<HTMLFormElement>) => {
      if (!isPending) addTypedActivity(editor)
      submit(event)
    },
    /** Saves the current draft. */
    save: () => {
      addTypedActivity(editor)
      void send(readToSave(editor.read(), currencySign))
    },
  }
}

type ToSave = { mode: TripDraft['mode']; input: TripInput }

function readToSave(draft: TripDraft, currencySign: string): ReadForm<ToSave, TripField> {
  const read = readDraft(draft, currencySign)
  return read.kind === 'valid' ? { kind: 'valid', input: { mode: draft.mode, input: read.input } } : read
}

/** A typed activity that is not added yet is saved, too. */
function addTypedActivity(editor: DraftEditor): void {
  const draft = editor.read()
  if (draft.newActivity.name.trim() === '') return
  const added = changeDraft(draft, { kind: 'add-activity' })
  if (added.outcome.kind === 'activity-added') editor.act({ kind: 'restore', draft: added })
}

/** Selects the first invalid destination, unless a field of the trip itself has an error. */
function selectInvalidDestination(editor: DraftEditor, found: TripFieldErrors): void {
  const destination = editor.read().destinations[firstInvalidDestination(found) ?? -1]
  const hasOwnError = Object.keys(found).some((path) => !path.includes('.'))
  if (destination && !hasOwnError) editor.act({ kind: 'select-destination', destination: destination.key })
}

/** @returns the conflict, or null after saving */
async function saveEdit(
  owner: Owner,
  edit: { id: string; version: number; input: TripInput },
): Promise<Conflict | null> {
  try {
    await saveTrip(owner, edit)
    return null
  } catch (error) {
    const found = await findConflict(owner, edit, error)
    if (!found) throw error
    return found
  }
}

/** A refusal of a trip that nobody has changed is no conflict: the account may be full. */
async function findConflict(
  owner: Owner,
  { id, version }: { id: string; version: number },
  error: unknown,
): Promise<Conflict | null> {
  if (!(error instanceof ApiError) || (error.code !== 'conflict' && error.code !== 'not-found')) return null
  try {
    const theirs = await readTrip(owner, id)
    if (!theirs) return { kind: 'gone' }
    return theirs.version === version ? null : { kind: 'stale', theirs }
  } catch (unread) {
    console.warn('The trip as it is now could not be read.', unread)
    return null
  }
}
