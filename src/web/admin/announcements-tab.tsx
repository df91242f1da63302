import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { Announcement } from '#contract/admin/announcements.ts'
import { admin } from '#messages/admin.ts'
import { announcements as messages } from '#messages/account.ts'
import { fill } from '#contract/messages/format.ts'
import { bringAnnouncementBack } from '../account/announcements/mutations.ts'
import { Button } from '../ui/button.tsx'
import { LeaveQuestions } from '../ui/leave-questions.tsx'
import { useUndo } from '../ui/use-undo.ts'
import { AnnouncementForm, type FormMode } from './announcement-form.tsx'
import { AnnouncementRows } from './announcement-rows.tsx'
import { confirmLeaving } from './unsaved-input.ts'
import { pageIcons } from '../ui/page-icons.ts'

/** The mode after closing and saving. */
const CREATE: FormMode = { kind: 'create' }

export function AnnouncementsTab() {
  const queryClient = useQueryClient()
  const [mode, setMode] = useState<FormMode>(CREATE)
  const [isOpen, setIsOpen] = useState(false)
  const opener = useRef<HTMLDivElement>(null)
  const form = useRef<HTMLFormElement>(null)
  const open = (next: FormMode) => {
    if (getKey(next) !== getKey(mode) && !confirmLeaving(form.current)) return
    setMode(next)
    setIsOpen(true)
  }
  const close = () => {
    setMode(CREATE)
    setIsOpen(false)
    opener.current?.querySelector('button')?.focus()
  }
  const announceDeleted = useUndo({
    undo: ({ _id }: Announcement) => bringAnnouncementBack(queryClient, _id),
    message: () => messages.deleted,
    undone: ({ title }) => fill(admin.announcementBack, { title }),
    failure: admin.announcementUndoFailed,
    place: 'top-right',
  })
  const afterDeletion = (announcement: Announcement) => {
    if (mode.kind === 'edit' && mode.announcement._id === announcement._id) setMode(CREATE)
    announceDeleted(announcement)
    opener.current?.querySelector('button')?.focus()
  }
  return (
    <>
      <p className="admin-hint">{admin.announcementsHint}</p>
      <div className="admin-announcements">
        <div ref={opener} className="admin-announcements-open">
          <Button icon={pageIcons.plus} onClick={() => open(CREATE)}>
            {admin.newAnnouncement}
          </Button>
        </div>
        {isOpen && (
          <LeaveQuestions>
            <AnnouncementForm key={getKey(mode)} mode={mode} form={form} onDone={close} />
          </LeaveQuestions>
        )}
        <AnnouncementRows onEdit={(announcement) => open({ kind: 'edit', announcement })} onDeleted={afterDeletion} />
      </div>
    </>
  )
}

function getKey(mode: FormMode): string {
  return mode.kind === 'edit' ? mode.announcement._id : mode.kind
}
