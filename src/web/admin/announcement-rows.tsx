import { actions } from '#messages/ui.ts'
import { useFormats } from '../city/use-formats.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { fill } from '#contract/messages/format.ts'
import type { Announcement } from '#contract/admin/announcements.ts'
import { admin } from '#messages/admin.ts'
import { announcements as messages } from '#messages/account.ts'
import { writeInstant } from '#contract/text/date-format.ts'
import { removeAnnouncement } from '../account/announcements/mutations.ts'
import { PriorityBadge } from '../account/announcements/priority-badge.tsx'
import { announcementList } from '../account/announcements/queries.ts'
import { useCity } from '../city/use-city.ts'
import { Button } from '../ui/button.tsx'
import { ShortLabel } from '../ui/short-label.tsx'
import { LoadFailure } from '../ui/load-failure.tsx'
import { Notice } from '../ui/notice.tsx'
import { useApiMutation } from '../ui/use-api-mutation.ts'
import { ListSkeleton } from './list-skeleton.tsx'
import { announcementRows } from './queries.ts'
import { pageIcons } from '../ui/page-icons.ts'

type AnnouncementRowsProps = {
  onEdit: (announcement: Announcement) => void
  onDeleted: (announcement: Announcement) => void
}

export function AnnouncementRows({ onEdit, onDeleted }: AnnouncementRowsProps) {
  const { data, isPending, refetch } = useQuery(announcementRows())
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
            onDeleted={() => onDeleted(announcement)}
          />
        </li>
      ))}
    </ul>
  )
}

type AnnouncementRowProps = { announcement: Announcement; onEdit: () => void; onDeleted: () => void }

function AnnouncementRow({ announcement, onEdit, onDeleted }: AnnouncementRowProps) {
  const formats = useFormats()
  const { title, content, date, priority } = announcement
  const { timeZone } = useCity()
  const queryClient = useQueryClient()
  const deletion = useApiMutation({
    write: () => removeAnnouncement(queryClient, announcement._id),
    failure: messages.deleteFailed,
    place: 'top-right',
    onSuccess: onDeleted,
    // Another admin may have deleted it.
    onFailure: () => void queryClient.invalidateQueries(announcementList()),
  })
  return (
    <article className="admin-announcement">
      <header>
        <h2>{title}</h2>
        <PriorityBadge priority={priority} />
      </header>
      <time dateTime={date}>{writeInstant(date, timeZone, formats)}</time>
      <p>{content}</p>
      <div className="admin-announcement-actions">
        <Button icon={pageIcons.pencil} look="quiet" onClick={onEdit}>
          <ShortLabel text={actions.edit} full={fill(admin.editAnnouncement, { title })} />
        </Button>
        <Button look="danger" isBusy={deletion.isPending} onClick={() => deletion.mutate()}>
          <ShortLabel text={actions.delete} full={fill(admin.deleteAnnouncement, { title })} />
        </Button>
      </div>
    </article>
  )
}
