import { useEffect, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import type { User } from '#contract/account/auth.ts'
import { session as messages } from '#messages/login.ts'
import { site } from '#messages/shell.ts'
import { fill } from '#contract/messages/format.ts'
import { usePageHead } from '../document/head.ts'
import { paths } from '#contract/paths.ts'
import { useCity } from '../city/use-city.ts'
import { ButtonLink } from '../ui/button.tsx'
import { IllustratedPage } from '../ui/illustrated-page.tsx'
import { useSession } from './session.ts'
import type { LoginState } from './login-state.ts'

type MembersOnlyProps = {
  children: (user: User) => ReactNode
  guestText?: string
  guestLinks?: ReactNode
  guestLog?: string
}

/**
 * Shows a page to signed-in users. Asks guests to log in.
 * @param guestText why a guest has to log in, on a page that is not private
 * @param guestLinks links to what a guest can do without an account
 * @param guestLog console text for a guest, where section 8 requires one
 */
export function MembersOnly({ children, guestText, guestLinks, guestLog }: MembersOnlyProps) {
  const session = useSession()
  const isGuest = session.kind === 'guest'
  useEffect(() => {
    if (isGuest && guestLog !== undefined) console.info(guestLog)
  }, [isGuest, guestLog])
  return session.kind === 'guest' ? <LoginRequired text={guestText} links={guestLinks} /> : children(session.user)
}

function LoginRequired({ text = messages.loginRequiredText, links }: { text: string | undefined; links: ReactNode }) {
  const { pictures } = useCity()
  const { pathname, search } = useLocation()
  const wanted: LoginState = { wanted: pathname + search }
  usePageHead({
    title: fill(site.titled, { page: messages.loginRequiredTitle }),
    description: text,
    path: null,
  })
  return (
    <IllustratedPage picture={pictures.about} title={messages.loginRequiredTitle} text={text}>
      <ButtonLink to={paths.login} state={wanted}>
        {messages.goToLogin}
      </ButtonLink>{' '}
      <ButtonLink to={paths.signup} state={wanted} look="quiet">
        {messages.signUp}
      </ButtonLink>
      {links}
    </IllustratedPage>
  )
}
