import { useFormats } from '../../city/use-formats.ts'
import { useCallback, useState, useSyncExternalStore } from 'react'
import { useNavigate } from 'react-router'
import { forgotPassword, resetPassword } from '#contract/account/auth.endpoints.ts'
import { PasswordReset, RESEND_DELAY_SECONDS } from '#contract/account/auth.ts'
import { account } from '#messages/account.ts'
import { passwordReset } from '#messages/login.ts'
import { callOverHttp } from '../../api/call.ts'
import { paths } from '#contract/paths.ts'
import type { LoginState } from '../../session/login-state.ts'
import { Button } from '../../ui/button.tsx'
import { EmailField } from '../../ui/email-field.tsx'
import { Field } from '../../ui/field.tsx'
import { takeFocus } from '../../ui/take-focus.ts'
import { showToastSoon } from '../../ui/toast.ts'
import { useApiMutation } from '../../ui/use-api-mutation.ts'
import { readFields, useForm } from '../../ui/use-form.ts'
import { NewPasswordField } from './new-password-field.tsx'
import type { KnownEmail } from './known-email.ts'

type ResetPasswordFormProps = { email: string; sentAtMs: number; loginState: LoginState | null }

const readPasswordReset = readFields(PasswordReset)

/**
 * The second step: the code from the mail and a new password.
 * @param sentAtMs when the code was requested, in milliseconds since 1970
 * @param loginState what the user wanted to reach by the login, or null
 */
export function ResetPasswordForm({ email, sentAtMs, loginState }: ResetPasswordFormProps) {
  const navigate = useNavigate()
  const { fieldErrors, isPending, submit } = useForm({
    read: readPasswordReset,
    write: (body) => callOverHttp(resetPassword, { body }),
    onSuccess: () => {
      showToastSoon({ kind: 'success', text: passwordReset.succeeded })
      return navigate(paths.login, { state: { ...loginState, email } satisfies KnownEmail })
    },
    failure: passwordReset.resetFailed,
    place: 'top-right',
  })
  return (
    <form className="form" noValidate onSubmit={submit}>
      <EmailField label={account.emailAddress} value={email} readOnly error={fieldErrors.email} />
      <Field
        label={passwordReset.otp}
        name="otp"
        ref={takeFocus}
        autoCapitalize="characters"
        autoComplete="one-time-code"
        required
        hint={passwordReset.codeHint}
        error={fieldErrors.otp}
      />
      <NewPasswordField label={passwordReset.newPassword} name="newPassword" error={fieldErrors.newPassword} />
      <Button type="submit" isBusy={isPending}>
        {passwordReset.submit}
      </Button>
      <ResendButton email={email} sentAtMs={sentAtMs} />
    </form>
  )
}

function ResendButton({ email, sentAtMs }: { email: string; sentAtMs: number }) {
  const formats = useFormats()
  const [lastSentAtMs, setLastSentAtMs] = useState(sentAtMs)
  const seconds = useResendSeconds(lastSentAtMs)
  const resending = useApiMutation({
    write: () => callOverHttp(forgotPassword, { body: { email } }),
    onSuccess: () => setLastSentAtMs(Date.now()),
    success: passwordReset.resent,
    failure: passwordReset.resendFailed,
    place: 'top-right',
  })
  return (
    <Button look="quiet" onClick={() => resending.mutate()} isBusy={resending.isPending} isDisabled={seconds > 0}>
      {seconds > 0 ? formats.plural(passwordReset.resendIn, seconds) : passwordReset.resend}
    </Button>
  )
}

/**
 * Counts down the seconds until the user may request a further code.
 * @param sentAtMs when the last code was requested, in milliseconds since 1970
 */
function useResendSeconds(sentAtMs: number): number {
  const readSeconds = useCallback(() => {
    const seconds = Math.ceil(RESEND_DELAY_SECONDS - (Date.now() - sentAtMs) / 1_000)
    return Math.min(Math.max(0, seconds), RESEND_DELAY_SECONDS)
  }, [sentAtMs])
  return useSyncExternalStore(everySecond, readSeconds, readSeconds)
}

function everySecond(listener: () => void): () => void {
  const ticking = setInterval(listener, 1_000)
  return () => clearInterval(ticking)
}
