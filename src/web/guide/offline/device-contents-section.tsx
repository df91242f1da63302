import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { fill } from '#contract/messages/format.ts'
import { knownLanguage } from '#contract/messages/languages.ts'
import { paths } from '#contract/paths.ts'
import { writeDay } from '#contract/text/date-format.ts'
import { onDevice as messages } from '#messages/offline.ts'
import { useCity } from '../../city/use-city.ts'
import { useFormats } from '../../city/use-formats.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { readDeviceContents, type DeviceContents, type GuideOnDevice } from './device-contents.ts'
import { useMegabytes } from './use-megabytes.ts'
import './offline.css'

/** The list of all that this device has stored, with sizes. */
export function DeviceContentsSection({ userId }: { userId: string }) {
  const { data, isError } = useQuery({
    queryKey: ['stored on this device', userId],
    staleTime: 0,
    gcTime: 0,
    queryFn: () => readDeviceContents(userId),
  })
  return (
    <section className="on-device" aria-labelledby="on-device-title">
      <h3 id="on-device-title">{messages.title}</h3>
      {isError && <p role="status">{messages.failed}</p>}
      {!data && !isError && <p role="status">{messages.looking}</p>}
      {data && <ContentsList contents={data} />}
      <p>{messages.leaves}</p>
      <p>
        <ButtonLink look="quiet" to={paths.offline}>
          {messages.manage}
        </ButtonLink>
      </p>
    </section>
  )
}

function ContentsList({ contents: { guides, trips, wishlist, unsent, loginBytes } }: { contents: DeviceContents }) {
  const { plural } = useFormats()
  return (
    <ul className="offline-parts">
      {guides.map((guide) => (
        <Item key={`${guide.language} ${guide.fetchedAt}`} bytes={guide.bytes}>
          <GuideName guide={guide} />
        </Item>
      ))}
      {trips.count > 0 && <Item bytes={trips.bytes}>{plural(messages.trips, trips.count)}</Item>}
      {wishlist.count > 0 && <Item bytes={wishlist.bytes}>{messages.wishlist}</Item>}
      {unsent.count > 0 && <Item bytes={unsent.bytes}>{plural(messages.unsent, unsent.count)}</Item>}
      <Item bytes={loginBytes}>{messages.login}</Item>
    </ul>
  )
}

function GuideName({ guide: { language: code, fetchedAt } }: { guide: GuideOnDevice }) {
  const formats = useFormats()
  const { timeZone } = useCity()
  const language = knownLanguage(code)?.name ?? code
  return fetchedAt === null
    ? fill(messages.unfinished, { language })
    : fill(messages.guide, { language, date: writeDay(fetchedAt, timeZone, formats) })
}

function Item({ bytes, children }: { bytes: number; children: ReactNode }) {
  const megabytes = useMegabytes()
  return (
    <li>
      <span>{children}</span>
      <span>{fill(messages.size, { size: megabytes(bytes) })}</span>
    </li>
  )
}
