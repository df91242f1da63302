import { useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import { paths } from '#contract/paths.ts'
import { signup } from '#messages/login.ts'
import { Redirect } from '../../session/redirect.tsx'
import { currentSession, onSessionChange } from '../../session/session.ts'
import { takeFocus } from '../../ui/take-focus.ts'
import { useGoOn } from './use-go-on.ts'

/**
 * Redirects users who are logged in when the page opens. When a session begins later, by the form or in another tab, it
 * continues with the page or action that the guest wanted.
 */
export function GuestsOnly({ children }: { children: ReactNode }) {
  const [isRedirected] = useState(() => currentSession().kind === 'signed-in')
  const going = useGoOn()
  const goOn = useEffectEvent(going.goOn)
  useEffect(() => {
    let isGuest = currentSession().kind === 'guest'
    return onSessionChange(() => {
      const session = currentSession()
      // Later changes only complete the same user.
      if (isGuest && session.kind === 'signed-in') goOn(session.user)
      isGuest = session.kind === 'guest'
    })
  }, [])
  if (going.isMakingTrip)
    return (
      <p className="making-trip" role="status" tabIndex={-1} ref={takeFocus}>
        {signup.makingTrip}
      </p>
    )
  return isRedirected ? <Redirect to={paths.home} alertText={signup.alreadyLoggedIn} /> : children
}
