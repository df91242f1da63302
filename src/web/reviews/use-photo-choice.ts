import { useRef, useState } from 'react'
import { IMAGE_MAX_MEGABYTES } from '#contract/account/media.ts'
import { fill } from '#contract/messages/format.ts'
import { fieldErrors as texts } from '#messages/field-errors.ts'
import { reviewForm } from '#messages/reviews.ts'
import { isNamedHeic } from '../api/heic.ts'
import { dropPhoto, preparePhoto, type PreparedPhoto } from '../api/prepare-photo.ts'
import { notify } from '../ui/notify.ts'

/** Section 8 has the toast. The text at the field may say more. */
type Refusal = { toast: string; text: string }

/**
 * The choice of a photo, which is made smaller at once, while the user goes on. A refused choice leaves the photo that
 * was there.
 */
export function usePhotoChoice(photo: File | null, onChoose: (photo: File | null) => void) {
  const input = useRef<HTMLInputElement>(null)
  const latest = useRef<File | null>(null)
  const [error, setError] = useState<string | null>(null)
  const [isPreparing, setIsPreparing] = useState(false)

  const stop = () => {
    if (latest.current) dropPhoto(latest.current)
    latest.current = null
    setIsPreparing(false)
    if (input.current) input.current.value = ''
  }

  const refuse = ({ toast, text }: Refusal) => {
    stop()
    setError(text)
    onChoose(photo)
    notify('error', toast)
  }

  const choose = async (file: File | undefined) => {
    // Closing the file dialog without a choice changes nothing.
    if (!file) return
    if (!file.type.startsWith('image/') && !isNamedHeic(file)) {
      return refuse({ toast: texts['image.not-an-image'], text: texts['image.not-an-image'] })
    }
    latest.current = file
    setError(null)
    setIsPreparing(true)
    onChoose(file)
    const { kind } = await preparePhoto(file)
    // The user has chosen another photo meanwhile, or none.
    if (latest.current !== file) return
    setIsPreparing(false)
    const refusal = getRefusal(kind)
    if (refusal) refuse(refusal)
  }

  const remove = () => {
    stop()
    onChoose(null)
    input.current?.focus()
  }

  return { input, error, isPreparing, choose, remove }
}

/** Null for a photo that can be sent. */
export function getRefusal(kind: PreparedPhoto['kind']): Refusal | null {
  if (kind === 'heic') return { toast: reviewForm.heic, text: reviewForm.heic }
  if (kind !== 'unreadable') return null
  const toast = fill(texts['image.too-large'], { megabytes: String(IMAGE_MAX_MEGABYTES) })
  return { toast, text: `${toast}. ${reviewForm.unreadablePhoto}` }
}
