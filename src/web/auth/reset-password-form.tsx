import { useFormats } from '../city/use-formats.ts'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { forgotPassword, resetPassword, PasswordReset } from '#contract/auth.ts'
import { account } from '#messages/account.ts'
import { passwordReset } from '#messages/password-reset.ts'
import { callOverHttp, textOfFailure } from '../api/call.ts'
import { paths } from '../paths.ts'
import { Button } from '../ui/button.tsx'
import { EmailField } from '../ui/email-field.tsx'
import { Field } from '../ui/field.tsx'
import { showToast, showToastSoon } from '../ui/toast.ts'
import { useForm } from '../ui/use-form.ts'
import { NewPasswordField } from './new-password-field.tsx'
import { useResendDelay } from './use-resend-delay.ts'

/** The second step: the code from the mail and a new password. @param sentAt when the code was asked for, in ms */
export function ResetPasswordForm({ email, sentAt }: { email: string; sentAt: number }) {
  const navigate = useNavigate()
  const code = useRef<HTMLInputElement>(null)
  useEffect(() => code.current?.focus(), [])
  const { fieldErrors, isBusy, submit } = useForm({
    schema: PasswordReset,
    send: async (body) => {
      await callOverHttp(resetPassword, { body })
      void navigate(paths.login)
      showToastSoon({ kind: 'success', text: passwordReset.succeeded })
    },
    onRefused: (error) => showToast({ kind: 'error', text: textOfFailure(error, passwordReset.resetFailed) }),
  })
  return (
    <form className="form" noValidate onSubmit={submit}>
      <EmailField label={account.emailAddress} value={email} readOnly error={fieldErrors['email']} />
      <Field
        label={passwordReset.otp}
        name="otp"
        ref={code}
        inputMode="numeric"
        autoComplete="one-time-code"
        required
        hint={passwordReset.codeHint}
        error={fieldErrors['otp']}
      />
      <NewPasswordField label={passwordReset.newPassword} name="newPassword" error={fieldErrors['newPassword']} />
      <Button type="submit" isBusy={isBusy}>
        {passwordReset.submit}
      </Button>
      <ResendButton email={email} sentAt={sentAt} />
    </form>
  )
}

function ResendButton({ email, sentAt }: { email: string; sentAt: number }) {
  const formats = useFormats()
  const [lastSentAt, setLastSentAt] = useState(sentAt)
  const [isBusy, setIsBusy] = useState(false)
  const seconds = useResendDelay(lastSentAt)
  const resend = async () => {
    setIsBusy(true)
    try {
      await callOverHttp(forgotPassword, { body: { email } })
      setLastSentAt(Date.now())
      showToast({ kind: 'success', text: passwordReset.resent })
    } catch (error) {
      showToast({ kind: 'error', text: textOfFailure(error, passwordReset.resendFailed) })
    } finally {
      setIsBusy(false)
    }
  }
  return (
    <Button look="quiet" onClick={() => void resend()} isBusy={isBusy} isDisabled={seconds > 0}>
      {seconds > 0 ? formats.plural(passwordReset.resendIn, seconds) : passwordReset.resend}
    </Button>
  )
}
