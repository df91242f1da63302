import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import { fieldErrors as texts } from '#messages/field-errors.ts'
import { reviews } from '#messages/reviews.ts'
import { ApiError, textOfFailure } from '../api/call.ts'
import { uploadImage } from '../api/upload-image.ts'
import { notify } from '../ui/notify.ts'
import { postReview } from './mutations.ts'
import { readReview, type ReviewDraft, type ReviewFieldErrors } from './review-draft.ts'

/** What is said beside the button, what the server gave as its reason, and whether a toast tells it, too. */
export type SubmitFailure = { text: string; reason?: string; isToasted?: boolean }

type Submitted = {
  draft: ReviewDraft
  /** The same for however many tries. */
  idempotencyKey: string
  /** Of the marker, as far as it is known. */
  address: string | null
  photo: File | null
  form: RefObject<HTMLFormElement | null>
  onPosted: () => void
}

/** While it is under way; `photo` is the part of it that is on the server, from 0 to 1. */
type Sending = { photo: number | null }

/** Sends the photo and then the review. Whatever goes wrong, nothing that was typed is lost, and nothing is sent twice. */
export function useSubmitReview({ draft, idempotencyKey, address, photo, form, onPosted }: Submitted) {
  const queryClient = useQueryClient()
  const [isTried, setIsTried] = useState(false)
  const [refused, setRefused] = useState<{ draft: ReviewDraft; fieldErrors: ReviewFieldErrors } | null>(null)
  const [sending, setSending] = useState<Sending | null>(null)
  const [failure, setFailure] = useState<SubmitFailure | null>(null)
  const uploaded = useRef<{ photo: File; url: string } | null>(null)
  // A second press may come before the button is drawn disabled.
  const leaving = useRef<AbortController | null>(null)
  useEffect(() => () => leaving.current?.abort(), [])

  const own = isTried ? readReview(draft, address) : null
  const fieldErrors: ReviewFieldErrors = {
    // What the server refused is not there any more once something changes.
    ...(refused?.draft === draft && refused.fieldErrors),
    ...(own?.kind === 'invalid' && own.fieldErrors),
  }

  const upload = async (file: File, signal: AbortSignal): Promise<string> => {
    if (uploaded.current?.photo === file) return uploaded.current.url
    setSending({ photo: 0 })
    const url = await uploadImage(file, { signal, onProgress: (part) => setSending({ photo: part }) })
    uploaded.current = { photo: file, url }
    setSending({ photo: null })
    return url
  }

  const fail = (told: SubmitFailure, found: ReviewFieldErrors = {}) => {
    // Drawn first: a disabled button has lost the focus, and what takes it is read out with its error.
    flushSync(() => {
      setSending(null)
      setIsTried(true)
      setFailure(told)
      setRefused({ draft, fieldErrors: found })
    })
    focusFirstInvalidField(form.current)
  }

  const submit = async (): Promise<void> => {
    if (leaving.current) return
    const read = readReview(draft, address)
    if (read.kind === 'invalid') return fail({ text: texts['review.incomplete'] })
    const { signal } = (leaving.current = new AbortController())
    setFailure(null)
    setSending({ photo: null })
    try {
      const imageUrl = photo ? await upload(photo, signal).catch(failUpload) : ''
      if (imageUrl === null || signal.aborted) return
      await postReview(queryClient, { ...read.input, imageUrl }, idempotencyKey)
      onPosted()
    } catch (error) {
      fail(failureOf(error), error instanceof ApiError ? error.reply.fields : {})
    } finally {
      leaving.current = null
      setSending(null)
    }
  }

  /** The submission stops. */
  const failUpload = (error: unknown): null => {
    const reason = textOfFailure(error, texts['image.upload-failed'])
    notify('error', reason)
    fail({
      text: texts['image.upload-failed'],
      isToasted: true,
      ...(reason !== texts['image.upload-failed'] && { reason }),
    })
    return null
  }

  return { fieldErrors, sending, failure, submit }
}

/** Whether the server refused it, and why, or did not get to decide. */
function failureOf(error: unknown): SubmitFailure {
  const isRefused = error instanceof ApiError && !['network', 'internal', 'unavailable'].includes(error.code)
  if (!isRefused) return { text: reviews.submitFailedRetry }
  const reason = error.reply.error
  return { text: reviews.submitFailed, ...(reason !== undefined && { reason }) }
}

function focusFirstInvalidField(form: HTMLFormElement | null): void {
  const error = form?.querySelector<HTMLElement>('[aria-invalid=true]')
  const marker = form?.querySelector<HTMLElement>('.review-place:has(> .field-error) input')
  const target = error ?? marker ?? form?.querySelector<HTMLElement>('[type=submit]')
  target?.focus()
}
