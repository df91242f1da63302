import { useRef, useState } from 'react'
import type { Location } from 'react-router'
import type { DeskLetter } from '#contract/admin/letters.ts'
import { admin, letters as messages } from '#messages/admin.ts'
import { actions, unsavedWork } from '#messages/ui.ts'
import { site } from '#messages/shell.ts'
import { useSession } from '../session/session.ts'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { Notice } from '../ui/notice.tsx'
import { TextArea } from '../ui/text-area.tsx'
import { takeLostFocus } from '../ui/take-focus.ts'
import { useForm } from '../ui/use-form.ts'
import { useLeaveQuestion } from '../ui/leave-questions.tsx'
import { DiscardLetter, SendLetter } from './letter-actions.tsx'
import { readDraft } from './letter-draft.ts'
import { LetterPlaces } from './letter-places.tsx'
import { LetterPreviewPanes } from './letter-preview-panes.tsx'
import { readLetterScreen } from './letter-url.ts'
import { useLetterWriting, type LetterAim, type LetterWriting } from './use-letter-writing.ts'

type LetterEditorProps = {
  /** Null for a new issue. */
  given: DeskLetter | null
  onBegun?: (id: string) => void
  /** Runs when the issue is no draft any more. */
  onSending?: () => void
}

const nothing = () => undefined

export function LetterEditor({ given, onBegun = nothing, onSending = nothing }: LetterEditorProps) {
  const writing = useLetterWriting(given, onBegun)
  const { letter, draft, setDraft, preview, isStale, isDirty } = writing
  const aim = useRef<LetterAim>('save')
  const [isSendOpen, setIsSendOpen] = useState(false)
  const { fieldErrors, isPending, submit, focusSubmitter } = useForm({
    read: () => readDraft(draft),
    write: (input) => writing.pursue(aim.current, input),
    onSuccess: () => setIsSendOpen(aim.current === 'send'),
    onFailure: writing.noteFailure,
    failure: actions.failed,
    place: 'top-right',
  })
  useLeaveQuestion(isDirty, unsavedWork.leave, isLeft)
  return (
    <>
      <h2 ref={takeLostFocus} tabIndex={-1}>
        {letter?.title ?? messages.newLetter}
      </h2>
      {isStale && <StaleNotice writing={writing} onChosen={focusSubmitter} />}
      <form className="form letter-form" noValidate onSubmit={submit}>
        <Field
          label={admin.titleLabel}
          hint={messages.titleHint}
          name="title"
          autoComplete="off"
          required
          value={draft.title}
          error={fieldErrors.title}
          onChange={({ currentTarget: { value } }) => setDraft({ ...draft, title: value })}
        />
        <TextArea
          label={admin.textLabel}
          hint={messages.textHint}
          name="text"
          rows={10}
          required
          value={draft.text}
          error={fieldErrors.text}
          onChange={({ currentTarget: { value } }) => setDraft({ ...draft, text: value })}
        />
        <LetterPlaces slugs={draft.places} errors={fieldErrors} onChange={(places) => setDraft({ ...draft, places })} />
        <AimButtons isBusy={isPending} onAim={(next) => (aim.current = next)} />
      </form>
      {letter && (
        <SendLetter letter={letter} isOpen={isSendOpen} onClose={() => setIsSendOpen(false)} onSending={onSending} />
      )}
      {preview && <LetterPreviewPanes preview={preview} />}
      {letter && <DiscardLetter id={letter._id} onDiscarding={writing.forget} />}
    </>
  )
}

/** They keep the focus while they work, and a press meanwhile does nothing. */
function AimButtons({ isBusy, onAim }: { isBusy: boolean; onAim: (aim: LetterAim) => void }) {
  const session = useSession()
  const mayOnlySave = session.kind !== 'signed-in' || !session.user.isAdmin
  return (
    <div className="letter-buttons">
      <Button type="submit" onClick={() => onAim('save')}>
        {messages.save}
      </Button>
      <Button type="submit" look="quiet" onClick={() => onAim('preview')}>
        {messages.preview}
      </Button>
      <Button type="submit" look="quiet" onClick={() => onAim('test')}>
        {messages.test}
      </Button>
      {!mayOnlySave && (
        <Button type="submit" look="quiet" onClick={() => onAim('send')}>
          {messages.send}
        </Button>
      )}
      <p className="desk-working" role="status">
        {isBusy && site.working}
      </p>
    </div>
  )
}

type StaleNoticeProps = { writing: LetterWriting; onChosen: () => void }

/** Another editor has saved the issue. The editor chooses a version, so that no typed text is lost. */
function StaleNotice({ writing: { reload }, onChosen }: StaleNoticeProps) {
  const choose = async (isMine: boolean) => {
    const { kind } = await reload.attempt(isMine)
    if (kind === 'succeeded') onChosen()
  }
  return (
    <Notice title={messages.staleTitle} text={messages.staleText} isAlert>
      <div className="letter-buttons">
        <Button isBusy={reload.isPending} onClick={() => void choose(true)}>
          {messages.keepMine}
        </Button>
        <Button look="quiet" isDisabled={reload.isPending} onClick={() => void choose(false)}>
          {messages.takeTheirs}
        </Button>
      </div>
    </Notice>
  )
}

/** A new issue gets its address when it is saved, and its form stays. */
function isLeft(from: Location, to: Location): boolean {
  const [before, after] = [from, to].map(({ search }) => readLetterScreen(new URLSearchParams(search)).kind)
  if (before === 'new' && after === 'letter') return false
  return from.pathname + from.search !== to.pathname + to.search
}
