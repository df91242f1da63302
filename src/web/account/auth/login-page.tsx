import { useState } from 'react'
import { useLocation } from 'react-router'
import { Credentials } from '#contract/account/auth.ts'
import { logIn } from '#contract/account/auth.endpoints.ts'
import type { PendingLogin } from '#contract/api/pending-login.ts'
import { account } from '#messages/account.ts'
import { login } from '#messages/login.ts'
import { site } from '#messages/shell.ts'
import { fill } from '#contract/messages/format.ts'
import { ApiError, callOverHttp } from '../../api/call.ts'
import { usePageHead } from '../../document/head.ts'
import { paths } from '#contract/paths.ts'
import { useCity } from '../../city/use-city.ts'
import { canUsePasskeys } from '../second-factor/can-use-passkeys.ts'
import { Button } from '../../ui/button.tsx'
import { EmailField } from '../../ui/email-field.tsx'
import { readLoginState } from '../../session/login-state.ts'
import { IllustratedPage } from '../../ui/illustrated-page.tsx'
import { lazyWithPreload } from '../../ui/lazy-with-preload.tsx'
import { Link } from '../../ui/link.tsx'
import { NoAnswerNote } from '../../ui/no-answer-note.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { takeFocus } from '../../ui/take-focus.ts'
import { useIsHydrated } from '../../ui/use-is-hydrated.ts'
import { useApiMutation } from '../../ui/use-api-mutation.ts'
import { readFields, useForm } from '../../ui/use-form.ts'
import { GuestsOnly } from './guests-only.tsx'
import { useKnownEmail, type KnownEmail } from './known-email.ts'
import { startSession } from './start-session.ts'
import './auth.css'

export function LoginPage() {
  const city = useCity()
  const { state } = useLocation()
  const loginState = readLoginState(state)
  usePageHead({
    title: fill(site.titled, { page: login.title }),
    description: fill(login.description, { site: site.name, city: city.name }),
    path: paths.login,
  })
  const [step, setStep] = useState<Step>({ kind: 'password', email: useKnownEmail() })
  return (
    <GuestsOnly>
      {step.kind === 'password' ? (
        <IllustratedPage picture={city.pictures.hero} title={login.title}>
          <LoginForm
            email={step.email}
            onEmail={(email) => setStep({ kind: 'password', email })}
            onSecondFactor={setStep}
          />
          <PasskeyButton />
          <p className="auth-links">
            <Link to={paths.forgotPassword} state={{ ...loginState, email: step.email } satisfies KnownEmail}>
              {login.forgotPassword}
            </Link>
            <span>
              {login.noAccount}{' '}
              <Link to={paths.signup} state={state}>
                {login.toSignup}
              </Link>
            </span>
          </p>
        </IllustratedPage>
      ) : (
        <IllustratedPage picture={city.pictures.hero} title={login.secondStep}>
          <SecondStep step={step} onRestart={() => setStep({ kind: 'password', email: step.email })} />
        </IllustratedPage>
      )}
    </GuestsOnly>
  )
}

/** After the right password, an account with a second factor needs one more step. */
type Step = { kind: 'password'; email: string } | SecondFactorStep
type SecondFactorStep = { kind: 'second-factor'; email: string; pending: PendingLogin }

const secondStep = lazyWithPreload(
  async () => (await import('../second-factor/second-factor-step.tsx')).SecondFactorStep,
)

function SecondStep({ step: { pending }, onRestart }: { step: SecondFactorStep; onRestart: () => void }) {
  return (
    <secondStep.Lazy
      props={{ pending, onRestart, onAdmitted: (admission) => startSession(admission, login.succeeded) }}
      placeholder={<p role="status">{login.openingSecondStep}</p>}
    />
  )
}

const readCredentials = readFields(Credentials)

type LoginFormProps = {
  email: string
  onEmail: (email: string) => void
  onSecondFactor: (step: SecondFactorStep) => void
}

function LoginForm({ email, onEmail, onSecondFactor }: LoginFormProps) {
  // After a password reset, only the new password is missing.
  const [isKnown] = useState(email !== '')
  const { fieldErrors, failure, isPending, isUnready, submit } = useForm({
    read: readCredentials,
    write: (body) => callOverHttp(logIn, { body }).catch(getPendingLogin),
    onSuccess: (answer, { email: given }) =>
      'ticket' in answer
        ? onSecondFactor({ kind: 'second-factor', email: given, pending: answer })
        : startSession(answer, login.succeeded),
    failure: login.failed,
    place: 'top-right',
  })
  return (
    <form className="form" noValidate onSubmit={submit}>
      <EmailField
        label={account.email}
        value={email}
        onChange={({ currentTarget }) => onEmail(currentTarget.value)}
        required
        error={fieldErrors.email}
      />
      <PasswordField
        label={account.password}
        name="password"
        autoComplete="current-password"
        error={fieldErrors.password}
        ref={isKnown ? takeFocus : undefined}
      />
      <Button type="submit" isBusy={isPending} isDisabled={isUnready}>
        {login.submit}
      </Button>
      <NoAnswerNote failure={failure} />
    </form>
  )
}

/** The right password of an account with a second factor is no failure for the user. */
function getPendingLogin(error: unknown): PendingLogin {
  const pending = error instanceof ApiError ? error.reply.pendingLogin : undefined
  if (!pending) throw error
  return pending
}

/** The server renders no such button, because it does not know the browser. */
function PasskeyButton() {
  const isPossible = useIsHydrated() && canUsePasskeys()
  const { mutate, isPending } = useApiMutation({
    write: async () => (await import('../second-factor/log-in-with-passkey.ts')).logInWithPasskey(),
    onSuccess: (admission) => startSession(admission, login.succeeded),
    failure: login.passkeyFailed,
    place: 'top-right',
  })
  if (!isPossible) return null
  return (
    <div className="auth-passkey">
      <Button look="quiet" onClick={() => mutate()} isBusy={isPending}>
        {login.withPasskey}
      </Button>
    </div>
  )
}
