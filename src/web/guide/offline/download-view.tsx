import type { OfferedPack, PackSize } from '#contract/city/pack.ts'
import { fill } from '#contract/messages/format.ts'
import { offline as messages } from '#messages/offline.ts'
import { Button } from '../../ui/button.tsx'
import { listSizes } from './pack-sizes.ts'
import type { StoredGuide } from './store-guide.ts'
import type { GuideDownload } from './use-guide-download.ts'
import { useMegabytes } from './use-megabytes.ts'

type Props = {
  download: GuideDownload
  offered: OfferedPack
  stored: StoredGuide
  /** The photos that the traveller wants. Null: none. */
  photos: PackSize | null
  onStart: () => void
  onPause: () => void
}

/** Loads the guide: the button with the size, then the progress, then why it stopped. */
export function DownloadView({ download, offered, stored, photos, onStart, onPause }: Props) {
  const megabytes = useMegabytes()
  const sizes = listSizes(offered, photos)
  const size = megabytes(sizes.reduce((sum, { transferBytes }) => sum + transferBytes, 0))
  if (download.kind === 'running') {
    return (
      <section className="offline-download">
        <DownloadProgress download={download} sizes={sizes} />
        <Button look="quiet" onClick={onPause}>
          {messages.pause}
        </Button>
      </section>
    )
  }
  const startText = () => {
    if (stored.kind === 'none') return fill(messages.load, { size })
    if (stored.kind === 'damaged') return messages.mend
    if (stored.pack.edition !== offered.edition) return messages.update
    return photos ? fill(messages.loadPhotos, { size: megabytes(photos.transferBytes) }) : messages.removePhotos
  }
  return (
    <section className="offline-download">
      {download.kind === 'paused' && <p role="status">{messages.paused}</p>}
      {download.kind === 'failed' && <FaultNote fault={download.fault} />}
      <Button onClick={onStart}>{download.kind === 'idle' ? startText() : messages.resume}</Button>
    </section>
  )
}

type ProgressProps = {
  download: Extract<GuideDownload, { kind: 'running' }>
  sizes: readonly { bytes: number; entries: number }[]
}

/** The live region says the two stages only: each step would talk over all else. */
function DownloadProgress({ download: { progress }, sizes }: ProgressProps) {
  const megabytes = useMegabytes()
  const all = sizes.reduce((sum, { bytes }) => sum + bytes, 0)
  const isAllHere = progress.entries >= sizes.reduce((sum, { entries }) => sum + entries, 0)
  const text = fill(messages.loaded, { done: megabytes(progress.bytes), all: megabytes(all) })
  return (
    <div>
      <p role="status">{isAllHere ? messages.proving : messages.loading}</p>
      <progress aria-label={messages.loading} aria-valuetext={text} value={progress.bytes} max={Math.max(1, all)} />
      <p>{text}</p>
    </div>
  )
}

function FaultNote({ fault: { kind, url } }: { fault: Extract<GuideDownload, { kind: 'failed' }>['fault'] }) {
  return (
    <div role="alert">
      <h2>{messages.failed}</h2>
      <p>{kind === 'unexpected' ? messages.unexpected : messages.faults[kind]}</p>
      {url !== '' && <p className="offline-note">{fill(messages.faultAt, { name: url })}</p>}
    </div>
  )
}
