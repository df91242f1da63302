import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useRef, useState, type FormEvent } from 'react'
import type { NewReview } from '#contract/reviews.ts'
import { fieldErrors as texts } from '#messages/field-errors.ts'
import { reviews } from '#messages/reviews.ts'
import { ApiError, textOfFailure } from '../api/call.ts'
import { uploadImage } from '../api/upload-image.ts'
import { notify } from '../ui/notify.ts'
import { useForm } from '../ui/use-form.ts'
import { postReview } from './mutations.ts'
import { readReview } from './review-draft.ts'
import type { WrittenReview } from './review-state.ts'

/** `text` is beside the button, `reason` is from the server. `isToasted` means that a toast shows it, too. */
export type SubmitFailure = { text: string; reason?: string; isToasted?: boolean }

type Submitted = {
  written: WrittenReview
  /** Postal address of the marker, or null while it is unknown. */
  postalAddress: string | null
  onPosted: () => void
}

/** Sends the photo and then the review. A retry sends nothing twice. */
export function useSubmitReview({ written: { draft, photo, idempotencyKey }, postalAddress, onPosted }: Submitted) {
  const queryClient = useQueryClient()
  const [failure, setFailure] = useState<SubmitFailure | null>(null)
  const { sent, upload, stopUpload } = useUpload()
  const read = () => readReview(draft, postalAddress)
  const { fieldErrors, isPending, submit, clearSubmitErrors } = useForm({
    read,
    check: () => {
      const found = read()
      return found.kind === 'invalid' ? found.fieldErrors : {}
    },
    write: async (input: NewReview) => {
      const imageUrl = photo ? await upload(photo) : ''
      await postReview(queryClient, { ...input, imageUrl }, idempotencyKey)
    },
    onSuccess: onPosted,
    onFailure: (error) => setFailure(error instanceof PhotoUploadError ? reportUploadFailure(error) : failureOf(error)),
  })
  const submitReview = (event: FormEvent<HTMLFormElement>) => {
    setFailure(read().kind === 'invalid' ? { text: texts['review.incomplete'] } : null)
    submit(event)
  }
  return { fieldErrors, isPending, sent, failure, submit: submitReview, clearSubmitErrors, stopUpload }
}

/** Stops the submission. */
class PhotoUploadError extends Error {}

/** Sends a photo once for all tries of the review. */
function useUpload() {
  /** Sent part of the photo, from 0 to 1, or null if no upload is running. */
  const [sent, setSent] = useState<number | null>(null)
  const uploaded = useRef<{ photo: File; url: string } | null>(null)
  const leaving = useRef<AbortController | null>(null)

  const upload = async (photo: File): Promise<string> => {
    if (uploaded.current?.photo === photo) return uploaded.current.url
    const { signal } = (leaving.current = new AbortController())
    setSent(0)
    try {
      const url = await uploadImage(photo, { signal, onProgress: setSent })
      uploaded.current = { photo, url }
      signal.throwIfAborted()
      return url
    } catch (cause) {
      throw new PhotoUploadError(texts['image.upload-failed'], { cause })
    } finally {
      setSent(null)
    }
  }

  /** Ref callback of the form: leaving the form aborts the upload. */
  const stopUpload = useCallback(() => () => leaving.current?.abort(), [])
  return { sent, upload, stopUpload }
}

function reportUploadFailure({ cause }: PhotoUploadError): SubmitFailure {
  const text = texts['image.upload-failed']
  const toasted = textOfFailure(cause, text)
  notify('error', toasted)
  // Without a connection the server gave no reason, but the browser knows it.
  const reason = cause instanceof ApiError && cause.code === 'network' ? cause.message : toasted
  return { text, isToasted: true, ...(reason !== text && { reason }) }
}

/** Distinguishes a refusal, with the reason of the server, from a failure that can be retried. */
function failureOf(error: unknown): SubmitFailure {
  const isRefused = error instanceof ApiError && !['network', 'internal', 'unavailable'].includes(error.code)
  if (!isRefused) return { text: reviews.submitFailedRetry }
  const reason = error.reply.error
  return { text: reviews.submitFailed, ...(reason !== undefined && { reason }) }
}
