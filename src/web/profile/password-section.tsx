import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { changePassword } from '#contract/endpoints/sessions.ts'
import { PasswordChange } from '#contract/sessions.ts'
import { accountSecurity } from '#messages/account-security.ts'
import { callOverHttp, textOfFailure } from '../api/call.ts'
import { NewPasswordField } from '../auth/new-password-field.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { notify } from '../ui/notify.ts'
import { PasswordField } from '../ui/password-field.tsx'
import { readFields, useForm } from '../ui/use-form.ts'
import { sessionsOf } from './queries.ts'

export function PasswordSection({ email }: { email: string }) {
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  return (
    <section className="profile-section" aria-labelledby="password-title">
      <h2 id="password-title">{accountSecurity.passwordTitle}</h2>
      <p>{accountSecurity.passwordHint}</p>
      <Button look="quiet" onClick={() => setIsOpen(true)}>
        {accountSecurity.changePassword}
      </Button>
      <Dialog title={accountSecurity.changePassword} isOpen={isOpen} onClose={close} className="dialog-card">
        {/* Each opening mounts a new form, so that no password stays in it. */}
        {isOpen && <PasswordForm email={email} onClose={close} />}
      </Dialog>
    </section>
  )
}

const readPasswordChange = readFields(PasswordChange)

function PasswordForm({ email, onClose }: { email: string; onClose: () => void }) {
  const queryClient = useQueryClient()
  const [refusal, setRefusal] = useState<string>()
  const { fieldErrors, isPending, submit } = useForm({
    read: readPasswordChange,
    write: (body) => callOverHttp(changePassword, { body }),
    onSuccess: () => {
      onClose()
      notify('success', accountSecurity.passwordChanged, 'top-right')
      void queryClient.invalidateQueries({ queryKey: sessionsOf(email).queryKey })
    },
    // Shown in the dialog, because a toast would be behind it.
    onFailure: (error) => setRefusal(textOfFailure(error, accountSecurity.passwordFailed)),
  })
  const hasFieldError = Object.keys(fieldErrors).length > 0
  return (
    <form className="form" noValidate onSubmit={submit}>
      {/* Password managers read the account of the password from this field. */}
      <input name="email" autoComplete="username" defaultValue={email} hidden />
      <PasswordField
        label={accountSecurity.currentPassword}
        name="password"
        autoComplete="current-password"
        error={fieldErrors.password ?? (hasFieldError ? undefined : refusal)}
      />
      <NewPasswordField label={accountSecurity.newPassword} name="newPassword" error={fieldErrors.newPassword} />
      <div className="dialog-actions">
        <Button look="quiet" onClick={onClose}>
          {accountSecurity.cancel}
        </Button>
        <Button type="submit" isBusy={isPending}>
          {accountSecurity.savePassword}
        </Button>
      </div>
    </form>
  )
}
