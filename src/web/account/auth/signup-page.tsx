import { useLocation } from 'react-router'
import { NewAccount } from '#contract/account/auth.ts'
import { signUp } from '#contract/account/auth.endpoints.ts'
import { account } from '#messages/account.ts'
import { signup } from '#messages/login.ts'
import { site } from '#messages/shell.ts'
import { fill } from '#contract/messages/format.ts'
import { ApiError, callOverHttp, textOfFailure } from '../../api/call.ts'
import { usePageHead } from '../../document/head.ts'
import { paths } from '#contract/paths.ts'
import { useCity } from '../../city/use-city.ts'
import { Button } from '../../ui/button.tsx'
import { EmailField } from '../../ui/email-field.tsx'
import { Field } from '../../ui/field.tsx'
import { IllustratedPage } from '../../ui/illustrated-page.tsx'
import { Link } from '../../ui/link.tsx'
import { NoAnswerNote } from '../../ui/no-answer-note.tsx'
import { notify } from '../../ui/notify.ts'
import { readFields, useForm } from '../../ui/use-form.ts'
import { GuestsOnly } from './guests-only.tsx'
import { NewPasswordField } from './new-password-field.tsx'
import { startSession } from './start-session.ts'
import './auth.css'

export function SignupPage() {
  const city = useCity()
  const { state } = useLocation()
  usePageHead({
    title: fill(site.titled, { page: signup.title }),
    description: fill(signup.description, { city: city.name }),
    path: paths.signup,
  })
  return (
    <GuestsOnly>
      <IllustratedPage
        picture={city.pictures.about}
        title={signup.title}
        text={fill(signup.description, { city: city.name })}
      >
        <SignupForm />
        <p className="auth-links">
          <span>
            {signup.hasAccount}{' '}
            <Link to={paths.login} state={state}>
              {signup.toLogin}
            </Link>
          </span>
        </p>
      </IllustratedPage>
    </GuestsOnly>
  )
}

function SignupForm() {
  const { fieldErrors, failure, isPending, isUnready, submit } = useForm({
    read: readNewAccount,
    write: (body) => callOverHttp(signUp, { body }),
    onSuccess: (admission) => startSession(admission, signup.succeeded),
    onFailure: (error) => {
      for (const text of textsOfRefusal(error)) notify('error', text, 'top-right')
    },
  })
  return (
    <form className="form" noValidate onSubmit={submit}>
      <Field label={account.name} name="name" autoComplete="name" required error={fieldErrors.name} />
      <EmailField label={account.email} required error={fieldErrors.email} />
      <NewPasswordField label={account.password} name="password" error={fieldErrors.password} />
      <Button type="submit" isBusy={isPending} isDisabled={isUnready}>
        {signup.submit}
      </Button>
      <NoAnswerNote failure={failure} />
    </form>
  )
}

const readAccountFields = readFields(NewAccount)

/** Also shows the first error as a toast, like a refusal by the server. */
function readNewAccount(form: HTMLFormElement) {
  const read = readAccountFields(form)
  const [text] = read.kind === 'invalid' ? Object.values(read.fieldErrors) : []
  if (text !== undefined) notify('error', text, 'top-right')
  return read
}

/** Section 8: each message of the server's list gets its own toast. */
function textsOfRefusal(error: unknown): readonly string[] {
  const errors = error instanceof ApiError ? error.reply.errors : undefined
  return errors && errors.length > 0 ? errors : [textOfFailure(error, signup.failed)]
}
