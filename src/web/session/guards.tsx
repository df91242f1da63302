import { useEffect, useState, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import type { User } from '#contract/auth.ts'
import { session as messages } from '#messages/session.ts'
import { signup } from '#messages/signup.ts'
import { site } from '#messages/site.ts'
import { fill } from '#contract/messages/format.ts'
import { usePageHead } from '../head.ts'
import { paths } from '#contract/paths.ts'
import { useCity } from '../city/use-city.ts'
import { ButtonLink } from '../ui/button.tsx'
import { IllustratedPage } from '../ui/illustrated-page.tsx'
import { Redirect } from './redirect.tsx'
import { currentSession, useSession } from './session.ts'
import type { LoginState } from './wanted-path.ts'

/**
 * Shows a page to signed-in travellers and asks everybody else to log in first.
 * @param logged what the console is told of a guest, where section 8 wants that
 */
export function MembersOnly({ children, logged }: { children: (user: User) => ReactNode; logged?: string }) {
  const session = useSession()
  const isGuest = session.kind === 'guest'
  useEffect(() => {
    if (isGuest && logged !== undefined) console.info(logged)
  }, [isGuest, logged])
  return session.kind === 'guest' ? <LoginRequired /> : children(session.user)
}

function LoginRequired() {
  const { pictures } = useCity()
  const { pathname, search } = useLocation()
  const wanted: LoginState = { wanted: pathname + search }
  usePageHead({
    title: fill(site.titled, { page: messages.loginRequiredTitle }),
    description: messages.loginRequiredText,
    path: null,
  })
  return (
    <IllustratedPage picture={pictures.about} title={messages.loginRequiredTitle} text={messages.loginRequiredText}>
      <ButtonLink to={paths.login} state={wanted}>
        {messages.goToLogin}
      </ButtonLink>
    </IllustratedPage>
  )
}

/** Turns away who is logged in already when the page opens; logging in on the page itself is another matter. */
export function GuestsOnly({ children }: { children: ReactNode }) {
  const [isTurnedAway] = useState(() => currentSession().kind === 'signed-in')
  return isTurnedAway ? <Redirect to={paths.home} alerted={signup.alreadyLoggedIn} /> : children
}
