import { fill } from '#contract/messages/format.ts'
import { site } from '#messages/shell.ts'
import { admin } from '#messages/admin.ts'
import { desk } from '#messages/desk.ts'
import { servedLanguages } from '#contract/messages/languages.ts'
import { nameOfZone } from '../../account/announcements/announcement-date.ts'
import { useCity } from '../../city/use-city.ts'
import { useFormats } from '../../city/use-formats.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import type { SendKind } from './send-kind.ts'

type SaveButtonsProps = {
  isBusy: boolean
  /** Runs before the form is sent. */
  onChoose: (kind: SendKind) => void
  publishAt: string
  onPublishAt: (publishAt: string) => void
  error: string | undefined
}

/**
 * The ways to save. Enter in an input saves a draft, which visitors do not see. The buttons keep the focus while they work,
 * and a press meanwhile does nothing.
 */
export function SaveButtons({ isBusy, onChoose, publishAt, onPublishAt, error }: SaveButtonsProps) {
  const formats = useFormats()
  const { name: city, timeZone, languages } = useCity()
  return (
    <div className="desk-saving">
      <div className="desk-buttons">
        <Button type="submit" look="quiet" onClick={() => onChoose('draft')}>
          {desk.saveDraft}
        </Button>
        <Button type="submit" onClick={() => onChoose('publish')}>
          {desk.publish}
        </Button>
        <Button type="submit" look="quiet" onClick={() => onChoose('preview')}>
          {desk.preview}
        </Button>
      </div>
      {servedLanguages(languages).length > 1 && <p className="field-hint">{desk.inOtherLanguages}</p>}
      <p className="desk-working" role="status">
        {isBusy && site.working}
      </p>
      <details open={error !== undefined || undefined}>
        <summary>{desk.publishLater}</summary>
        <div className="desk-adder">
          <Field
            label={admin.dateLabel}
            name="publish-at"
            type="datetime-local"
            value={publishAt}
            hint={fill(desk.publishAtHint, { city, zone: nameOfZone(timeZone, formats) })}
            error={error}
            onChange={({ currentTarget }) => onPublishAt(currentTarget.value)}
          />
          <Button type="submit" look="quiet" onClick={() => onChoose('schedule')}>
            {desk.schedule}
          </Button>
        </div>
      </details>
    </div>
  )
}
