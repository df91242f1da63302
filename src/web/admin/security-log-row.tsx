import { fill } from '#contract/messages/format.ts'
import type { SecurityLogEntry } from '#contract/admin/security-log.ts'
import { adminSecurity as messages } from '#messages/admin.ts'
import { writeInstant, writeTime } from '#contract/text/date-format.ts'
import { useCity } from '../city/use-city.ts'
import { useFormats } from '../city/use-formats.ts'
import { Link } from '../ui/link.tsx'
import { adminPath } from './admin-url.ts'

export function SecurityLogRow({ entry }: { entry: SecurityLogEntry }) {
  const { plural } = useFormats()
  const { kind, accountId, accountName, network, count } = entry
  return (
    <li>
      <SecurityLogTime entry={entry} />
      <span className={`audit-action audit-${isRefusal(entry) ? 'deletion' : 'change'}`}>
        <strong>{messages.kinds[kind]}</strong>
        <span className="security-facts">
          {accountId !== null && <Link to={adminPath('security', { account: accountId })}>{accountName}</Link>}
          {network !== '' && <span>{network}</span>}
          {count > 1 && <span>{plural(messages.times, count)}</span>}
        </span>
      </span>
    </li>
  )
}

function SecurityLogTime({ entry: { at, lastAt } }: { entry: SecurityLogEntry }) {
  const formats = useFormats()
  const { timeZone } = useCity()
  const first = writeInstant(at, timeZone, formats)
  const last = writeTime(lastAt, timeZone, formats)
  return <time dateTime={at}>{first.endsWith(last) ? first : fill(messages.between, { first, last })}</time>
}

function isRefusal({ kind }: SecurityLogEntry): boolean {
  return kind.endsWith('refused') || kind === 'login.delayed'
}
