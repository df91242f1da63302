import { useState } from 'react'
import type { PlaceDetail } from '#contract/place/places.ts'
import type { SuggestionTopic } from '#contract/place/suggestion-rules.ts'
import { suggest as messages } from '#messages/suggest.ts'
import { Dialog } from '../ui/dialog.tsx'
import { SuggestForm } from './suggest-form.tsx'

type SuggestDialogProps = {
  place: Pick<PlaceDetail, 'slug' | 'name' | 'geo'>
  topic: SuggestionTopic
  /** Name of the traveller, for the credit of a photo. */
  author: string
  isOpen: boolean
  onClose: () => void
}

/** The typed text stays until it is sent, also when the dialog closes in between. */
export function SuggestDialog({ isOpen, onClose, ...form }: SuggestDialogProps) {
  const [sent, setSent] = useState(0)
  const finish = () => {
    onClose()
    setSent(sent + 1)
  }
  return (
    <Dialog title={messages.open} isOpen={isOpen} onClose={onClose} className="dialog-card suggest-dialog">
      <SuggestForm key={sent} {...form} onClose={onClose} onSent={finish} />
    </Dialog>
  )
}
