import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { Announcement } from '#contract/announcements.ts'
import { admin } from '#messages/admin.ts'
import { announcements as messages } from '#messages/announcements.ts'
import { fill } from '#contract/messages/format.ts'
import { bringAnnouncementBack, removeAnnouncement } from '../announcements/mutations.ts'
import { announcementList } from '../announcements/queries.ts'
import { Button } from '../ui/button.tsx'
import { offerUndo } from '../ui/offer-undo.ts'
import { AnnouncementForm, type FormMode } from './announcement-form.tsx'
import { AnnouncementRows } from './announcement-rows.tsx'
import { notifyFailure, notifySuccess } from './notify.ts'
import { mayBeLeft } from './typed-form.ts'

/** Closing or saving brings the form back to creating. */
const CREATE: FormMode = { kind: 'create' }

export function AnnouncementsTab() {
  const queryClient = useQueryClient()
  const [mode, setMode] = useState<FormMode>(CREATE)
  const [isOpen, setIsOpen] = useState(false)
  const opener = useRef<HTMLDivElement>(null)
  const form = useRef<HTMLFormElement>(null)
  const open = (next: FormMode) => {
    if (keyOf(next) !== keyOf(mode) && !mayBeLeft(form.current)) return
    setMode(next)
    setIsOpen(true)
  }
  const close = () => {
    setMode(CREATE)
    setIsOpen(false)
    opener.current?.querySelector('button')?.focus()
  }
  const remove = async ({ _id: id, title }: Announcement) => {
    try {
      await removeAnnouncement(queryClient, id)
    } catch (error) {
      notifyFailure(error, messages.deleteFailed)
      // It may have been deleted elsewhere.
      return queryClient.invalidateQueries(announcementList())
    }
    if (mode.kind === 'edit' && mode.announcement._id === id) setMode(CREATE)
    notifySuccess(messages.deleted)
    offerUndo({
      text: fill(admin.announcementGone, { title }),
      undo: () => bringAnnouncementBack(queryClient, id),
      onUndone: () => notifySuccess(fill(admin.announcementBack, { title })),
      onFailed: (error) => notifyFailure(error, admin.announcementUndoFailed),
    })
    opener.current?.querySelector('button')?.focus()
  }
  return (
    <>
      <p className="admin-hint">{admin.announcementsHint}</p>
      <div className="admin-announcements">
        <div ref={opener} className="admin-announcements-open">
          <Button icon="plus" onClick={() => open(CREATE)}>
            {admin.newAnnouncement}
          </Button>
        </div>
        {isOpen && <AnnouncementForm key={keyOf(mode)} mode={mode} form={form} onDone={close} />}
        <AnnouncementRows onEdit={(announcement) => open({ kind: 'edit', announcement })} onDelete={remove} />
      </div>
    </>
  )
}

function keyOf(mode: FormMode): string {
  return mode.kind === 'edit' ? mode.announcement._id : mode.kind
}
