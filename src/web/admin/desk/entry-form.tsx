import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import type { Location } from 'react-router'
import type { DeskEntry } from '#contract/admin/desk-kinds.ts'
import { unsavedWork } from '#messages/ui.ts'
import { admin } from '#messages/admin.ts'
import { desk } from '#messages/desk.ts'
import { ApiError } from '../../api/call.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { useFormats } from '../../city/use-formats.ts'
import { useLeaveQuestion } from '../../ui/leave-questions.tsx'
import { notify } from '../../ui/notify.ts'
import { useForm } from '../../ui/use-form.ts'
import { previewEntry, saveEntry } from './desk-calls.ts'
import { EditedEntryContext, errorsByPath, fieldAt, openErrors } from './edited-entry.ts'
import { withValue, type Json, type Path } from './edited-text.ts'
import { useEntryKind, type EntryKind, type Saving } from './entry-kind.ts'
import { reportProblems } from './report-problems.ts'
import { withNewValue } from './new-slug.ts'
import { SaveButtons } from './save-buttons.tsx'
import type { SendKind } from './send-kind.ts'
import { StaleNotice } from './stale-notice.tsx'

type EntryFormProps = {
  /** Null for a new entry. */
  entry: DeskEntry | null
  firstText: Json
  onSaved: (entry: DeskEntry) => void
  /** The editor drops their own text for the one that another editor has saved. */
  onReload: (slug: string) => void
  /** Runs with true when something typed is not saved, else with false. */
  onDirty: (isDirty: boolean) => void
}

const successes = {
  draft: admin.draftSaved,
  publish: desk.published,
  schedule: desk.scheduled,
} as const satisfies Record<Saving['as'], string>

type Sent = { kind: SendKind; saving: Omit<Saving, 'as'> }
type Outcome = { kind: Saving['as']; entry: DeskEntry } | { kind: 'preview'; shown: ReactNode }

/** A preview is checked as a saving is, so that its problems stand at the same fields. */
async function send(kind: EntryKind, queryClient: QueryClient, { kind: as, saving }: Sent): Promise<Outcome> {
  if (as === 'preview') return { kind: as, shown: await previewEntry(kind, saving.text) }
  return { kind: as, entry: await saveEntry(queryClient, kind, { ...saving, as }) }
}

/** The form keeps everything that was typed until it is saved. */
export function EntryForm({ entry, firstText, onSaved, onReload, onDirty }: EntryFormProps) {
  const kind = useEntryKind()
  const { Fields } = kind
  const queryClient = useQueryClient()
  const formats = useFormats()
  const [text, setText] = useState(firstText)
  const saved = useRef(firstText)
  /** The text of now, for a save whose answer comes later. */
  const typed = useRef(firstText)
  useEffect(() => {
    typed.current = text
  }, [text])
  const [slug, setSlug] = useState(entry?.slug ?? null)
  const [basis, setBasis] = useState<Json>(entry ? firstText : null)
  const [version, setVersion] = useState(entry?.version ?? 0)
  const [stale, setStale] = useState<'no' | 'asking' | 'kept'>('no')
  const [previewed, setPreviewed] = useState<ReactNode>(null)
  const [publishAt, setPublishAt] = useState('')
  const [changed, setChanged] = useState<ReadonlySet<string>>(new Set())
  const as = useRef<SendKind>('draft')
  const { fieldErrors, isPending, submit, focusSubmitter } = useForm<Sent, string, Outcome>({
    read: () => ({
      kind: 'valid',
      input: { kind: as.current, saving: { slug, version, text, publishAt } },
    }),
    write: (sent) => send(kind, queryClient, sent),
    onSuccess: (done, { saving }) => {
      if (done.kind === 'preview') return setPreviewed(done.shown)
      saved.current = saving.text
      setBasis(saving.text)
      const isTypedSince = typed.current !== saving.text
      onDirty(isTypedSince)
      setVersion(done.entry.version)
      setStale('no')
      notify('success', successes[done.kind], 'top-right')
      // A new entry has its address from now on. Text that was typed since stays here, and is saved next.
      if (slug === null && isTypedSince) {
        setSlug(done.entry.slug)
        setText((before) => withValue(before, ['slug'], done.entry.slug))
      } else onSaved(done.entry)
    },
    onFailure: (error) => {
      setChanged(new Set())
      setStale(error instanceof ApiError && error.code === 'conflict' ? 'asking' : 'no')
      reportProblems(error, kind, formats)
    },
  })
  useLeaveQuestion(
    useCallback(() => text !== saved.current, [text]),
    unsavedWork.leave,
    isOtherUrl,
  )
  const overwrite = (known: number) => {
    setVersion(known)
    setStale('kept')
    focusSubmitter()
  }
  const edited = useMemo(
    () => ({
      text,
      saved: basis,
      set: (path: Path, value: Json | undefined) => {
        setText((before) => (slug === null ? withNewValue(before, path, value) : withValue(before, path, value)))
        setChanged((before) => new Set([...before, fieldAt(path)]))
        onDirty(true)
      },
      ...errorsByPath(openErrors(fieldErrors, changed)),
    }),
    [text, basis, slug, fieldErrors, changed, onDirty],
  )
  return (
    <EditedEntryContext value={edited}>
      <form className="form desk-form" noValidate onSubmit={submit}>
        {Object.keys(fieldErrors).length > 0 && stale === 'no' && (
          <p className="desk-problems" role="alert">
            {desk.problems}
          </p>
        )}
        <Fields isNew={entry === null} />
        {stale !== 'no' && slug !== null && (
          <StaleNotice
            slug={slug}
            onOverwrite={overwrite}
            onReload={() => onReload(slug)}
            isStored={stale === 'kept'}
          />
        )}
        <SaveButtons
          isBusy={isPending}
          onChoose={(chosen) => (as.current = chosen)}
          publishAt={publishAt}
          onPublishAt={setPublishAt}
          error={fieldErrors['publishAt']}
        />
      </form>
      {/* Nothing of a preview is stored. */}
      <Dialog
        title={desk.preview}
        isOpen={previewed !== null}
        onClose={() => setPreviewed(null)}
        className="dialog-card desk-preview"
        closeLabel={desk.closePreview}
      >
        {previewed}
      </Dialog>
    </EditedEntryContext>
  )
}

/** The query of the admin panel names the open entry. */
function isOtherUrl(from: Location, to: Location): boolean {
  return from.pathname + from.search !== to.pathname + to.search
}
