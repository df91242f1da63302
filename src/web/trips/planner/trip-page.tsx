import { isEditable } from '#contract/trip/trip-rights.ts'
import { useState, useSyncExternalStore } from 'react'
import { useParams } from 'react-router'
import type { User } from '#contract/account/auth.ts'
import { fill } from '#contract/messages/format.ts'
import { paths } from '#contract/paths.ts'
import { site } from '#messages/shell.ts'
import { tripPage } from '#messages/planner.ts'
import type { Merge } from '#planning/merge/merge-trips.ts'
import { usePageHead } from '../../document/head.ts'
import { ApiError } from '../../api/call.ts'
import { MembersOnly } from '../../session/guards.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { lazyWithPreload } from '../../ui/lazy-with-preload.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { Notice } from '../../ui/notice.tsx'
import { findDrawnAgenda } from '../../session/hiding.ts'
import { cachedTripKey } from '../../session/cached-trip.ts'
import { Board } from './board.tsx'
import { useTools, wantTools } from './use-tools.ts'
import { useOpenedTrip, useTripEditor, type OpenedTrip } from './use-trip-editor.ts'

const reader = lazyWithPreload(async () => (await import('./reader-board.tsx')).ReaderBoard)

/** The plan of one trip. The server renders the same page for all trips, which asks to log in. */
export function TripPage() {
  return <MembersOnly guestLog={tripPage.pleaseLogin}>{(user) => <OwnTrip user={user} />}</MembersOnly>
}

function OwnTrip({ user }: { user: User }) {
  const { id = '' } = useParams()
  return <OpenTrip key={`${user.id} ${id}`} user={user} id={id} />
}

type Subject = { user: User; id: string }

function OpenTrip({ user, id }: Subject) {
  const opened = useOpenedTrip(user, id)
  usePageHead({
    title: fill(site.titled, { page: opened.kind === 'open' ? opened.editor.read().trip.title : tripPage.title }),
    description: tripPage.description,
    path: null,
  })
  switch (opened.kind) {
    case 'opening':
      return <Opening />
    case 'failed':
      return (
        <>
          <h1 className="visually-hidden">{tripPage.title}</h1>
          <LoadFailure title={tripPage.failed} onRetry={opened.retry} isAlert />
        </>
      )
    case 'missing':
      return (
        <>
          <h1 className="visually-hidden">{tripPage.title}</h1>
          <Notice title={tripPage.missing} text={tripPage.missingText}>
            <ButtonLink to={paths.myTrips}>{tripPage.toMyTrips}</ButtonLink>
          </Notice>
        </>
      )
    case 'open':
      break
  }
  return <BoardOfRole user={user} id={id} opened={opened} />
}

/** The role may change while the page is open. */
function BoardOfRole({ user, id, opened }: Subject & { opened: OpenedTrip }) {
  const { subscribe, read } = opened.editor
  const mayEdit = useSyncExternalStore(
    subscribe,
    () => isEditable(read().trip),
    () => true,
  )
  if (!mayEdit) return <reader.Lazy props={{ user, opened }} placeholder={<Opening />} />
  return <TripBoard user={user} id={id} opened={opened} />
}

/** An agenda that the first script has drawn stays until the plan is there. */
function Opening() {
  return <div className="skeleton-page" role="status" aria-label={tripPage.loading} ref={takeAgenda} />
}

function takeAgenda(element: HTMLElement | null): void {
  const agenda = findDrawnAgenda()
  if (element && agenda) element.append(agenda)
}

/** Codes of saves that fail again and again, until the traveller changes something. */
const refusals: ReadonlySet<string> = new Set([
  'invalid-input',
  'conflict',
  'forbidden',
  'payload-too-large',
  'insufficient-storage',
])

function TripBoard({ user, id, opened }: Subject & { opened: OpenedTrip }) {
  const editor = useTripEditor(cachedTripKey(user.id, id), opened)
  const tools = useTools()
  const { trip, conflicts } = editor
  /** The conflicts whose question was closed without an answer. */
  const [putOff, setPutOff] = useState<Merge | null>(null)
  const isPutOff = conflicts !== null && putOff === conflicts
  const refusal = editor.failure instanceof ApiError && refusals.has(editor.failure.code) ? editor.failure : null
  const decide = () => {
    setPutOff(null)
    void wantTools()
  }
  return (
    <div className="trip-page">
      {tools && editor.isDeleted && <tools.RetiredNote user={user} trip={trip} />}
      {tools && refusal && <tools.RefusalNote failure={refusal} trip={trip} edit={editor.edit} />}
      {isPutOff && <ConflictNote onDecide={decide} />}
      <Board editor={editor} user={user} />
      {tools && conflicts && (
        <tools.ConflictQuestion
          merge={conflicts}
          isOpen={!isPutOff}
          guide={editor.guide}
          onResolve={editor.resolve}
          onPutOff={() => setPutOff(conflicts)}
        />
      )}
    </div>
  )
}

/** Stands for a question about two devices that was closed without an answer. */
function ConflictNote({ onDecide }: { onDecide: () => void }) {
  return (
    <Notice title={tripPage.conflicts.title} text={tripPage.conflicts.putOff}>
      <Button onClick={onDecide}>{tripPage.conflicts.decide}</Button>
    </Notice>
  )
}
