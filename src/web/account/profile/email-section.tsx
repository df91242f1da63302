import { useState } from 'react'
import { changeEmail } from '#contract/account/sessions.endpoints.ts'
import { fill } from '#contract/messages/format.ts'
import { EmailChange } from '#contract/account/sessions.ts'
import { accountSecurity } from '#messages/login.ts'
import { callOverHttp } from '../../api/call.ts'
import { updateUser } from '../../session/session.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { notify } from '../../ui/notify.ts'
import { PasswordQuestion, usePasswordQuestion } from '../../ui/password-question.tsx'
import { readFields } from '../../ui/use-form.ts'

export function EmailSection({ email }: { email: string }) {
  const [isOpen, setIsOpen] = useState(false)
  const [asked, setAsked] = useState<string>()
  const close = () => setIsOpen(false)
  return (
    <section className="profile-section" aria-labelledby="email-title">
      <h2 id="email-title">{accountSecurity.emailTitle}</h2>
      <p>{accountSecurity.emailHint}</p>
      {/* It stays, because two mailboxes take longer than a toast. */}
      {asked !== undefined && asked !== email && (
        <p role="status">{fill(accountSecurity.emailAsked, { old: email, new: asked })}</p>
      )}
      <Button look="quiet" onClick={() => setIsOpen(true)}>
        {accountSecurity.changeEmail}
      </Button>
      <Dialog title={accountSecurity.changeEmail} isOpen={isOpen} onClose={close} className="dialog-card">
        {/* Each opening mounts a new form, so that no password stays in it. */}
        {isOpen && <EmailForm email={email} onClose={close} onAsked={setAsked} />}
      </Dialog>
    </section>
  )
}

const readEmailChange = readFields(EmailChange)

type EmailFormProps = { email: string; onClose: () => void; onAsked: (newEmail: string) => void }

function EmailForm({ email, onClose, onAsked }: EmailFormProps) {
  const { fieldErrors, form } = usePasswordQuestion(
    {
      read: readEmailChange,
      write: (body) => callOverHttp(changeEmail, { body }),
      onSuccess: ({ user, isAsked }, { newEmail }) => {
        onClose()
        updateUser(user)
        if (isAsked) onAsked(newEmail)
        else notify('success', accountSecurity.emailChanged, 'top-right')
      },
    },
    accountSecurity.emailFailed,
  )
  const { emailPassword: password, saveEmail: submit } = accountSecurity
  return (
    <PasswordQuestion
      form={form}
      email={email}
      labels={{ password, submit }}
      onCancel={onClose}
      before={
        <Field
          label={accountSecurity.newEmail}
          name="newEmail"
          type="email"
          autoComplete="email"
          required
          error={fieldErrors.newEmail}
        />
      }
    />
  )
}
