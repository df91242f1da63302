import { actions } from '#messages/ui.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { DeskLetter, LetterFigures } from '#contract/admin/letters.ts'
import { pauseLetter, resumeLetter } from '#contract/admin/letters.endpoints.ts'
import { admin, letters as messages } from '#messages/admin.ts'
import { callOverHttp } from '../api/call.ts'
import { useFormats } from '../city/use-formats.ts'
import { useSession } from '../session/session.ts'
import { Button } from '../ui/button.tsx'
import { LoadFailure } from '../ui/load-failure.tsx'
import { notify } from '../ui/notify.ts'
import { takeLostFocus } from '../ui/take-focus.ts'
import { useApiMutation } from '../ui/use-api-mutation.ts'
import { LetterEditor } from './letter-editor.tsx'
import { LetterProgressBar } from './letter-progress-bar.tsx'
import { LetterPreviewPanes } from './letter-preview-panes.tsx'
import { ListSkeleton } from './list-skeleton.tsx'
import { letterFor } from './queries.ts'
import { useReauthentication } from './use-reauthentication.tsx'

const figureNames = [
  'recipients',
  'sent',
  'queued',
  'waiting',
  'refused',
  'unknown',
  'left',
  'unsubscribed',
] as const satisfies readonly (keyof LetterFigures)[]

/** Interval at which the figures are read while an issue is being sent, in ms. */
const WATCHED_EVERY_MS = 1_500

/** One issue: the form of a draft, or the progress of the sending. */
export function LetterScreen({ id }: { id: string }) {
  const { data, isFetching, isFetchedAfterMount, refetch } = useQuery({
    ...letterFor(id),
    refetchInterval: ({ state }) => (state.data?.letter.state === 'sending' ? WATCHED_EVERY_MS : false),
  })
  // A form that begins with an old answer would be refused when it is saved.
  if (isFetching && !isFetchedAfterMount) return <ListSkeleton />
  if (!data) return <LoadFailure title={messages.letterFailed} onRetry={() => void refetch()} />
  const { letter } = data
  if (letter.state === 'draft') return <LetterEditor given={letter} />
  return <LetterUnderWay letter={letter} />
}

function LetterUnderWay({ letter }: { letter: DeskLetter }) {
  const { title, state, figures, preview } = letter
  return (
    <article className="letter-under-way">
      <header>
        <h2 ref={takeLostFocus} tabIndex={-1}>
          {title}
        </h2>
        <span className={`letter-state letter-state-${state}`} role="status">
          {messages.states[state]}
        </span>
      </header>
      {figures && <LetterProgressBar figures={figures} />}
      <LetterSwitch letter={letter} />
      {figures && <FigureList figures={figures} />}
      {preview && <LetterPreviewPanes preview={preview} />}
    </article>
  )
}

/** Only admins pause and resume an issue. */
function LetterSwitch({ letter }: { letter: DeskLetter }) {
  const session = useSession()
  const queryClient = useQueryClient()
  const { _id: id, state } = letter
  const isPaused = state === 'paused'
  const { withReauthentication, dialog } = useReauthentication(admin.askAgainMany)
  const { mutate, isPending } = useApiMutation({
    write: async () => {
      const endpoint = isPaused ? resumeLetter : pauseLetter
      const reply = await withReauthentication(() => callOverHttp(endpoint, { params: { id } }))
      queryClient.setQueryData(letterFor(id).queryKey, reply)
    },
    onSuccess: () => notify('success', isPaused ? messages.resumed : messages.paused, 'top-right'),
    // It may have been sent meanwhile.
    onFailure: () => void queryClient.invalidateQueries(letterFor(id)),
    failure: actions.failed,
    place: 'top-right',
  })
  if (state === 'sent' || session.kind !== 'signed-in') return null
  return (
    <div className="letter-buttons">
      {session.user.isAdmin && (
        <Button look={isPaused ? 'primary' : 'quiet'} isBusy={isPending} onClick={mutate}>
          {isPaused ? messages.resume : messages.pause}
        </Button>
      )}
      {isPaused && <p className="admin-hint">{messages.pausedHint}</p>}
      {dialog}
    </div>
  )
}

function FigureList({ figures }: { figures: LetterFigures }) {
  const formats = useFormats()
  return (
    <section aria-label={messages.figuresTitle}>
      <dl className="letter-figures">
        {figureNames.map((name) => (
          <div key={name}>
            <dt>{messages.figures[name]}</dt>
            <dd>{formats.number(figures[name])}</dd>
          </div>
        ))}
      </dl>
      <p className="admin-hint">{messages.figuresHint}</p>
    </section>
  )
}
