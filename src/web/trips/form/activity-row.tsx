import { useFormats } from '../../city/use-formats.ts'
import type { PointerEvent } from 'react'
import { showDate } from '#contract/text/date-format.ts'
import { trips } from '#messages/trips.ts'
import { fill } from '#contract/messages/format.ts'
import { GRIP } from '../../ui/grip.ts'
import { Icon } from '../../ui/icon.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { ActivityFields, type ActivityFieldsProps } from './activity-fields.tsx'
import { PlaceName } from './place-names.tsx'
import type { DraftActivity } from './trip-draft.ts'
import { hasErrorsBelow } from './trip-field-errors.ts'
import { pageIcons } from '../../ui/page-icons.ts'

type ActivityRowProps = ActivityFieldsProps & {
  isOpen: boolean
  isFirst: boolean
  isLast: boolean
  onToggle: () => void
  onDrag: (event: PointerEvent) => void
  onMove: (step: 1 | -1) => void
  onRemove: () => void
}

export function ActivityRow({
  isOpen,
  isFirst,
  isLast,
  onToggle,
  onDrag,
  onMove,
  onRemove,
  ...rest
}: ActivityRowProps) {
  const { activity, path, fieldErrors } = rest
  const { name } = activity
  const isInvalid = hasErrorsBelow(fieldErrors, path)
  return (
    <div className="activity">
      {/* Dragging needs a pointer. The buttons do the same for the keyboard. */}
      <span className="activity-grip" onPointerDown={onDrag} title={fill(trips.drag, { name })}>
        <Icon name={GRIP} />
      </span>
      <ActivityText activity={activity} />
      <div className="activity-actions">
        <IconButton
          icon={pageIcons.up}
          label={fill(trips.moveUp, { name })}
          isDisabled={isFirst}
          onClick={() => onMove(-1)}
        />
        <IconButton icon="down" label={fill(trips.moveDown, { name })} isDisabled={isLast} onClick={() => onMove(1)} />
        <IconButton
          icon={pageIcons.pencil}
          label={fill(isOpen ? trips.closeActivity : trips.editActivity, { name })}
          isExpanded={isOpen}
          onClick={onToggle}
        />
        <IconButton icon="close" label={fill(trips.removeActivity, { name })} onClick={onRemove} />
      </div>
      {(isOpen || isInvalid) && <ActivityFields {...rest} />}
    </div>
  )
}

function ActivityText({ activity: { name, date, time, notes, place } }: { activity: DraftActivity }) {
  const formats = useFormats()
  return (
    <div className="activity-text">
      <p className="activity-name">
        <PlaceName name={name} slug={place} />
      </p>
      {(date !== '' || time !== '') && (
        <p className="activity-when">
          {date !== '' && <time dateTime={date}>{showDate(date, formats)}</time>} {time}
        </p>
      )}
      {notes !== '' && <p className="activity-notes">{notes}</p>}
    </div>
  )
}
