import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import type { User } from '#contract/auth.ts'
import { trips } from '#messages/trips.ts'
import type { Trip } from '#contract/trips.ts'
import { ApiError, textOfFailure } from '../api/call.ts'
import { notify } from '../ui/notify.ts'
import { firstInvalidDestination, readDraft } from './read-draft.ts'
import type { FieldErrors } from './draft-input.ts'
import { readTrip, saveNewTrip, saveTrip, type Owner } from './mutations.ts'
import { changeDraft, type DraftAction, type TripDraft } from './trip-draft.ts'
import type { DraftHold } from './use-draft.ts'

/** Why an edit could not be saved as it is: somebody changed the trip meanwhile, or deleted it. */
export type Conflict = { kind: 'none' } | { kind: 'stale'; theirs: Trip } | { kind: 'gone' }

type Saving = { user: User; hold: DraftHold; form: RefObject<HTMLFormElement | null>; onSaved: () => void }

/** Saving a draft, with everything that may be wrong with it said at the field; nothing that was typed is lost. */
export function useSaveTrip({ user, hold, form, onSaved }: Saving) {
  const queryClient = useQueryClient()
  const owner: Owner = { queryClient, email: user.email }
  const [isTried, setIsTried] = useState(false)
  const [refused, setRefused] = useState<FieldErrors>({})
  const [isSaving, setIsSaving] = useState(false)
  const [conflict, setConflict] = useState<Conflict>({ kind: 'none' })
  // A second press may come before the button is drawn disabled.
  const isSending = useRef(false)

  const own = isTried ? readDraft(hold.draft) : null
  const fieldErrors: FieldErrors = { ...refused, ...(own?.kind === 'invalid' && own.fieldErrors) }

  const act = (action: DraftAction) => {
    // What the server refused is not there any more once something changes.
    if (action.kind !== 'select-destination') setRefused({})
    hold.act(action)
  }

  const showFieldErrors = (draft: TripDraft, found: FieldErrors) => {
    const destination = draft.destinations[firstInvalidDestination(found) ?? -1]
    const isElsewhere = destination !== undefined && !isTripsOwn(found)
    flushSync(() => {
      if (isElsewhere) hold.act({ kind: 'select-destination', destination: destination.key })
      setIsTried(true)
      setRefused(found)
    })
    focusFirstInvalidField(form.current)
  }

  const save = async (typed: TripDraft): Promise<void> => {
    if (isSending.current) return
    const draft = withTypedActivity(typed)
    if (draft !== typed) hold.act({ kind: 'restore', draft })
    const read = readDraft(draft)
    if (read.kind === 'invalid') return showFieldErrors(draft, read.fieldErrors)
    isSending.current = true
    setIsSaving(true)
    const { mode } = draft
    try {
      if (mode.kind === 'create') await saveNewTrip(owner, read.input, hold.idempotencyKey)
      else await saveTrip(owner, { id: mode.id, version: mode.version, input: read.input })
      hold.startOver()
      onSaved()
      notify('success', mode.kind === 'create' ? trips.created : trips.updated)
    } catch (error) {
      setIsSaving(false)
      const found = mode.kind === 'edit' ? await conflictOf(owner, mode.id, error) : null
      if (found) return setConflict(found)
      if (error instanceof ApiError && error.reply.fields) showFieldErrors(draft, error.reply.fields)
      notify('error', textOfFailure(error, trips.saveFailed))
    } finally {
      isSending.current = false
      setIsSaving(false)
    }
  }

  return { fieldErrors, act, save, isSaving, conflict, endConflict: () => setConflict({ kind: 'none' }) }
}

/** An activity that was typed and not added yet is meant to be saved, too. */
function withTypedActivity(draft: TripDraft): TripDraft {
  if (draft.newActivity.name.trim() === '') return draft
  const added = changeDraft(draft, { kind: 'add-activity' })
  return added.outcome.kind === 'activity-added' ? added : draft
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

function isTripsOwn(fieldErrors: FieldErrors): boolean {
  return Object.keys(fieldErrors).some((path) => !path.includes('.'))
}

/** A field in a closed section is opened first. */
function focusFirstInvalidField(form: HTMLFormElement | null): void {
  const field = form?.querySelector<HTMLElement>('[aria-invalid=true]')
  const section = field?.closest('details')
  if (section) section.open = true
  field?.focus()
}
