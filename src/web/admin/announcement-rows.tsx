import { useFormats } from '../city/use-formats.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Announcement } from '#contract/announcements.ts'
import { admin } from '#messages/admin.ts'
import { announcements as messages } from '#messages/announcements.ts'
import { showAnnouncementDate } from '../announcements/announcement-date.ts'
import { PriorityBadge } from '../announcements/priority-badge.tsx'
import { announcementList } from '../announcements/queries.ts'
import { useCity } from '../city/use-city.ts'
import { Button } from '../ui/button.tsx'
import { LoadFailure } from '../ui/load-failure.tsx'
import { Notice } from '../ui/notice.tsx'
import { ListSkeleton } from './list-skeleton.tsx'
import { useFailureTold } from './notify.ts'

type AnnouncementRowsProps = {
  onEdit: (announcement: Announcement) => void
  onDelete: (announcement: Announcement) => Promise<void>
}

export function AnnouncementRows({ onEdit, onDelete }: AnnouncementRowsProps) {
  // Another admin may have announced something meanwhile.
  const { data, error, isPending, refetch } = useQuery({ ...announcementList(), staleTime: 0 })
  useFailureTold(error, messages.fetchFailed)
  if (isPending) return <ListSkeleton />
  if (!data) return <LoadFailure title={messages.fetchFailed} onRetry={() => void refetch()} />
  if (data.announcements.length === 0) {
    return <Notice title={messages.emptyAdmin} text={admin.emptyAnnouncementsHint} />
  }
  return (
    <ul className="admin-list">
      {data.announcements.map((announcement) => (
        <li key={announcement._id}>
          <AnnouncementRow
            announcement={announcement}
            onEdit={() => onEdit(announcement)}
            onDelete={() => onDelete(announcement)}
          />
        </li>
      ))}
    </ul>
  )
}

type AnnouncementRowProps = { announcement: Announcement; onEdit: () => void; onDelete: () => Promise<void> }

function AnnouncementRow({ announcement, onEdit, onDelete }: AnnouncementRowProps) {
  const formats = useFormats()
  const { title, content, date, priority } = announcement
  const { timeZone } = useCity()
  const [isBusy, setIsBusy] = useState(false)
  const remove = async () => {
    setIsBusy(true)
    await onDelete()
    setIsBusy(false)
  }
  const ofAnnouncement = <span className="visually-hidden"> {title}</span>
  return (
    <article className="admin-announcement">
      <header>
        <h2>{title}</h2>
        <PriorityBadge priority={priority} />
      </header>
      <time dateTime={date}>{showAnnouncementDate(date, timeZone, formats)}</time>
      <p>{content}</p>
      <div className="admin-announcement-actions">
        <Button icon="pencil" look="quiet" onClick={onEdit}>
          {admin.edit}
          {ofAnnouncement}
        </Button>
        <Button look="danger" isBusy={isBusy} onClick={() => void remove()}>
          {admin.delete}
          {ofAnnouncement}
        </Button>
      </div>
    </article>
  )
}
