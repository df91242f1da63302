import { useState } from 'react'
import { useLocation } from 'react-router'
import { CONTENT_HASH } from '../../ui/take-focus.ts'

/**
 * The token behind `#`. The link to the content of the page has an address behind `#` too, and leads to it without leaving
 * what the token opens.
 */
export function useLinkToken(): string {
  const { hash } = useLocation()
  const [token, setToken] = useState(hash === CONTENT_HASH ? (window.firstAnswer?.token ?? '') : hash.slice(1))
  const isToken = hash !== CONTENT_HASH
  if (isToken && token !== hash.slice(1)) setToken(hash.slice(1))
  return token
}
