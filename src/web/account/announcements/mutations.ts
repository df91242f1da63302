import type { QueryClient } from '@tanstack/react-query'
import type { Announcement, AnnouncementInput } from '#contract/admin/announcements.ts'
import {
  createAnnouncement,
  deleteAnnouncement,
  restoreAnnouncement,
  updateAnnouncement,
} from '#contract/admin/announcements.endpoints.ts'
import { callOverHttp } from '../../api/call.ts'
import { updateAnswer } from '../../api/update-answer.ts'
import { announcementList } from './queries.ts'

/** Creates an announcement if `id` is null. Otherwise replaces the announcement of that id. */
export async function saveAnnouncement(
  queryClient: QueryClient,
  { id, input }: { id: string | null; input: AnnouncementInput },
): Promise<void> {
  const { announcement } =
    id === null
      ? await callOverHttp(createAnnouncement, { body: input })
      : await callOverHttp(updateAnnouncement, { params: { id }, body: input })
  await updateList(queryClient, (list) => withAnnouncement(list, announcement))
}

export async function removeAnnouncement(queryClient: QueryClient, id: string): Promise<void> {
  await callOverHttp(deleteAnnouncement, { params: { id } })
  await updateList(queryClient, (list) => list.filter(({ _id }) => _id !== id))
}

export async function bringAnnouncementBack(queryClient: QueryClient, id: string): Promise<void> {
  const { announcement } = await callOverHttp(restoreAnnouncement, { params: { id } })
  await updateList(queryClient, (list) => withAnnouncement(list, announcement))
}

/** Sorted like on the server: newest first. */
function withAnnouncement(list: readonly Announcement[], announcement: Announcement): Announcement[] {
  const others = list.filter(({ _id }) => _id !== announcement._id)
  return [...others, announcement].toSorted((a, b) => Date.parse(b.date) - Date.parse(a.date))
}

function updateList(
  queryClient: QueryClient,
  change: (list: readonly Announcement[]) => Announcement[],
): Promise<void> {
  return updateAnswer(queryClient, announcementList(), (reply) => ({
    ...reply,
    announcements: change(reply.announcements),
  }))
}
