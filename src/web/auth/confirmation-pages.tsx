import { useSearchParams } from 'react-router'
import { confirmEmail } from '#contract/endpoints/auth.ts'
import { confirmSubscription } from '#contract/endpoints/newsletter.ts'
import { fill } from '#contract/messages/format.ts'
import { paths } from '#contract/paths.ts'
import { emailConfirmation } from '#messages/email-confirmation.ts'
import { navigation } from '#messages/navigation.ts'
import { newsletter } from '#messages/newsletter.ts'
import { site } from '#messages/site.ts'
import { ApiError, callOverHttp, textOfFailure } from '../api/call.ts'
import { useCity } from '../city/use-city.ts'
import { usePageHead } from '../head.ts'
import { completeUser } from '../session/session-calls.ts'
import { currentSession } from '../session/session.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { IllustratedPage } from '../ui/illustrated-page.tsx'
import { useApiMutation } from '../ui/use-api-mutation.ts'

type Words = { title: string; text: string; submit: string; done: string; failed: string }

type Confirming = { words: Words; confirm: (token: string) => Promise<unknown>; onDone?: () => void }

/** Targets of mailed links. They ask for a click, because mail programs open links by themselves. */
export function ConfirmEmailPage() {
  return (
    <ConfirmationPage
      words={{
        title: emailConfirmation.title,
        text: emailConfirmation.text,
        submit: emailConfirmation.submit,
        done: emailConfirmation.confirmed,
        failed: emailConfirmation.unknownLink,
      }}
      confirm={(token) => callOverHttp(confirmEmail, { body: { token } })}
      onDone={() => {
        if (currentSession().kind === 'signed-in') void completeUser()
      }}
    />
  )
}

export function ConfirmNewsletterPage() {
  return (
    <ConfirmationPage
      words={{
        title: emailConfirmation.newsletterTitle,
        text: emailConfirmation.newsletterText,
        submit: emailConfirmation.newsletterSubmit,
        done: emailConfirmation.newsletterConfirmed,
        failed: newsletter.unsubscribeFailed,
      }}
      confirm={(token) => callOverHttp(confirmSubscription, { query: { token } })}
    />
  )
}

function ConfirmationPage(confirming: Confirming) {
  const { title, text } = confirming.words
  const { pictures } = useCity()
  usePageHead({ title: fill(site.titled, { page: title }), description: text, path: null })
  return (
    <IllustratedPage picture={pictures.about} title={title}>
      <Confirmation {...confirming} />
    </IllustratedPage>
  )
}

function Confirmation({ words, confirm, onDone }: Confirming) {
  const [parameters] = useSearchParams()
  const { mutate, isPending, isSuccess, error } = useApiMutation({
    write: () => confirm(parameters.get('token') ?? ''),
    ...(onDone && { onSuccess: onDone }),
  })
  if (isSuccess) {
    return (
      <>
        <p role="status">{words.done}</p>
        <ButtonLink to={paths.home}>{navigation.home}</ButtonLink>
      </>
    )
  }
  return (
    <>
      <p>{words.text}</p>
      {error && <p role="alert">{reasonOf(error, words.failed)}</p>}
      <Button onClick={() => mutate()} isBusy={isPending}>
        {words.submit}
      </Button>
    </>
  )
}

/** A network failure says nothing about the link. */
function reasonOf(error: unknown, failed: string): string {
  if (error instanceof ApiError && error.code === 'network') return error.message
  return textOfFailure(error, failed)
}
