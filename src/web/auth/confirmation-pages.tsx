import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { confirmEmail } from '#contract/endpoints/auth.ts'
import { confirmEmailChange } from '#contract/endpoints/sessions.ts'
import { confirmSubscription } from '#contract/endpoints/newsletter.ts'
import { fill } from '#contract/messages/format.ts'
import { paths } from '#contract/paths.ts'
import { accountSecurity } from '#messages/account-security.ts'
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

type Words = { title: string; text: string; submit: string; failed: string }

/** `confirm` resolves to the text that tells the success. */
type Confirming = { words: Words; confirm: (token: string) => Promise<string>; onDone?: () => void }

/** Targets of mailed links. They ask for a click, because mail programs open links by themselves. */
export function ConfirmEmailPage() {
  return (
    <ConfirmationPage
      words={{
        title: emailConfirmation.title,
        text: emailConfirmation.text,
        submit: emailConfirmation.submit,
        failed: emailConfirmation.unknownLink,
      }}
      confirm={async (token) => {
        await callOverHttp(confirmEmail, { body: { token } })
        return emailConfirmation.confirmed
      }}
      onDone={readUserAgain}
    />
  )
}

export function ConfirmEmailChangePage() {
  return (
    <ConfirmationPage
      words={{
        title: accountSecurity.changeEmail,
        text: accountSecurity.confirmChangeText,
        submit: accountSecurity.confirmChange,
        failed: emailConfirmation.unknownLink,
      }}
      confirm={async (token) => {
        const { state } = await callOverHttp(confirmEmailChange, { body: { token } })
        return state === 'done' ? accountSecurity.emailChanged : accountSecurity.openOtherLink
      }}
      onDone={readUserAgain}
    />
  )
}

function readUserAgain(): void {
  if (currentSession().kind === 'signed-in') void completeUser()
}

export function ConfirmNewsletterPage() {
  return (
    <ConfirmationPage
      words={{
        title: emailConfirmation.newsletterTitle,
        text: emailConfirmation.newsletterText,
        submit: emailConfirmation.newsletterSubmit,
        failed: newsletter.unsubscribeFailed,
      }}
      confirm={async (token) => {
        await callOverHttp(confirmSubscription, { query: { token } })
        return emailConfirmation.newsletterConfirmed
      }}
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
  const [done, setDone] = useState<string>()
  const { mutate, isPending, error } = useApiMutation({
    write: () => confirm(parameters.get('token') ?? ''),
    onSuccess: (text) => {
      setDone(text)
      onDone?.()
    },
  })
  if (done !== undefined) {
    return (
      <>
        <p role="status">{done}</p>
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
