import { useFormats } from '../city/use-formats.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useId, useState, type RefObject } from 'react'
import type { Location } from 'react-router'
import {
  announcementPriorities,
  DEFAULT_PRIORITY,
  type Announcement,
  type AnnouncementPriority,
  AnnouncementInput,
} from '#contract/admin/announcements.ts'
import { admin } from '#messages/admin.ts'
import { announcements as messages } from '#messages/account.ts'
import { unsavedWork } from '#messages/ui.ts'
import { fill } from '#contract/messages/format.ts'
import { nameOfZone, toDateTimeInput } from '../account/announcements/announcement-date.ts'
import { saveAnnouncement } from '../account/announcements/mutations.ts'
import { PriorityBadge } from '../account/announcements/priority-badge.tsx'
import { useCity } from '../city/use-city.ts'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { takeFocus } from '../ui/take-focus.ts'
import { TextArea } from '../ui/text-area.tsx'
import { readFields, useForm } from '../ui/use-form.ts'
import { useLeaveQuestion } from '../ui/leave-questions.tsx'
import { AnnouncementTranslations, readTranslations } from './announcement-translations.tsx'
import { hasUnsavedInput, confirmLeaving } from './unsaved-input.ts'

export type FormMode = { kind: 'create' } | { kind: 'edit'; announcement: Announcement }

type AnnouncementFormProps = {
  mode: FormMode
  /** Ref to the form element, so that the parent can check for unsaved input. */
  form: RefObject<HTMLFormElement | null>
  /** Runs after saving and after closing. */
  onDone: () => void
}

const readAnnouncementInput = readFields(AnnouncementInput, readTranslations)

export function AnnouncementForm({ mode, form, onDone }: AnnouncementFormProps) {
  const formats = useFormats()
  const queryClient = useQueryClient()
  const { name: city, timeZone } = useCity()
  const titleId = useId()
  const isEdit = mode.kind === 'edit'
  const given = isEdit ? mode.announcement : null
  const [date] = useState(() => (given ? new Date(given.date) : new Date()))
  const { fieldErrors, isPending, submit } = useForm({
    read: readAnnouncementInput,
    write: (input) => saveAnnouncement(queryClient, { id: isEdit ? mode.announcement._id : null, input }),
    onSuccess: onDone,
    success: isEdit ? messages.updated : messages.created,
    failure: messages.saveFailed,
    place: 'top-right',
  })
  useLeaveQuestion(
    useCallback(() => hasUnsavedInput(form.current), [form]),
    unsavedWork.leave,
    isOtherUrl,
  )
  const close = () => {
    if (confirmLeaving(form.current)) onDone()
  }
  return (
    <section className="announcement-form" aria-labelledby={titleId}>
      <header>
        <h2 id={titleId}>{isEdit ? admin.editTitle : admin.newAnnouncement}</h2>
        <IconButton icon="close" label={admin.close} onClick={close} />
      </header>
      <form ref={form} className="form" noValidate onSubmit={submit}>
        <Field
          label={admin.titleLabel}
          name="title"
          ref={takeFocus}
          autoComplete="off"
          defaultValue={given?.title}
          required
          error={fieldErrors.title}
        />
        <TextArea
          label={admin.contentLabel}
          name="content"
          rows={4}
          defaultValue={given?.content}
          required
          error={fieldErrors.content}
        />
        <AnnouncementTranslations given={given?.translations} fieldErrors={fieldErrors} />
        <Field
          label={admin.dateLabel}
          name="date"
          type="datetime-local"
          defaultValue={toDateTimeInput(date, timeZone)}
          required
          hint={fill(admin.dateHint, { city, zone: nameOfZone(timeZone, formats) })}
          error={fieldErrors.date}
        />
        <PriorityChoice given={given?.priority ?? DEFAULT_PRIORITY} />
        <Button type="submit" isBusy={isPending}>
          {isEdit ? admin.save : admin.create}
        </Button>
      </form>
    </section>
  )
}

function PriorityChoice({ given }: { given: AnnouncementPriority }) {
  return (
    <fieldset className="radio-choice">
      <legend>{admin.priorityLabel}</legend>
      {announcementPriorities.map((priority) => (
        <label key={priority}>
          <input
            className="covering-radio"
            type="radio"
            name="priority"
            value={priority}
            defaultChecked={priority === given}
          />
          <PriorityBadge priority={priority} />
        </label>
      ))}
    </fieldset>
  )
}

/** A change of the query opens another tab of the admin panel and removes the form, so it counts as leaving. */
function isOtherUrl(from: Location, to: Location): boolean {
  return from.pathname + from.search !== to.pathname + to.search
}
