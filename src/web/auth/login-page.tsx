import { useLocation } from 'react-router'
import { Credentials } from '#contract/auth.ts'
import { logIn } from '#contract/endpoints/auth.ts'
import { account } from '#messages/account.ts'
import { login } from '#messages/login.ts'
import { site } from '#messages/site.ts'
import { fill } from '#contract/messages/format.ts'
import { callOverHttp } from '../api/call.ts'
import { usePageHead } from '../head.ts'
import { paths } from '#contract/paths.ts'
import { useCity } from '../city/use-city.ts'
import { GuestsOnly } from '../session/guards.tsx'
import { Button } from '../ui/button.tsx'
import { EmailField } from '../ui/email-field.tsx'
import { IllustratedPage } from '../ui/illustrated-page.tsx'
import { Link } from '../ui/link.tsx'
import { PasswordField } from '../ui/password-field.tsx'
import { readFields, useForm } from '../ui/use-form.ts'
import { useStartSession } from './use-start-session.ts'
import '../styles/auth.css'

export function LoginPage() {
  const city = useCity()
  const { state } = useLocation()
  usePageHead({
    title: fill(site.titled, { page: login.title }),
    description: fill(login.description, { site: site.name, city: city.name }),
    path: paths.login,
  })
  return (
    <GuestsOnly>
      <IllustratedPage picture={city.pictures.hero} title={login.title}>
        <LoginForm />
        <p className="auth-links">
          <Link to={paths.forgotPassword}>{login.forgotPassword}</Link>
          <span>
            {login.noAccount}{' '}
            <Link to={paths.signup} state={state}>
              {login.toSignup}
            </Link>
          </span>
        </p>
      </IllustratedPage>
    </GuestsOnly>
  )
}

const readCredentials = readFields(Credentials)

function LoginForm() {
  const startSession = useStartSession()
  const { fieldErrors, isPending, submit } = useForm({
    read: readCredentials,
    write: (body) => callOverHttp(logIn, { body }),
    onSuccess: (admission) => startSession(admission, login.succeeded),
    failure: login.failed,
    place: 'top-right',
  })
  return (
    <form className="form" noValidate onSubmit={submit}>
      <EmailField label={account.email} required error={fieldErrors.email} />
      <PasswordField
        label={account.password}
        name="password"
        autoComplete="current-password"
        error={fieldErrors.password}
      />
      <Button type="submit" isBusy={isPending}>
        {login.submit}
      </Button>
    </form>
  )
}
