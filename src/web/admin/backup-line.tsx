import { useQuery } from '@tanstack/react-query'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#contract/text/durations.ts'
import { fill, type Formats } from '#contract/messages/format.ts'
import { adminBackups as messages } from '#messages/admin.ts'
import { useFormats } from '../city/use-formats.ts'
import { backupState } from './queries.ts'

/** One line about the last backup. */
export function BackupLine() {
  const formats = useFormats()
  const { data, isPending, dataUpdatedAt } = useQuery(backupState())
  if (isPending) return <p className="admin-hint">{messages.loading}</p>
  if (!data) return <p className="admin-hint">{messages.failed}</p>
  const { lastAt, intervalHours, hasFailed } = data.backups
  const age = lastAt === null ? null : dataUpdatedAt - Date.parse(lastAt)
  return (
    <p className="admin-hint">
      {age === null ? messages.none : fill(messages.last, { ago: showAge(age, formats) })}
      {hasFailed && ` ${messages.attemptFailed}`}
      {intervalHours === null && ` ${messages.off}`}
    </p>
  )
}

const UNITS = [
  { unit: 'day', milliseconds: DAY_MS },
  { unit: 'hour', milliseconds: HOUR_MS },
  { unit: 'minute', milliseconds: MINUTE_MS },
] as const

/** Such as "3 hours ago". */
function showAge(age: number, { locale }: Formats): string {
  const { unit, milliseconds } = UNITS.find((candidate) => age >= candidate.milliseconds) ?? UNITS[2]
  return new Intl.RelativeTimeFormat(locale).format(-Math.max(0, Math.floor(age / milliseconds)), unit)
}
