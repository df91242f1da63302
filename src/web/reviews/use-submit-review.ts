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

/** What is said beside the button, what the server gave as its reason, and whether a toast tells it, too. */
export type SubmitFailure = { text: string; reason?: string; isToasted?: boolean }

type Submitted = {
  written: WrittenReview
  /** Of the marker, as far as it is known. */
  address: string | null
  onPosted: () => void
}

/** Sends the photo and then the review. Whatever goes wrong, nothing is sent twice. */
export function useSubmitReview({ written: { draft, photo, idempotencyKey }, address, onPosted }: Submitted) {
  const queryClient = useQueryClient()
  const [failure, setFailure] = useState<SubmitFailure | null>(null)
  const { sent, upload, stopUpload } = useUpload()
  const read = () => readReview(draft, address)
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
    onFailure: (error) => setFailure(error instanceof PhotoNotSent ? tellLostPhoto(error) : failureOf(error)),
  })
  const submitReview = (event: FormEvent<HTMLFormElement>) => {
    setFailure(read().kind === 'invalid' ? { text: texts['review.incomplete'] } : null)
    submit(event)
  }
  return { fieldErrors, isPending, sent, failure, submit: submitReview, clearSubmitErrors, stopUpload }
}

/** The submission stops with it. */
class PhotoNotSent extends Error {}

/** Sends a photo once, however often the review is tried. */
function useUpload() {
  /** Part of the photo that is on the server, from 0 to 1, while it is being sent. */
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
      throw new PhotoNotSent(texts['image.upload-failed'], { cause })
    } finally {
      setSent(null)
    }
  }

  /** Ref of the form: who leaves it gives the upload up. */
  const stopUpload = useCallback(() => () => leaving.current?.abort(), [])
  return { sent, upload, stopUpload }
}

function tellLostPhoto({ cause }: PhotoNotSent): SubmitFailure {
  const text = texts['image.upload-failed']
  const reason = textOfFailure(cause, text)
  notify('error', reason)
  return { text, isToasted: true, ...(reason !== text && { reason }) }
}

/** Whether the server refused it, and why, or did not get to decide. */
function failureOf(error: unknown): SubmitFailure {
  const isRefused = error instanceof ApiError && !['network', 'internal', 'unavailable'].includes(error.code)
  if (!isRefused) return { text: reviews.submitFailedRetry }
  const reason = error.reply.error
  return { text: reviews.submitFailed, ...(reason !== undefined && { reason }) }
}
