import { NavigationType, useLocation, useNavigationType } from 'react-router'

/**
 * Router state that hands an email from one form of an account to the next. A URL would show the email to logs and to
 * other people.
 */
export type KnownEmail = { email: string }

/** @returns the email that the last navigation handed over, or an empty text. A reload and Back forget it. */
export function useKnownEmail(): string {
  const state: unknown = useLocation().state
  const isNavigation = useNavigationType() !== NavigationType.Pop
  if (!isNavigation || typeof state !== 'object' || state === null || !('email' in state)) return ''
  return typeof state.email === 'string' ? state.email : ''
}
