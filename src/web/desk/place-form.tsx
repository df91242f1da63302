import { useCallback, useMemo, useRef, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import type { Location } from 'react-router'
import type { DeskPlace, PlaceChoices } from '#contract/desk-places.ts'
import { clientFailures } from '#messages/client-failures.ts'
import { desk } from '#messages/desk.ts'
import { ApiError } from '../api/call.ts'
import { useLeaveQuestion } from '../ui/leave-questions.tsx'
import { notify } from '../ui/notify.ts'
import { useForm } from '../ui/use-form.ts'
import { EditedPlaceContext, errorsByPath } from './edited-place.ts'
import { withValue, type Json } from './edited-text.ts'
import { FactFields } from './fact-fields.tsx'
import { savePlace, type Saving } from './mutations.ts'
import { PictureFields, PositionFields, TextFields, NameFields, SourceFields } from './place-fields.tsx'
import { PlacePreview } from './place-preview.tsx'
import { SaveButtons } from './save-buttons.tsx'
import { StaleNotice } from './stale-notice.tsx'

type PlaceFormProps = {
  /** Null for a new place. */
  place: DeskPlace | null
  firstText: Json
  choices: PlaceChoices
  onSaved: (place: DeskPlace) => void
  /** The editor drops their own text for the one that another editor has saved. */
  onReload: () => void
}

const successes = {
  draft: desk.saved,
  publish: desk.published,
  schedule: desk.scheduled,
} as const satisfies Record<Saving['as'], string>

/** The form keeps everything that was typed until it is saved. */
export function PlaceForm({ place, firstText, choices, onSaved, onReload }: PlaceFormProps) {
  const queryClient = useQueryClient()
  const [text, setText] = useState(firstText)
  const [saved, setSaved] = useState(firstText)
  const [version, setVersion] = useState(place?.version ?? 0)
  const [isStale, setIsStale] = useState(false)
  const [publishAt, setPublishAt] = useState('')
  const as = useRef<Saving['as']>('draft')
  const { fieldErrors, isPending, submit } = useForm<Saving, string, DeskPlace>({
    read: () => ({
      kind: 'valid',
      input: { slug: place?.slug ?? null, version, text, as: as.current, publishAt },
    }),
    write: (saving) => savePlace(queryClient, saving),
    onSuccess: (stored, saving) => {
      setSaved(saving.text)
      setVersion(stored.version)
      setIsStale(false)
      notify('success', successes[saving.as], 'top-right')
      onSaved(stored)
    },
    onFailure: (error) => setIsStale(error instanceof ApiError && error.code === 'conflict'),
    failure: desk.saveFailed,
    place: 'top-right',
  })
  useLeaveQuestion(
    useCallback(() => text !== saved, [text, saved]),
    clientFailures.leaveUnsaved,
    isOtherUrl,
  )
  const edited = useMemo(
    () => ({
      text,
      set: (path: Parameters<typeof withValue>[1], value: Json | undefined) =>
        setText((before) => withValue(before, path, value)),
      ...errorsByPath(fieldErrors),
    }),
    [text, fieldErrors],
  )
  return (
    <EditedPlaceContext value={edited}>
      <form className="form desk-form" noValidate onSubmit={submit}>
        {Object.keys(fieldErrors).length > 0 && !isStale && (
          <p className="desk-problems" role="alert">
            {desk.problems}
          </p>
        )}
        {isStale && place && (
          <StaleNotice slug={place.slug} onKeep={setVersion} onReload={onReload} isKept={version !== place.version} />
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
        >
          <PlacePreview text={text} />
        </SaveButtons>
      </form>
    </EditedPlaceContext>
  )
}

/** The query of the panel says which place is open. */
function isOtherUrl(from: Location, to: Location): boolean {
  return from.pathname + from.search !== to.pathname + to.search
}
