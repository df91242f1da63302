import { useFormats } from '../../city/use-formats.ts'
import { useQuery } from '@tanstack/react-query'
import type { Announcement } from '#contract/admin/announcements.ts'
import { announcements } from '#messages/account.ts'
import { useCity } from '../../city/use-city.ts'
import { useSession } from '../../session/session.ts'
import { writeInstant } from '#contract/text/date-format.ts'
import { BellNotifications } from './bell-notifications.tsx'
import { BellTrips } from './bell-trips.tsx'
import { PriorityBadge } from './priority-badge.tsx'
import { announcementList } from './queries.ts'
import { languages } from '#contract/messages/languages.ts'
import { language } from '#messages/language.ts'

/** The list scrolls but holds nothing focusable, so the list itself takes the focus for the arrow keys. */
const IN_TAB_ORDER = 0

/**
 * Content of the open bell. After a failure, opening the bell loads again.
 * @param props.onFollow closes the bell when a link is followed: on a phone it covers the page
 */
export function BellList({ onFollow }: { onFollow: () => void }) {
  const session = useSession()
  return (
    <>
      {session.kind === 'signed-in' && (
        <>
          <BellTrips owner={session.user.email} onFollow={onFollow} />
          <BellNotifications owner={session.user.email} onFollow={onFollow} />
        </>
      )}
      <Announcements />
    </>
  )
}

function Announcements() {
  const { data, isFetching } = useQuery(announcementList())
  const { timeZone } = useCity()
  if (!data && isFetching) {
    return (
      <p className="bell-empty" role="status">
        {announcements.loading}
      </p>
    )
  }
  if (!data || data.announcements.length === 0) return <p className="bell-empty">{announcements.empty}</p>
  return (
    <ul className="bell-list" tabIndex={IN_TAB_ORDER} aria-label={announcements.bell}>
      {data.announcements.map((announcement) => (
        <li key={announcement._id}>
          <BellItem announcement={announcement} timeZone={timeZone} />
        </li>
      ))}
    </ul>
  )
}

function BellItem({ announcement, timeZone }: { announcement: Announcement; timeZone: string }) {
  const formats = useFormats()
  const { date, priority } = announcement
  const { title, content, lang } = textOfAnnouncement(announcement)
  return (
    <article className="bell-item">
      <h2 lang={lang}>{title}</h2>
      <PriorityBadge priority={priority} />
      <p lang={lang}>{content}</p>
      <time dateTime={date}>{writeInstant(date, timeZone, formats)}</time>
    </article>
  )
}

type AnnouncementText = { readonly title: string; readonly content: string }

/**
 * Title and content in the language of the page. Without a translation they are as somebody typed them for the first
 * language, and say so by `lang`.
 */
function textOfAnnouncement({ title, content, translations = {} }: Announcement) {
  const byCode: Readonly<Partial<Record<string, AnnouncementText>>> = translations
  const own = byCode[language.code]
  if (own) return { ...own, lang: undefined }
  const [first] = languages
  return { title, content, lang: language.code === first.code ? undefined : first.code }
}
