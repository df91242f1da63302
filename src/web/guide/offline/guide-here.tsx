import { useState } from 'react'
import { packParts, type CurrentPack, type OfferedPack, type PackSize } from '#contract/city/pack.ts'
import { fill } from '#contract/messages/format.ts'
import { writeDay } from '#contract/text/date-format.ts'
import { offline as messages } from '#messages/offline.ts'
import { useCity } from '../../city/use-city.ts'
import { useFormats } from '../../city/use-formats.ts'
import { Button } from '../../ui/button.tsx'
import { CheckBox } from '../../ui/check-box.tsx'
import { DownloadView } from './download-view.tsx'
import { listSizes } from './pack-sizes.ts'
import { PartList } from './part-list.tsx'
import type { GuideOffer } from './queries.ts'
import type { StoredGuide } from './store-guide.ts'
import { writePhotoChoice, type StoredPack } from './stored-pack.ts'
import { useGuideDownload } from './use-guide-download.ts'
import { useMegabytes } from './use-megabytes.ts'

type Props = {
  stored: StoredGuide
  /** Undefined: the server was asked and has not answered yet. */
  offer: GuideOffer | undefined
  wantsPhotos: boolean
}

/** The guide on this device, with buttons to download and remove it. One filled button at a time. */
export function GuideHereView({ stored, offer, wantsPhotos: wantedPhotos }: Props) {
  const [wantsPhotos, setWantsPhotos] = useState(wantedPhotos)
  const { download, start, pause, remove } = useGuideDownload()
  // A download that has begun names what it loads, also when the network goes meanwhile.
  const isUnderWay = download.kind !== 'idle'
  const current = offer && (offer.isReachable || isUnderWay ? offer.current : null)
  const offered = current?.isOffered === true ? current : null
  const photos = (wantsPhotos && offered?.photos) || null
  const isNewest = (pack: StoredPack) => pack.edition === offered?.edition && pack.photos === photos?.list.sha256
  const isWhole = stored.kind === 'ready' && (offered === null || isNewest(stored.pack))
  const isIdle = download.kind !== 'running'
  return (
    <>
      <StoredView stored={stored} current={current} photos={photos} />
      {offered?.photos && isIdle && (
        <PhotoChoice
          offered={offered}
          photos={offered.photos}
          isChosen={wantsPhotos}
          onChoose={(isChosen) => {
            setWantsPhotos(isChosen)
            // A device without room remembers it as long as the page is open.
            writePhotoChoice(caches, isChosen).catch(() => undefined)
          }}
        />
      )}
      {offered && (!isWhole || !isIdle) && (
        <DownloadView
          download={download}
          offered={offered}
          stored={stored}
          photos={photos}
          onStart={() => void start(wantsPhotos)}
          onPause={pause}
        />
      )}
      {stored.kind === 'ready' && <PartList bytes={stored.bytes} isStored />}
      {stored.kind !== 'ready' && offered && <PartList bytes={getSizes(offered, photos)} isStored={false} />}
      {isIdle && (stored.kind !== 'none' || download.kind !== 'idle') && (
        <Button look="danger" onClick={() => void remove()}>
          {messages.remove}
        </Button>
      )}
    </>
  )
}

type PhotoChoiceProps = {
  offered: OfferedPack
  photos: NonNullable<OfferedPack['photos']>
  isChosen: boolean
  onChoose: (isChosen: boolean) => void
}

/** The size includes everything that is loaded and stored. */
function PhotoChoice({ offered, photos, isChosen, onChoose }: PhotoChoiceProps) {
  const { plural } = useFormats()
  const { transferBytes } = useTotals(offered, photos)
  return (
    <CheckBox checked={isChosen} onChange={({ currentTarget }) => onChoose(currentTarget.checked)}>
      {plural(messages.withPhotos, photos.entries, { size: transferBytes })}
    </CheckBox>
  )
}

function getSizes({ parts }: OfferedPack, photos: PackSize | null) {
  const sizes = { program: 0, pages: 0, answers: 0, drawings: 0, map: 0, photos: photos?.bytes ?? 0 }
  for (const part of packParts) sizes[part] = parts[part].bytes
  return sizes
}

type StoredViewProps = {
  stored: StoredGuide
  /** Null: the server cannot be reached. Undefined: that is not known yet. */
  current: CurrentPack | null | undefined
  photos: PackSize | null
}

function StoredView({ stored, current, photos }: StoredViewProps) {
  const formats = useFormats()
  const { timeZone } = useCity()
  const { bytes, transferBytes } = useTotals(current, photos)
  if (stored.kind === 'ready') {
    const date = writeDay(stored.pack.fetchedAt, timeZone, formats)
    return (
      <section className="offline-state is-ready" role="status">
        <h2>{messages.ready}</h2>
        <p>{formats.plural(messages.checked, stored.pack.places, { date })}</p>
        {current !== undefined && <p>{newestText(stored.pack.edition, current)}</p>}
      </section>
    )
  }
  if (stored.kind === 'damaged') {
    const names = stored.faults
      .slice(0, 3)
      .map(({ url }) => url)
      .join(', ')
    return (
      <section className="offline-state" role="status">
        <h2>{messages.damaged}</h2>
        <p>{formats.plural(messages.lost, stored.faults.length, { names })}</p>
      </section>
    )
  }
  if (current === undefined) return <p role="status">{messages.looking}</p>
  const text = current === null ? messages.unreachable : current.isOffered ? null : messages.off
  return (
    <section className="offline-state" role="status">
      <h2>{messages.notStored}</h2>
      <p>{text ?? fill(messages.size, { size: transferBytes, room: bytes })}</p>
    </section>
  )
}

function newestText(edition: string, current: CurrentPack | null): string {
  if (current === null) return messages.unknownNewest
  if (!current.isOffered) return messages.off
  return current.edition === edition ? messages.isNewest : messages.newer
}

function useTotals(
  current: CurrentPack | null | undefined,
  photos: PackSize | null,
): { bytes: string; transferBytes: string } {
  const megabytes = useMegabytes()
  const sizes = current?.isOffered === true ? listSizes(current, photos) : []
  return {
    bytes: megabytes(sizes.reduce((sum, { bytes }) => sum + bytes, 0)),
    transferBytes: megabytes(sizes.reduce((sum, { transferBytes }) => sum + transferBytes, 0)),
  }
}
