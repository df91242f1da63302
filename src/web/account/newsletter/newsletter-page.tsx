import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { newsletter } from '#messages/account.ts'
import { site } from '#messages/shell.ts'
import { fill } from '#contract/messages/format.ts'
import { subscribe } from '#contract/account/newsletter.endpoints.ts'
import { Subscription } from '#contract/account/newsletter.ts'
import { ApiError, callOverHttp } from '../../api/call.ts'
import { usePageHead } from '../../document/head.ts'
import { paths } from '#contract/paths.ts'
import { useCity } from '../../city/use-city.ts'
import { useSession } from '../../session/session.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { IllustratedPage } from '../../ui/illustrated-page.tsx'
import { notifyFailure } from '../../ui/notify.ts'
import { showToastSoon } from '../../ui/toast.ts'
import { readFields, useForm } from '../../ui/use-form.ts'

export function NewsletterPage() {
  const { name, pictures } = useCity()
  const description = fill(newsletter.description, { city: name })
  usePageHead({ title: fill(site.titled, { page: newsletter.title }), description, path: paths.newsletter })
  return (
    <IllustratedPage picture={pictures.about} title={newsletter.title} text={description}>
      <SubscriptionForm />
    </IllustratedPage>
  )
}

const readSubscription = readFields(Subscription)

function SubscriptionForm() {
  const navigate = useNavigate()
  const session = useSession()
  const form = useRef<HTMLFormElement>(null)
  const { fieldErrors, isPending, isUnready, submit } = useForm({
    read: readSubscription,
    write: (body) => callOverHttp(subscribe, { body }),
    onSuccess: ({ message }) => {
      showToastSoon({ kind: 'success', text: message || newsletter.succeeded })
      return navigate(paths.home)
    },
    onFailure: (error) => notifyFailure(error, fallbackFor(error), 'top-right'),
  })
  useEffect(() => {
    const submitByEnter = (event: KeyboardEvent) => {
      if (event.key === 'Enter' && mayEnterSubmit(event)) form.current?.requestSubmit()
    }
    document.addEventListener('keydown', submitByEnter)
    return () => document.removeEventListener('keydown', submitByEnter)
  }, [])
  const user = session.kind === 'signed-in' ? session.user : null
  return (
    <form ref={form} className="form" noValidate onSubmit={submit}>
      <Field
        label={newsletter.name}
        name="name"
        autoComplete="name"
        defaultValue={user?.name}
        required
        error={fieldErrors.name}
      />
      <Field
        label={newsletter.email}
        name="email"
        type="email"
        autoComplete="email"
        defaultValue={user?.email}
        required
        error={fieldErrors.email}
      />
      <Button type="submit" isBusy={isPending} isDisabled={isUnready}>
        {newsletter.submit}
      </Button>
      <p className="form-note">{newsletter.promise}</p>
    </form>
  )
}

/** Section 8: text for a failure without a text from the server. */
function fallbackFor(error: unknown): string {
  return error instanceof ApiError && error.code === 'conflict' ? newsletter.emailExists : newsletter.failed
}

/** True if Enter has no other meaning at the target. Inputs submit by themselves; links and buttons act. */
function mayEnterSubmit({ target, defaultPrevented, isComposing }: KeyboardEvent): boolean {
  if (defaultPrevented || isComposing || !(target instanceof Element)) return false
  return target.closest('a, button, input, textarea, select, summary, dialog') === null
}
