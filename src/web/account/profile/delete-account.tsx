import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useNavigate } from 'react-router'
import { deleteAccount } from '#contract/account/auth.endpoints.ts'
import { PasswordConfirmation } from '#contract/account/auth.ts'
import { profile } from '#messages/account.ts'
import { callOverHttp } from '../../api/call.ts'
import { paths } from '#contract/paths.ts'
import { endSession } from '../../session/session.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { PasswordQuestion, usePasswordQuestion } from '../../ui/password-question.tsx'
import { showToastSoon } from '../../ui/toast.ts'
import { readFields } from '../../ui/use-form.ts'

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
  const { form } = usePasswordQuestion(
    {
      read: readPasswordConfirmation,
      write: (body) => callOverHttp(deleteAccount, { body }),
      onSuccess: () => {
        flushSync(endSession)
        showToastSoon({ kind: 'success', text: profile.deleted })
        return navigate(paths.home)
      },
    },
    profile.deleteFailed,
  )
  const { deletePassword: password, deleteConfirm: submit } = profile
  return <PasswordQuestion form={form} email={email} labels={{ password, submit }} look="danger" onCancel={onCancel} />
}
