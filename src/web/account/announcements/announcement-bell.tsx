import { useQuery } from '@tanstack/react-query'
import { announcements } from '#messages/account.ts'
import { reporting } from '../../api/query-client.ts'
import { Dropdown } from '../../ui/dropdown.tsx'
import { LineIcon } from '../../ui/icon.tsx'
import { BellList } from './bell-list.tsx'
import { announcementList, POLL_INTERVAL_MS } from './queries.ts'
import type { Announcement } from '#contract/admin/announcements.ts'
import { DAY_MS } from '#contract/text/durations.ts'
import './announcements.css'

const BELL_PATH =
  'M6 16.500c1-1.300 1.500-2.700 1.500-6.500a4.500 4.500 0 0 1 9 0c0 3.800.5 5.200 1.500 6.500zM12 3v2.500M10 19.500a2.200 2.200 0 0 0 4 0'

/** Section 8: a failure is logged to the console only. */
const polledList = () => ({
  ...reporting(announcementList(), { text: announcements.fetchFailed, place: 'console' }),
  refetchInterval: POLL_INTERVAL_MS,
  refetchIntervalInBackground: true,
})

/** Announcements of a signed-in user, with a dot if one of them, or a decision about the user's texts, is new. */
export function AnnouncementBell() {
  const { data, dataUpdatedAt, errorUpdatedAt } = useQuery(polledList())
  // Each poll moves `now` forward, so that an announcement stops being new.
  const now = new Date(Math.max(dataUpdatedAt, errorUpdatedAt))
  const hasNew = data !== undefined && hasNews(data, now)
  return (
    <Dropdown
      className="bell header-always"
      label={hasNew ? announcements.bellNew : announcements.bell}
      trigger={
        <>
          <LineIcon path={BELL_PATH} />
          {hasNew && <span className="bell-dot" />}
        </>
      }
    >
      {(close) => <BellList onFollow={close} />}
    </Dropdown>
  )
}

type Listed = { readonly announcements: readonly Announcement[]; readonly decidedAt?: string | undefined }

/** A decision or news of a trip has happened, also if the clock of the device is behind. */
function hasNews({ announcements: listed, decidedAt }: Listed, now: Date): boolean {
  const isDecided = decidedAt !== undefined && now.getTime() - Date.parse(decidedAt) <= NEW_FOR_MS
  return isDecided || listed.some((announcement) => isNewAnnouncement(announcement, now))
}

/** Section 9. */
const NEW_FOR_MS = DAY_MS

/** True during the first 24 hours after the date of the announcement, false before that date. */
function isNewAnnouncement({ date }: Pick<Announcement, 'date'>, now: Date): boolean {
  const ageMs = now.getTime() - Date.parse(date)
  return ageMs >= 0 && ageMs <= NEW_FOR_MS
}
