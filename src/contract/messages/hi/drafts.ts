import type * as english from '../en/drafts.ts'
import { translation } from '../translation.ts'

export const drafts = translation<typeof english.drafts>()({
  kept: 'ड्राफ्ट सहेजा हुआ है। जहाँ रुके थे, वहाँ से आगे बढ़ें।',
  discard: 'ड्राफ्ट मिटाएँ',
  discarded: 'ड्राफ्ट मिटा दिया गया',
})
