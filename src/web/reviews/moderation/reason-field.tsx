import { moderationReasons } from '#contract/review/moderation-rules.ts'
import type { ModerationReason } from '#contract/review/moderation.ts'
import { moderationReasons as texts } from '#messages/reviews.ts'
import { SelectField } from '../../ui/select-field.tsx'

type ReasonFieldProps = { label: string; value: ModerationReason; onChange: (reason: ModerationReason) => void }

/** Reports and removals have the same reasons. */
export function ReasonField({ label, value, onChange }: ReasonFieldProps) {
  return (
    <SelectField
      label={label}
      value={value}
      options={moderationReasons.map((reason) => ({ value: reason, label: texts[reason] }))}
      onChange={(chosen) => onChange(moderationReasons.find((reason) => reason === chosen) ?? value)}
    />
  )
}
