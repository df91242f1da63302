import { useState } from 'react'
import { useLocation } from 'react-router'
import { canOpenAdmin } from '#contract/api/permissions.ts'
import { adminDoor } from '#messages/admin.ts'
import { session as messages } from '#messages/login.ts'
import { navigation, site } from '#messages/shell.ts'
import { fill } from '#contract/messages/format.ts'
import { usePageHead } from '../document/head.ts'
import { paths } from '#contract/paths.ts'
import { useCity } from '../city/use-city.ts'
import { Redirect } from '../session/redirect.tsx'
import { currentSession, useSession } from '../session/session.ts'
import type { LoginState } from '../session/login-state.ts'
import { Frame } from '../shell/root-layout.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { IllustratedPage } from '../ui/illustrated-page.tsx'
import { lazyWithPreload } from '../ui/lazy-with-preload.tsx'

const panel = lazyWithPreload(async () => (await import('./admin-screens.tsx')).AdminScreens)

const secondFactorNeeded = lazyWithPreload(
  async () => (await import('../account/second-factor/second-factor-needed.tsx')).SecondFactorNeeded,
)

/** Checks the session before the admin panel. Only accounts with a role load its code. */
export function AdminPage() {
  const session = useSession()
  const [arrivedAsGuest] = useState(() => currentSession().kind === 'guest')
  usePageHead({ title: fill(site.titled, { page: adminDoor.title }), description: adminDoor.description, path: null })
  if (session.kind === 'guest') return <GuestNotice isRedirected={arrivedAsGuest} />
  if (!canOpenAdmin(session.user)) return <AdminsOnly />
  if (session.user.mustSetUpSecondFactor) {
    return (
      <Frame>
        <secondFactorNeeded.Lazy props={{}} placeholder={<Opening />} />
      </Frame>
    )
  }
  return <panel.Lazy props={{ user: session.user }} placeholder={<Opening />} />
}

/**
 * A visitor who arrives as a guest goes to the login page at once. A user whose session ends here first sees this text.
 */
function GuestNotice({ isRedirected }: { isRedirected: boolean }) {
  const { pictures } = useCity()
  const { pathname, search } = useLocation()
  const wanted = pathname + search
  return (
    <Frame>
      {isRedirected && <Redirect to={paths.login} wanted={wanted} />}
      <IllustratedPage picture={pictures.about} title={adminDoor.title} text={adminDoor.guestText}>
        <ButtonLink to={paths.login} state={{ wanted } satisfies LoginState}>
          {messages.goToLogin}
        </ButtonLink>
      </IllustratedPage>
    </Frame>
  )
}

function AdminsOnly() {
  const { pictures } = useCity()
  return (
    <Frame>
      <IllustratedPage picture={pictures.notFound} title={adminDoor.forbiddenTitle} text={adminDoor.forbiddenText}>
        <ButtonLink to={paths.home}>{navigation.home}</ButtonLink>
      </IllustratedPage>
    </Frame>
  )
}

function Opening() {
  return (
    <main id="main">
      <div className="spinner" role="status">
        <span className="visually-hidden">{adminDoor.opening}</span>
      </div>
    </main>
  )
}
