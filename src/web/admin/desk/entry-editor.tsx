import { useCallback, useRef, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import type { DeskEntry } from '#contract/admin/desk-kinds.ts'
import { unsavedWork } from '#messages/ui.ts'
import { desk } from '#messages/desk.ts'
import { Link } from '../../ui/link.tsx'
import { LeaveQuestions } from '../../ui/leave-questions.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { focusContent, takeLostFocus } from '../../ui/take-focus.ts'
import { entryUrl, listUrl } from './desk-url.ts'
import { DraftNote, FolderChoice, RetiredNotice, Retirement } from './entry-actions.tsx'
import { EntryForm } from './entry-form.tsx'
import { EntryHistory } from './entry-history.tsx'
import { useEntryKind } from './entry-kind.ts'
import { EntryStates } from './entry-states.tsx'
import { everything } from './list-query.ts'
import { deskEntry } from './queries.ts'

/** One entry of the desk. */
export function EntryEditor({ slug }: { slug: string }) {
  const kind = useEntryKind()
  const texts = desk.kinds[kind.name]
  const { data, isError, refetch } = useQuery(deskEntry(kind.tab, slug))
  if (data) return <OpenedEntry entry={{ ...data.entry, name: kind.getName(data.entry) }} refetch={refetch} />
  // A text that is typed stays when a later call fails.
  if (isError) return <LoadFailure title={texts.entryFailed} onRetry={() => void refetch()} isAlert />
  return <div className="skeleton admin-skeleton" role="status" aria-label={texts.entryLoading} />
}

function OpenedEntry({ entry, refetch }: { entry: DeskEntry; refetch: () => Promise<unknown> }) {
  const kind = useEntryKind()
  const { Notes } = kind
  const texts = desk.kinds[kind.name]
  const [formKey, setFormKey] = useState(0)
  const isDirty = useRef(false)
  const noteDirty = useCallback((is: boolean) => {
    isDirty.current = is
  }, [])
  const heading = useRef<HTMLHeadingElement>(null)
  const focusHeading = useCallback((element: HTMLHeadingElement | null) => {
    heading.current = element
    // The link or the form that led here is not on the page any more.
    takeLostFocus(element)
  }, [])
  const navigate = useNavigate()
  /** The form starts again with the text that the server has now. */
  const restart = (changed: DeskEntry | null) => {
    isDirty.current = false
    if (!changed) {
      void navigate(listUrl(kind, everything))
      focusContent()
      return
    }
    setFormKey((key) => key + 1)
    // The button of the action may no longer be there.
    heading.current?.focus()
  }
  const mayDrop = () => !isDirty.current || confirm(unsavedWork.leave)
  const actions = { entry, mayDrop, onDone: restart }
  const reload = () => void refetch().then(() => setFormKey((key) => key + 1))
  const isShown = entry.state === 'edited' || entry.state === 'folder'
  return (
    <>
      <header className="desk-head">
        <h2 ref={focusHeading} tabIndex={-1}>
          {entry.name}
        </h2>
        <EntryStates entry={entry} />
        {isShown && <Link to={kind.getPath(entry.slug)}>{texts.view}</Link>}
      </header>
      {Notes && <Notes entry={entry} />}
      <FolderChoice {...actions} />
      <DraftNote {...actions} />
      {entry.state === 'retired' ? (
        <RetiredNotice {...actions} />
      ) : (
        <LeaveQuestions key={formKey}>
          <EntryForm
            entry={entry}
            firstText={kind.editable(entry.text)}
            onSaved={nothing}
            onReload={reload}
            onDirty={noteDirty}
          />
        </LeaveQuestions>
      )}
      <EntryHistory {...actions} />
      {isShown && kind.mayRetire(entry) && <Retirement {...actions} />}
    </>
  )
}

function nothing(): void {}

/** An entry that is not stored yet. */
export function NewEntry({ slug }: { slug: string }) {
  const kind = useEntryKind()
  const [firstText] = useState(() => kind.emptyText(slug))
  const navigate = useNavigate()
  const open = (slug: string) => void navigate(entryUrl(kind, slug), { replace: true })
  return (
    <>
      <header className="desk-head">
        <h2 ref={takeLostFocus} tabIndex={-1}>
          {desk.kinds[kind.name].newEntry}
        </h2>
      </header>
      <LeaveQuestions>
        <EntryForm
          entry={null}
          firstText={firstText}
          onSaved={({ slug }) => open(slug)}
          onReload={open}
          onDirty={nothing}
        />
      </LeaveQuestions>
    </>
  )
}
