import { actions } from '#messages/ui.ts'
import { useState } from 'react'
import { fill } from '#contract/messages/format.ts'
import type { ModerationList, ReviewCase, ModerationReason } from '#contract/review/moderation.ts'
import { RATING_MAX } from '#contract/review/ratings.ts'
import { moderation as messages } from '#messages/admin.ts'
import { site } from '#messages/shell.ts'
import { useFormats } from '../city/use-formats.ts'
import { ReasonField } from '../reviews/moderation/reason-field.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { useDecisions, type ChosenAction } from './use-decisions.ts'

const actionsFor = {
  reported: ['remove', 'keep'],
  shown: ['remove'],
  removed: ['restore'],
  appealed: ['restore', 'uphold'],
} as const satisfies Record<ModerationList, readonly ChosenAction[]>

type ModerationBarProps = {
  list: ModerationList
  chosen: readonly ReviewCase[]
  onChooseAll: () => void
  onChooseNone: () => void
  onDecided: () => void
}

/** The actions for one or many chosen reviews. Each shows first what it will change. */
export function ModerationBar({ list, chosen, onChooseAll, onChooseNone, onDecided }: ModerationBarProps) {
  const formats = useFormats()
  const [asked, setAsked] = useState<ChosenAction>(actionsFor[list][0])
  const [isAsking, setIsAsking] = useState(false)
  const { decide, isPending } = useDecisions(onDecided)
  // A press while a decision is being sent does nothing. The button stays enabled, and so keeps the focus.
  const ask = (action: ChosenAction) => {
    if (isPending) return
    setAsked(action)
    setIsAsking(true)
  }
  const close = () => setIsAsking(false)
  return (
    <div className="moderation-bar">
      <p role="status">{isPending ? site.working : formats.plural(messages.chosen, chosen.length)}</p>
      <Button look="quiet" onClick={chosen.length === 0 ? onChooseAll : onChooseNone}>
        {chosen.length === 0 ? messages.chooseAll : messages.chooseNone}
      </Button>
      {actionsFor[list].map((action) => (
        <Button
          key={action}
          look={action === 'remove' ? 'danger' : 'quiet'}
          isDisabled={chosen.length === 0}
          onClick={() => ask(action)}
        >
          {messages.actions[action]}
        </Button>
      ))}
      {/* It stays on the page, so that the browser returns the focus when it closes. */}
      <Dialog
        title={formats.plural(messages.titles[asked], chosen.length)}
        isOpen={isAsking}
        onClose={close}
        className="dialog-card moderation-preview"
      >
        {isAsking && (
          <Preview
            action={asked}
            reviews={chosen}
            onClose={close}
            onConfirm={(reason) => {
              close()
              decide({ action: asked, reason, reviews: chosen })
            }}
          />
        )}
      </Dialog>
    </div>
  )
}

type PreviewProps = {
  action: ChosenAction
  reviews: readonly ReviewCase[]
  onClose: () => void
  onConfirm: (reason: ModerationReason) => void
}

function Preview({ action, reviews, onClose, onConfirm }: PreviewProps) {
  const formats = useFormats()
  const [reason, setReason] = useState<ModerationReason>(reviews[0]?.reports[0]?.reason ?? 'off-topic')
  return (
    <>
      <ul>
        {reviews.map(({ _id, placeName: place, userName: name, rating }) => (
          <li key={_id} dir="auto">
            {fill(messages.preview, {
              place,
              name,
              rating: formats.number(rating),
              max: formats.number(RATING_MAX),
            })}
          </li>
        ))}
      </ul>
      <p>{messages.texts[action]}</p>
      {action === 'remove' && <ReasonField label={messages.reason} value={reason} onChange={setReason} />}
      <div className="dialog-actions">
        <Button look="quiet" onClick={onClose}>
          {actions.cancel}
        </Button>
        <Button look={action === 'remove' ? 'danger' : 'primary'} onClick={() => onConfirm(reason)}>
          {messages.actions[action]}
        </Button>
      </div>
    </>
  )
}
