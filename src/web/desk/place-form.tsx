import { useCallback, useMemo, useRef, useState } from 'react'
import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import type { Location } from 'react-router'
import type { DeskPlace, PlaceChoices } from '#contract/desk-places.ts'
import type { PlaceDetail } from '#contract/places.ts'
import { clientFailures } from '#messages/client-failures.ts'
import { desk } from '#messages/desk.ts'
import { ApiError } from '../api/call.ts'
import { useLeaveQuestion } from '../ui/leave-questions.tsx'
import { notify } from '../ui/notify.ts'
import { useForm } from '../ui/use-form.ts'
import { EditedPlaceContext, errorsByPath } from './edited-place.ts'
import { withValue, type Json, type Path } from './edited-text.ts'
import { FactFields } from './fact-fields.tsx'
import { previewPlace, savePlace, type Saving } from './mutations.ts'
import { PictureFields, PositionFields, TextFields, NameFields, SourceFields } from './place-fields.tsx'
import { PlacePreview } from './place-preview.tsx'
import { SaveButtons } from './save-buttons.tsx'
import type { SendKind } from './send-kind.ts'
import { StaleNotice } from './stale-notice.tsx'

type PlaceFormProps = {
  /** Null for a new place. */
  place: DeskPlace | null
  firstText: Json
  choices: PlaceChoices
  onSaved: (place: DeskPlace) => void
  /** The editor drops their own text for the one that another editor has saved. */
  onReload: () => void
  /** Whether something was typed that is not saved. */
  onDirty: (isDirty: boolean) => void
}

const successes = {
  draft: desk.saved,
  publish: desk.published,
  schedule: desk.scheduled,
} as const satisfies Record<Saving['as'], string>

type Sent = { kind: SendKind; saving: Omit<Saving, 'as'> }
type Done = { kind: Saving['as']; place: DeskPlace } | { kind: 'preview'; place: PlaceDetail }

/** A preview is checked as a saving is, so that its problems stand at the same fields. */
async function send(queryClient: QueryClient, kind: SendKind, saving: Sent['saving']): Promise<Done> {
  if (kind === 'preview') return { kind, place: await previewPlace(saving.text) }
  return { kind, place: await savePlace(queryClient, { ...saving, as: kind }) }
}

/** The form keeps everything that was typed until it is saved. */
export function PlaceForm({ place, firstText, choices, onSaved, onReload, onDirty }: PlaceFormProps) {
  const queryClient = useQueryClient()
  const [text, setText] = useState(firstText)
  const saved = useRef(firstText)
  const [version, setVersion] = useState(place?.version ?? 0)
  const [stale, setStale] = useState<'no' | 'asking' | 'kept'>('no')
  const [previewed, setPreviewed] = useState<PlaceDetail | null>(null)
  const [publishAt, setPublishAt] = useState('')
  const as = useRef<SendKind>('draft')
  const { fieldErrors, isPending, submit } = useForm<Sent, string, Done>({
    read: () => ({
      kind: 'valid',
      input: { kind: as.current, saving: { slug: place?.slug ?? null, version, text, publishAt } },
    }),
    write: ({ kind, saving }) => send(queryClient, kind, saving),
    onSuccess: (done, { saving }) => {
      if (done.kind === 'preview') return setPreviewed(done.place)
      saved.current = saving.text
      onDirty(false)
      setVersion(done.place.version)
      setStale('no')
      notify('success', successes[done.kind], 'top-right')
      onSaved(done.place)
    },
    onFailure: (error) => setStale(error instanceof ApiError && error.code === 'conflict' ? 'asking' : 'no'),
    failure: desk.saveFailed,
    place: 'top-right',
  })
  useLeaveQuestion(
    useCallback(() => text !== saved.current, [text]),
    clientFailures.leaveUnsaved,
    isOtherUrl,
  )
  const keepMine = (known: number) => {
    setVersion(known)
    setStale('kept')
  }
  const edited = useMemo(
    () => ({
      text,
      set: (path: Path, value: Json | undefined) => {
        setText((before) => withValue(before, path, value))
        onDirty(true)
      },
      ...errorsByPath(fieldErrors),
    }),
    [text, fieldErrors, onDirty],
  )
  return (
    <EditedPlaceContext value={edited}>
      <form className="form desk-form" noValidate onSubmit={submit}>
        {Object.keys(fieldErrors).length > 0 && stale === 'no' && (
          <p className="desk-problems" role="alert">
            {desk.problems}
          </p>
        )}
        {stale !== 'no' && place && (
          <StaleNotice slug={place.slug} onKeep={keepMine} onReload={onReload} isKept={stale === 'kept'} />
        )}
        <NameFields isNew={place === null} />
        <TextFields />
        <PositionFields />
        <PictureFields choices={choices} />
        <SourceFields />
        <fieldset className="desk-section">
          <legend>{desk.sections.facts}</legend>
          <FactFields choices={choices} />
        </fieldset>
        <SaveButtons
          isBusy={isPending}
          onChoose={(chosen) => (as.current = chosen)}
          publishAt={publishAt}
          onPublishAt={setPublishAt}
          error={fieldErrors['publishAt']}
        />
      </form>
      <PlacePreview place={previewed} onClose={() => setPreviewed(null)} />
    </EditedPlaceContext>
  )
}

/** The query of the panel says which place is open. */
function isOtherUrl(from: Location, to: Location): boolean {
  return from.pathname + from.search !== to.pathname + to.search
}
