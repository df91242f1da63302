import { actions } from '#messages/ui.ts'
import { useState, type FormEvent } from 'react'
import type { ListedAccount } from '#contract/admin/accounts.ts'
import { showDate } from '#contract/text/date-format.ts'
import { fill } from '#contract/messages/format.ts'
import { Role, getRole, roles } from '#contract/api/roles.ts'
import { adminAccounts as messages } from '#messages/admin.ts'
import { useFormats } from '../city/use-formats.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { ShortLabel } from '../ui/short-label.tsx'
import type { RoleChanging } from './use-role-change.tsx'

type RoleButtonProps = { account: ListedAccount; roleChange: RoleChanging }

export function RoleButton({ account, roleChange }: RoleButtonProps) {
  const [isOpen, setIsOpen] = useState(false)
  const { name } = account
  const close = () => setIsOpen(false)
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const role = Role.parse(new FormData(event.currentTarget).get('role'))
    close()
    if (role !== getRole(account)) roleChange.change({ account, role })
  }
  return (
    <>
      <Button look="quiet" isDisabled={roleChange.isPending} onClick={() => setIsOpen(true)}>
        <ShortLabel text={messages.role} full={fill(messages.roleOf, { name })} />
      </Button>
      <Dialog title={fill(messages.roleOf, { name })} isOpen={isOpen} onClose={close} className="dialog-card">
        {isOpen && (
          <form className="role-form" onSubmit={save}>
            <p>{messages.roleText}</p>
            <RoleChoice given={getRole(account)} />
            <FactorDates factors={account.factors} />
            <div className="dialog-actions">
              <Button look="quiet" onClick={close}>
                {actions.cancel}
              </Button>
              <Button type="submit">{messages.saveRole}</Button>
            </div>
          </form>
        )}
      </Dialog>
    </>
  )
}

/** The admin who gives a role asks the person if all of these are theirs. */
function FactorDates({ factors }: Pick<ListedAccount, 'factors'>) {
  const formats = useFormats()
  if (factors.length === 0) return <p>{messages.noFactors}</p>
  return (
    <>
      <p>{messages.factors}</p>
      <ul>
        {factors.map(({ kind, since }) => (
          <li key={`${kind} ${since}`}>{fill(messages.factorSince[kind], { date: showDate(since, formats) })}</li>
        ))}
      </ul>
    </>
  )
}

function RoleChoice({ given }: { given: Role }) {
  return (
    <fieldset className="radio-choice role-choice">
      <legend className="visually-hidden">{messages.role}</legend>
      {roles.map((role) => (
        <label key={role}>
          <input className="covering-radio" type="radio" name="role" value={role} defaultChecked={role === given} />
          <span>
            {messages.roles[role]}
            <small>{messages.roleHints[role]}</small>
          </span>
        </label>
      ))}
    </fieldset>
  )
}
