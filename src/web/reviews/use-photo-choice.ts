import { useRef, useState } from 'react'
import { IMAGE_MAX_MEGABYTES } from '#contract/account/media.ts'
import { fill } from '#contract/messages/format.ts'
import { fieldErrors as texts } from '#messages/field-errors.ts'
import { reviewForm } from '#messages/reviews.ts'
import { isNamedHeic } from '../api/heic.ts'
import { dropPhoto, preparePhoto, type PreparedPhoto } from '../api/prepare-photo.ts'
import { notify } from '../ui/notify.ts'
import type { FormPhoto } from './form-photos.ts'

/** Section 8 has the toast. The text at the field may say more. */
type Refusal = { toast: string; text: string }

export type PhotoChoice = {
  photos: readonly FormPhoto[]
  /** A choice of one photo replaces the one from before. */
  most: number
  onAdd: (files: readonly File[]) => void
  onRemove: (photo: FormPhoto) => void
}

/**
 * The choice of photos, which are made smaller at once, while the user goes on. Refused files, and those for which there
 * is no room, leave the photos that were there.
 */
export function usePhotoChoice({ photos, most, onAdd, onRemove }: PhotoChoice) {
  const input = useRef<HTMLInputElement>(null)
  const [errors, setErrors] = useState<readonly string[]>([])
  const [preparing, setPreparing] = useState<ReadonlySet<FormPhoto>>(new Set())

  const addError = (error: string) => setErrors((others) => [...new Set([...others, error])])

  const refuse = (file: File, { toast, text }: Refusal) => {
    addError(`${file.name}: ${text}`)
    notify('error', toast)
  }

  const prepare = async (file: File, replaced: File | undefined) => {
    setPreparing((others) => new Set([...others, file]))
    const { kind } = await preparePhoto(file)
    setPreparing((others) => new Set([...others].filter((other) => other !== file)))
    const refusal = getRefusal(kind)
    // Null, too, for a photo that the user has removed meanwhile.
    if (!refusal) return
    dropPhoto(file)
    onRemove(file)
    if (replaced) onAdd([replaced])
    refuse(file, refusal)
  }

  const choose = (files: readonly File[]) => {
    // Closing the file dialog without a choice changes nothing.
    if (files.length === 0) return
    setErrors([])
    // The same file can be chosen again.
    if (input.current) input.current.value = ''
    const isImage = (file: File) => file.type.startsWith('image/') || isNamedHeic(file)
    const images = files.filter(isImage)
    const taken = images.slice(0, most === 1 ? 1 : most - photos.length)
    for (const file of files.filter((one) => !isImage(one))) refuse(file, notAnImage)
    const left = images.filter((file) => !taken.includes(file))
    if (left.length > 0) refuseMore(left)
    if (taken.length === 0) return
    const replaced = most === 1 ? photos.find((photo) => photo instanceof File) : undefined
    if (replaced) remove(replaced)
    onAdd(taken)
    for (const file of taken) void prepare(file, replaced)
  }

  const refuseMore = (left: readonly File[]) => {
    const full = fill(texts['review.photos-count'], { most: String(most) })
    const names = left.map(({ name }) => name).join(', ')
    addError(`${full}. ${fill(reviewForm.photosLeft, { names })}`)
    notify('error', full)
  }

  const remove = (photo: FormPhoto) => {
    if (photo instanceof File) dropPhoto(photo)
    setErrors([])
    onRemove(photo)
    input.current?.focus()
  }

  return { input, errors, preparing, choose, remove }
}

const notAnImage: Refusal = { toast: texts['image.not-an-image'], text: texts['image.not-an-image'] }

/** Null for a photo that can be sent. */
export function getRefusal(kind: PreparedPhoto['kind']): Refusal | null {
  if (kind === 'heic') return { toast: reviewForm.heic, text: reviewForm.heic }
  if (kind !== 'unreadable') return null
  const toast = fill(texts['image.too-large'], { megabytes: String(IMAGE_MAX_MEGABYTES) })
  return { toast, text: `${toast}. ${reviewForm.unreadablePhoto}` }
}
