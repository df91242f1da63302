import { actions } from '#messages/ui.ts'
import { useState, type FormEvent } from 'react'
import { reportReview } from '#contract/review/moderation-notices.endpoints.ts'
import type { ModerationReason, ReportSubject } from '#contract/review/moderation.ts'
import type { Review } from '#contract/review/reviews.ts'
import { report as messages } from '#messages/reviews.ts'
import { callOverHttp } from '../../api/call.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { useApiMutation } from '../../ui/use-api-mutation.ts'
import { ReasonField } from './reason-field.tsx'

type ReportDialogProps = { review: Review; isOpen: boolean; onClose: () => void }

export function ReportDialog({ review, isOpen, onClose }: ReportDialogProps) {
  const [subject, setSubject] = useState<ReportSubject>('review')
  const [reason, setReason] = useState<ModerationReason>('off-topic')
  const { mutate, isPending } = useApiMutation({
    write: () => callOverHttp(reportReview, { params: { id: review._id }, body: { subject, reason } }),
    success: messages.sent,
    failure: messages.failed,
    onSuccess: onClose,
  })
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    mutate()
  }
  return (
    <Dialog title={messages.title} isOpen={isOpen} onClose={onClose} className="dialog-card">
      <form className="moderation-form" onSubmit={send}>
        <p>{messages.hint}</p>
        {review.imageUrl !== '' && (
          <SelectField
            label={messages.subject}
            value={subject}
            options={(['review', 'photo'] as const).map((value) => ({ value, label: messages.subjects[value] }))}
            onChange={(value) => setSubject(value === 'photo' ? 'photo' : 'review')}
          />
        )}
        <ReasonField label={messages.reason} value={reason} onChange={setReason} />
        <div className="dialog-actions">
          <Button look="quiet" onClick={onClose}>
            {actions.cancel}
          </Button>
          <Button type="submit" isBusy={isPending}>
            {messages.submit}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
