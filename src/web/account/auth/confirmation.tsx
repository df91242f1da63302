import { useState } from 'react'
import { useLocation } from 'react-router'
import { fill } from '#contract/messages/format.ts'
import { paths } from '#contract/paths.ts'
import { clientFailures } from '#messages/ui.ts'
import { navigation, site } from '#messages/shell.ts'
import { ApiError } from '../../api/call.ts'
import { useCity } from '../../city/use-city.ts'
import { usePageHead } from '../../document/head.ts'
import { completeUser } from '../../session/session-calls.ts'
import { currentSession } from '../../session/session.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { IllustratedPage } from '../../ui/illustrated-page.tsx'
import { useApiMutation } from '../../ui/use-api-mutation.ts'
import { ConfirmationPassword } from './confirmation-password.tsx'

type Words = { title: string; text: string; submit: string; deadLink: string }

type Confirming = {
  words: Words
  /** Resolves to the message of success. The password is there if the server asked for it. */
  confirm: (token: string, password?: string) => Promise<string>
  /** The page that sends another link. */
  source: { path: string; name: string }
}

/**
 * The target of a mailed link. It asks for a click, because mail programs open links by themselves. The token is in the
 * fragment of the URL, which browsers send to no server, so that no log holds it.
 */
export function ConfirmationPage(confirming: Confirming) {
  const { title, text } = confirming.words
  const { pictures } = useCity()
  const { hash } = useLocation()
  usePageHead({ title: fill(site.titled, { page: title }), description: text, path: null })
  return (
    <IllustratedPage picture={pictures.about} title={title}>
      {/* Another link may be opened in the same tab. Only the fragment changes then. */}
      <Confirmation key={hash} {...confirming} token={new URLSearchParams(hash.slice(1)).get('token') ?? ''} />
    </IllustratedPage>
  )
}

function Confirmation({ words, confirm, source, token }: Confirming & { token: string }) {
  const [done, setDone] = useState<string>()
  const { mutate, isPending, error, reset } = useApiMutation({
    write: () => confirm(token),
    onSuccess: setDone,
  })
  if (done !== undefined) {
    return (
      <>
        <p role="status">{done}</p>
        <ButtonLink to={paths.home}>{navigation.home}</ButtonLink>
      </>
    )
  }
  if (error instanceof ApiError && error.code === 'not-found') {
    return (
      <>
        <p role="alert">{words.deadLink}</p>
        <ButtonLink to={source.path}>{source.name}</ButtonLink>
      </>
    )
  }
  if (error instanceof ApiError && error.reply.fields?.['password'] !== undefined) {
    return (
      <ConfirmationPassword
        submit={words.submit}
        confirm={(password) => confirm(token, password)}
        onDone={setDone}
        onCancel={reset}
      />
    )
  }
  return (
    <>
      <p>{words.text}</p>
      {error && (
        <p className="field-error" role="alert">
          {error instanceof ApiError ? error.message : clientFailures.internal}
        </p>
      )}
      <Button onClick={() => mutate()} isBusy={isPending}>
        {words.submit}
      </Button>
    </>
  )
}

/**
 * The confirmation may have changed the user. The success is announced only after this, because a page that opens with
 * the old email in the storage ends the session.
 */
export async function readUserAgain(): Promise<void> {
  if (currentSession().kind === 'signed-in') await completeUser()
}
