import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { forgotPassword } from '#contract/account/auth.endpoints.ts'
import { CodeRequest } from '#contract/account/auth.ts'
import { account } from '#messages/account.ts'
import { passwordReset } from '#messages/login.ts'
import { site } from '#messages/shell.ts'
import { fill } from '#contract/messages/format.ts'
import { callOverHttp } from '../../api/call.ts'
import { usePageHead } from '../../document/head.ts'
import { paths } from '#contract/paths.ts'
import { useCity } from '../../city/use-city.ts'
import { readLoginState } from '../../session/login-state.ts'
import { Button } from '../../ui/button.tsx'
import { EmailField } from '../../ui/email-field.tsx'
import { IllustratedPage } from '../../ui/illustrated-page.tsx'
import { Link } from '../../ui/link.tsx'
import { readFields, useForm } from '../../ui/use-form.ts'
import { useIsHydrated } from '../../ui/use-is-hydrated.ts'
import { useKnownEmail } from './known-email.ts'
import { ResetPasswordForm } from './reset-password-form.tsx'
import './auth.css'

/** History state of the second step, so that Back leads to the first step. `at` is in milliseconds since 1970. */
type CodeSent = { codeSentTo: string; at: number }

export function ForgotPasswordPage() {
  const { pictures } = useCity()
  const navigate = useNavigate()
  const { state } = useLocation()
  const isHydrated = useIsHydrated()
  // The server knows no history state. Its page shows the first step.
  const sent = isHydrated ? codeSent(state) : null
  const loginState = readLoginState(state)
  // Back and "other email" lead to the first step, with this email.
  const [email, setEmail] = useState(useKnownEmail())
  if (sent && sent.codeSentTo !== email) setEmail(sent.codeSentTo)
  usePageHead({
    title: fill(site.titled, { page: passwordReset.title }),
    description: passwordReset.description,
    path: paths.forgotPassword,
  })
  const showSecondStep = (to: string) => {
    const sent: CodeSent = { codeSentTo: to, at: Date.now() }
    void navigate(paths.forgotPassword, { state: { ...loginState, ...sent } })
  }
  return (
    <IllustratedPage picture={pictures.hero} title={passwordReset.title} text={passwordReset.description}>
      {sent ? (
        <ResetPasswordForm email={sent.codeSentTo} sentAtMs={sent.at} loginState={loginState} />
      ) : (
        <SendCodeForm email={email} onSent={showSecondStep} />
      )}
      <p className="auth-links">
        {sent && (
          <Link to={paths.forgotPassword} state={loginState}>
            {passwordReset.otherEmail}
          </Link>
        )}
        <Link to={paths.login} state={loginState}>
          {passwordReset.signIn}
        </Link>
      </p>
    </IllustratedPage>
  )
}

const readCodeRequest = readFields(CodeRequest)

function SendCodeForm({ email, onSent }: { email: string; onSent: (email: string) => void }) {
  const { fieldErrors, isPending, isUnready, submit } = useForm({
    read: readCodeRequest,
    write: (body) => callOverHttp(forgotPassword, { body }),
    onSuccess: (_, { email }) => onSent(email),
    success: passwordReset.sent,
    failure: passwordReset.sendFailed,
    place: 'top-right',
  })
  return (
    <form className="form" noValidate onSubmit={submit}>
      <EmailField label={account.emailAddress} defaultValue={email} required error={fieldErrors.email} />
      <Button type="submit" isBusy={isPending} isDisabled={isUnready}>
        {passwordReset.send}
      </Button>
    </form>
  )
}

function codeSent(state: unknown): CodeSent | null {
  if (typeof state !== 'object' || state === null || !('codeSentTo' in state) || !('at' in state)) return null
  const { codeSentTo, at } = state
  return typeof codeSentTo === 'string' && typeof at === 'number' ? { codeSentTo, at } : null
}
