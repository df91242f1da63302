import { useCallback, useRef, useState } from 'react'
import { fieldErrors as texts } from '#messages/field-errors.ts'
import { UnusablePhotoError, uploadImage } from '../../api/upload-image.ts'
import { notifyFailure } from '../../ui/notify.ts'
import { useApiMutation } from '../../ui/use-api-mutation.ts'

type Upload = { readonly photo: File; readonly stopping: AbortController }

/** Uploads a photo as soon as it is chosen. @param onStored gets its URL */
export function usePhotoUpload(onStored: (url: string) => void) {
  const latest = useRef<Upload | null>(null)
  const [photo, setPhoto] = useState<File | null>(null)
  /** Sent part of the photo, from 0 to 1, or null if no upload is running. */
  const [sent, setSent] = useState<number | null>(null)
  const { attempt } = useApiMutation<Upload, string>({
    // A new choice begins while the one before it is stopped.
    isParallel: true,
    write: ({ photo: file, stopping: { signal } }) => uploadImage(file, { signal, onProgress: setSent }),
    onSuccess: onStored,
    onFailure: (error) => {
      // The field says why a photo cannot be used, and whoever stopped an upload knows it.
      const isAnnounced =
        error instanceof UnusablePhotoError || (error instanceof DOMException && error.name === 'AbortError')
      if (!isAnnounced) notifyFailure(error, texts['image.upload-failed'], 'top-right')
    },
  })
  const stop = () => latest.current?.stopping.abort()
  const choose = async (file: File | null) => {
    stop()
    const upload = file && { photo: file, stopping: new AbortController() }
    latest.current = upload
    setPhoto(file)
    setSent(upload ? 0 : null)
    if (!upload) return
    const { kind } = await attempt(upload)
    if (latest.current !== upload) return
    setSent(null)
    // A photo that was not stored stays for another try.
    if (kind === 'succeeded') setPhoto(null)
  }
  /** Ref callback of the field: leaving the form stops the upload. */
  const stopLater = useCallback(() => () => latest.current?.stopping.abort(), [])
  return { photo, sent, choose, stop, stopLater }
}
