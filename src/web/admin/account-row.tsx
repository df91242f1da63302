import { actions } from '#messages/ui.ts'
import { useState } from 'react'
import type { ListedAccount } from '#contract/admin/accounts.ts'
import { showDate } from '#contract/text/date-format.ts'
import { fill } from '#contract/messages/format.ts'
import { getRole } from '#contract/api/roles.ts'
import { admin, adminAccounts as messages, adminSecurity as logMessages } from '#messages/admin.ts'
import { trips as tripTexts } from '#messages/trips.ts'
import { useFormats } from '../city/use-formats.ts'
import { useSession } from '../session/session.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Link } from '../ui/link.tsx'
import { ShortLabel } from '../ui/short-label.tsx'
import { adminPath } from './admin-url.ts'
import { RoleButton } from './role-button.tsx'
import type { RoleChanging } from './use-role-change.tsx'
import type { Suspension } from './use-suspension.ts'

type AccountRowProps = { account: ListedAccount; suspension: Suspension; roleChange: RoleChanging }

export function AccountRow({ account, ...changes }: AccountRowProps) {
  const formats = useFormats()
  const { name, email, createdAt, suspendedAt, reviews, trips, bytes } = account
  const role = getRole(account)
  return (
    <article className={suspendedAt === null ? 'account' : 'account account-suspended'}>
      <div>
        <h2>{name}</h2>
        <p>{email}</p>
        {hasForeignLetters(email) && <p className="account-facts">{messages.foreignLetters}</p>}
        <p className="account-facts">
          {role !== 'traveller' && <strong>{messages.roles[role]}</strong>}
          {suspendedAt !== null && (
            <strong>{fill(messages.suspendedSince, { date: showDate(suspendedAt, formats) })}</strong>
          )}
          <span>{fill(messages.since, { date: showDate(createdAt, formats) })}</span>
          <span>{formats.plural(admin.reviewCount, reviews)}</span>
          <span>{formats.plural(tripTexts.count, trips)}</span>
          <span>{fill(messages.size, { kilobytes: formats.number(Math.ceil(bytes / 1_000)) })}</span>
        </p>
      </div>
      <div className="account-actions">
        <Link to={adminPath('security', { account: account._id })}>
          <ShortLabel text={logMessages.ofAccount} full={fill(logMessages.ofAccountOf, { name })} />
        </Link>
        <AccountActions account={account} {...changes} />
      </div>
    </article>
  )
}

/** Letters of other alphabets can look like those of a known email: a Cyrillic “а” and a Latin one. */
function hasForeignLetters(email: string): boolean {
  return /[^\x21-\x7e]/.test(email)
}

function AccountActions({ account, suspension, roleChange }: AccountRowProps) {
  const session = useSession()
  const { name } = account
  if (session.kind === 'signed-in' && session.user.id === account._id) return <span>{messages.you}</span>
  if (account.suspendedAt === null) {
    return (
      <>
        <RoleButton account={account} roleChange={roleChange} />
        <SuspendButton account={account} suspension={suspension} />
      </>
    )
  }
  return (
    <Button look="quiet" isDisabled={suspension.isPending} onClick={() => suspension.restore(account)}>
      <ShortLabel text={messages.restore} full={fill(messages.restoreOf, { name })} />
    </Button>
  )
}

function SuspendButton({ account, suspension }: Omit<AccountRowProps, 'roleChange'>) {
  const [isOpen, setIsOpen] = useState(false)
  const { name } = account
  const close = () => setIsOpen(false)
  const confirm = () => {
    close()
    suspension.suspend(account)
  }
  return (
    <>
      <Button look="danger" isDisabled={suspension.isPending} onClick={() => setIsOpen(true)}>
        <ShortLabel text={messages.suspend} full={fill(messages.suspendOf, { name })} />
      </Button>
      <Dialog title={fill(messages.confirmTitle, { name })} isOpen={isOpen} onClose={close} className="dialog-card">
        <p>{messages.confirmText}</p>
        <div className="dialog-actions">
          <Button look="quiet" onClick={close}>
            {actions.cancel}
          </Button>
          <Button look="danger" onClick={confirm}>
            {messages.suspend}
          </Button>
        </div>
      </Dialog>
    </>
  )
}
