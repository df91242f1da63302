import { useCallback, useRef, useState, type FormEvent } from 'react'
import { toPhotoFields } from '#contract/review/review-photos.ts'
import type { NewReview } from '#contract/review/reviews.ts'
import { fieldErrors as texts } from '#messages/field-errors.ts'
import { reviewForm } from '#messages/reviews.ts'
import { ApiError, textOfFailure } from '../api/call.ts'
import { isWithoutAnswer } from '../api/without-answer.ts'
import { UnusablePhotoError, uploadImage } from '../api/upload-image.ts'
import { queuesActions } from '../session/queued-actions.ts'
import { notify } from '../ui/notify.ts'
import { useForm } from '../ui/use-form.ts'
import { listFiles, listUrls, type FormPhoto } from './form-photos.ts'
import type { SentPhoto } from './photo-field.tsx'
import { readReview, type ReviewDraft } from './review-draft.ts'
import { getRefusal } from './use-photo-choice.ts'

/** `text` is beside the button, `reason` is from the server. `isToasted` means that a toast shows it, too. */
export type SubmitFailure = { text: string; reason?: string; isToasted?: boolean }

type Submitted = {
  draft: ReviewDraft
  /** Files are uploaded before. */
  photos: readonly FormPhoto[]
  /** Postal address of the marker, or null while it is unknown. */
  postalAddress: string | null
} & Sending

export type Sending = {
  send: (input: NewReview) => Promise<void>
  failures: FailureTexts
  onSent: () => void
  /** Keeps the review and the files of its photos for later. Left out: it cannot wait. */
  queue?: (input: NewReview, files: readonly File[]) => Promise<void>
  onStored?: () => void
}

/** `failed` stands before the reason of a refusal. */
type FailureTexts = { failed: string; failedRetry: string }

/** Sends the photos one after the other and then the review. A retry sends nothing twice. */
export function useSubmitReview({ draft, photos, postalAddress, send, failures, onSent, queue, onStored }: Submitted) {
  const [failure, setFailure] = useState<SubmitFailure | null>(null)
  const { sent, upload, stopUpload, cancelUpload } = useUpload()
  const read = () => readReview(draft, postalAddress)
  const { fieldErrors, isPending, submit, clearSubmitErrors } = useForm({
    read,
    check: () => {
      const found = read()
      return found.kind === 'invalid' ? found.fieldErrors : {}
    },
    write: async (input: NewReview) => {
      try {
        const urls: string[] = []
        for (const photo of photos) urls.push(typeof photo === 'string' ? photo : await upload(photo))
        await send({ ...input, ...toPhotoFields(urls) })
        return 'sent'
      } catch (error) {
        const cause = error instanceof PhotoUploadError ? error.cause : error
        if (!queue || !queuesActions() || !isWithoutAnswer(cause)) throw error
        await queue({ ...input, ...toPhotoFields(listUrls(photos)) }, listFiles(photos))
        return 'kept'
      }
    },
    onSuccess: (outcome) => (outcome === 'sent' ? onSent() : onStored?.()),
    onFailure: (error) =>
      setFailure(error instanceof PhotoUploadError ? reportUploadFailure(error) : toFailure(error, failures)),
  })
  const submitReview = (event: FormEvent<HTMLFormElement>) => {
    setFailure(read().kind === 'invalid' ? { text: texts['review.incomplete'] } : null)
    submit(event)
  }
  return { fieldErrors, isPending, sent, failure, submit: submitReview, clearSubmitErrors, stopUpload, cancelUpload }
}

/** Stops the submission. */
class PhotoUploadError extends Error {
  readonly photo: File

  constructor(photo: File, cause: unknown) {
    super(texts['image.upload-failed'], { cause })
    this.photo = photo
  }
}

/** Sends each photo once for all tries of the review. */
function useUpload() {
  /** Null if no upload is running. */
  const [sent, setSent] = useState<SentPhoto | null>(null)
  const uploaded = useRef<ReadonlyMap<File, string>>(new Map())
  const leaving = useRef<AbortController | null>(null)

  const upload = async (photo: File): Promise<string> => {
    const known = uploaded.current.get(photo)
    if (known !== undefined) return known
    const { signal } = (leaving.current = new AbortController())
    setSent({ photo, part: 0 })
    try {
      const url = await uploadImage(photo, { signal, onProgress: (part) => setSent({ photo, part }) })
      uploaded.current = new Map([...uploaded.current, [photo, url]])
      signal.throwIfAborted()
      return url
    } catch (cause) {
      throw new PhotoUploadError(photo, cause)
    } finally {
      setSent(null)
    }
  }

  /** Ref callback of the form: leaving the form aborts the upload. */
  const stopUpload = useCallback(() => () => leaving.current?.abort(), [])
  const cancelUpload = () => leaving.current?.abort()
  return { sent, upload, stopUpload, cancelUpload }
}

function reportUploadFailure({ cause, photo }: PhotoUploadError): SubmitFailure {
  if (cause instanceof DOMException && cause.name === 'AbortError') return { text: reviewForm.uploadStopped }
  const refusal = cause instanceof UnusablePhotoError ? getRefusal(cause.kind) : null
  if (refusal) return { text: `${photo.name}: ${refusal.text}` }
  const text = texts['image.upload-failed']
  const toasted = textOfFailure(cause, text)
  notify('error', toasted)
  // Without a connection the server gave no reason, but the browser knows it.
  const reason = cause instanceof ApiError && cause.code === 'network' ? cause.message : toasted
  return { text, isToasted: true, ...(reason !== text && { reason }) }
}

/** Distinguishes a refusal, with the reason of the server, from a failure that can be retried. */
function toFailure(error: unknown, { failed, failedRetry }: FailureTexts): SubmitFailure {
  const isRefused = error instanceof ApiError && !['network', 'internal', 'unavailable'].includes(error.code)
  if (!isRefused) return { text: failedRetry }
  const reason = error.reply.error
  return { text: failed, ...(reason !== undefined && { reason }) }
}
