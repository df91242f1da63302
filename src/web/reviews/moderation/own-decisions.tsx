import { actions } from '#messages/ui.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import type { User } from '#contract/account/auth.ts'
import { appealRemoval } from '#contract/review/moderation-notices.endpoints.ts'
import { fill } from '#contract/messages/format.ts'
import type { ModerationNotification } from '#contract/review/moderation.ts'
import { APPEAL_MAX_LENGTH } from '#contract/review/moderation-rules.ts'
import { ownModeration as messages } from '#messages/reviews.ts'
import { callOverHttp } from '../../api/call.ts'
import { Button } from '../../ui/button.tsx'
import { ShortLabel } from '../../ui/short-label.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { useApiMutation } from '../../ui/use-api-mutation.ts'
import { noticeText } from './notification-text.ts'
import { moderationNotifications } from './queries.ts'

/** The decisions about the user's own reviews, with the one appeal. Nothing without a decision. */
export function OwnDecisions({ user }: { user: User }) {
  const { data } = useQuery(moderationNotifications(user.email))
  const own = data?.notices.filter(({ reviewId, kind }) => reviewId !== '' && !kind.startsWith('report-')) ?? []
  if (own.length === 0) return null
  return (
    <section className="own-decisions" aria-labelledby="own-decisions-title">
      <h2 id="own-decisions-title">{messages.title}</h2>
      <p>{messages.hint}</p>
      <ul>
        {own.map((notice) => (
          <li key={notice._id}>
            <p dir="auto">{noticeText(notice)}</p>
            {notice.kind === 'removed' && <Appeal notice={notice} owner={user.email} />}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Appeal({ notice, owner }: { notice: ModerationNotification; owner: string }) {
  const [isOpen, setIsOpen] = useState(false)
  const [text, setText] = useState('')
  const queryClient = useQueryClient()
  const { mutate, isPending } = useApiMutation({
    write: async (words: string) => {
      await callOverHttp(appealRemoval, { params: { id: notice.reviewId }, body: { text: words } })
      await queryClient.refetchQueries({ queryKey: moderationNotifications(owner).queryKey })
    },
    success: messages.sent,
    failure: messages.failed,
  })
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    mutate(text)
  }
  if (!isOpen) {
    return (
      <Button look="quiet" onClick={() => setIsOpen(true)}>
        <ShortLabel text={messages.appeal} full={fill(messages.appealOf, { place: notice.placeName })} />
      </Button>
    )
  }
  return (
    <form className="moderation-form" onSubmit={send}>
      <TextArea
        label={messages.appealLabel}
        name="text"
        required
        maxLength={APPEAL_MAX_LENGTH}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <div className="dialog-actions">
        <Button look="quiet" onClick={() => setIsOpen(false)}>
          {actions.cancel}
        </Button>
        <Button type="submit" isBusy={isPending}>
          {messages.send}
        </Button>
      </div>
    </form>
  )
}
