import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { changePassword } from '#contract/account/sessions.endpoints.ts'
import { PasswordChange } from '#contract/account/sessions.ts'
import { accountSecurity } from '#messages/login.ts'
import { callOverHttp } from '../../api/call.ts'
import { NewPasswordField } from '../auth/new-password-field.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { notify } from '../../ui/notify.ts'
import { PasswordQuestion, usePasswordQuestion } from '../../ui/password-question.tsx'
import { readFields } from '../../ui/use-form.ts'
import { getSessions } from './queries.ts'

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
  const { fieldErrors, form } = usePasswordQuestion(
    {
      read: readPasswordChange,
      write: (body) => callOverHttp(changePassword, { body }),
      onSuccess: () => {
        onClose()
        notify('success', accountSecurity.passwordChanged, 'top-right')
        void queryClient.invalidateQueries({ queryKey: getSessions(email).queryKey })
      },
    },
    accountSecurity.passwordFailed,
  )
  const { currentPassword: password, savePassword: submit } = accountSecurity
  return (
    <PasswordQuestion form={form} email={email} labels={{ password, submit }} onCancel={onClose}>
      <NewPasswordField label={accountSecurity.newPassword} name="newPassword" error={fieldErrors.newPassword} />
    </PasswordQuestion>
  )
}
