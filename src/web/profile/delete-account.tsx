import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useNavigate } from 'react-router'
import { deleteAccount } from '#contract/endpoints/auth.ts'
import { PasswordConfirmation } from '#contract/auth.ts'
import { profile } from '#messages/profile.ts'
import { callOverHttp, textOfFailure } from '../api/call.ts'
import { paths } from '#contract/paths.ts'
import { endSession } from '../session/session.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { PasswordField } from '../ui/password-field.tsx'
import { showToastSoon } from '../ui/toast.ts'
import { readFields, useForm } from '../ui/use-form.ts'

export function DeleteAccount({ email }: { email: string }) {
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  return (
    <>
      <Button look="danger" onClick={() => setIsOpen(true)}>
        {profile.deleteAccount}
      </Button>
      <Dialog title={profile.deleteAccount} isOpen={isOpen} onClose={close} className="dialog-card">
        <p>{profile.deleteHint}</p>
        {/* Each opening mounts a new form, so that no password stays in it. */}
        {isOpen && <DeleteAccountForm email={email} onCancel={close} />}
      </Dialog>
    </>
  )
}

const readPasswordConfirmation = readFields(PasswordConfirmation)

function DeleteAccountForm({ email, onCancel }: { email: string; onCancel: () => void }) {
  const navigate = useNavigate()
  const [refusal, setRefusal] = useState<string>()
  const { fieldErrors, isPending, submit } = useForm({
    read: readPasswordConfirmation,
    write: (body) => callOverHttp(deleteAccount, { body }),
    onSuccess: () => {
      flushSync(endSession)
      void navigate(paths.home)
      showToastSoon({ kind: 'success', text: profile.deleted })
    },
    // Shown in the dialog, because a toast would be behind it.
    onFailure: (error) => setRefusal(textOfFailure(error, profile.deleteFailed)),
  })
  return (
    <form className="form" noValidate onSubmit={submit}>
      {/* Password managers read the account of the password from this field. */}
      <input name="email" autoComplete="username" defaultValue={email} hidden />
      <PasswordField
        label={profile.deletePassword}
        name="password"
        autoComplete="current-password"
        error={fieldErrors.password ?? refusal}
      />
      <div className="dialog-actions">
        <Button look="quiet" onClick={onCancel}>
          {profile.cancel}
        </Button>
        <Button type="submit" look="danger" isBusy={isPending}>
          {profile.deleteConfirm}
        </Button>
      </div>
    </form>
  )
}
