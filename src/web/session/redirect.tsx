import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import type { LoginState } from './login-state.ts'

type RedirectProps = {
  to: string
  /** Path for the return after a login. */
  wanted?: string
  /** The browser's own alert shows this text first (section 2). */
  alertText?: string
}

/** Replaces this page in the history. */
export function Redirect({ to, wanted, alertText }: RedirectProps) {
  const navigate = useNavigate()
  useEffect(() => {
    if (alertText !== undefined) alert(alertText)
    const state: LoginState | null = wanted === undefined ? null : { wanted }
    void navigate(to, { replace: true, state })
  }, [navigate, to, wanted, alertText])
  return null
}
