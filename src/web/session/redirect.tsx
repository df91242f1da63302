import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import type { LoginState } from './wanted-path.ts'

type RedirectProps = {
  to: string
  /** Path to come back to after a login. */
  wanted?: string
  /** Told first, by the browser's own alert (section 2). */
  alerted?: string
}

/** Leads on to another page, which takes the place of this one in the history. */
export function Redirect({ to, wanted, alerted }: RedirectProps) {
  const navigate = useNavigate()
  useEffect(() => {
    if (alerted !== undefined) alert(alerted)
    const state: LoginState | null = wanted === undefined ? null : { wanted }
    void navigate(to, { replace: true, state })
  }, [navigate, to, wanted, alerted])
  return null
}
