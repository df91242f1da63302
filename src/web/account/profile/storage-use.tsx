import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { fill } from '#contract/messages/format.ts'
import { profile } from '#messages/account.ts'
import { reporting } from '../../api/query-client.ts'
import { useFormats } from '../../city/use-formats.ts'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { getStorage } from './queries.ts'

const MEGABYTE = 1_000_000

/** From this part of its limit on, a meter warns. */
const NEARLY_FULL = 0.9

/** The storage that the account uses, of the storage that it may use. */
export function StorageUse({ email }: { email: string }) {
  const failed = { text: profile.storageFailed, place: 'console' } as const
  const { data, isPending, refetch } = useQuery(reporting(getStorage(email), failed))
  if (isPending) return <div className="storage-use storage-use-skeleton" aria-busy="true" />
  if (!data) return <LoadFailure title={profile.storageFailed} onRetry={() => void refetch()} />
  const { bytes, maxBytes, imageBytes, maxImageBytes } = data.storage
  return (
    <div className="storage-use">
      <StorageMeter label={profile.storageTexts} bytes={bytes} max={maxBytes} />
      <StorageMeter label={profile.storageImages} bytes={imageBytes} max={maxImageBytes} />
      <p>{profile.storageHint}</p>
    </div>
  )
}

function StorageMeter({ label, bytes, max }: { label: string; bytes: number; max: number }) {
  const id = useId()
  const formats = useFormats()
  const used = fill(profile.storageUsed, {
    used: formats.number(megabytes(bytes)),
    limit: formats.number(megabytes(max)),
  })
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <span>{used}</span>
      <meter id={id} max={max} high={max * NEARLY_FULL} optimum={0} value={bytes} aria-valuetext={used} />
    </div>
  )
}

/** Rounded up to a tenth, so that only an empty account reads 0. */
function megabytes(bytes: number): number {
  return Math.ceil((bytes / MEGABYTE) * 10) / 10
}
