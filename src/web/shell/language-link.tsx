import { useState, type ComponentProps } from 'react'
import { useLocation, useMatches } from 'react-router'
import { pathIn, type KnownLanguage } from '#contract/messages/languages.ts'
import { paths } from '#contract/paths.ts'
import { store } from '../session/browser-storage.ts'
import { CONTENT_HASH } from '../ui/take-focus.ts'
import { useIsHydrated } from '../ui/use-is-hydrated.ts'

type LanguageLinkProps = Omit<ComponentProps<'a'>, 'href'> & { to: KnownLanguage }

/**
 * Leads to the same page in a language, with what stands behind `#`: the token of a shared trip, or the view of a map.
 * It loads a document of its own.
 */
export function LanguageLink({ to, children, ...rest }: LanguageLinkProps) {
  const { pathname, search } = useLocation()
  // A page that does not exist leads home in every language.
  const isUnknown = useMatches().some(({ id }) => id === 'not-found')
  const fragment = useOwnFragment()
  return (
    <a
      {...rest}
      href={isUnknown ? pathIn(to, paths.home) : pathIn(to, pathname + search) + fragment}
      hrefLang={to.code}
      onClick={({ currentTarget }) => {
        store('language', to.code)
        // A map writes its view into the address without a rendering.
        if (!isUnknown && isOwn(location.hash)) currentTarget.hash = location.hash
      }}
    >
      {children}
    </a>
  )
}

/** The server does not see the fragment. */
function useOwnFragment(): string {
  const { pathname, hash } = useLocation()
  const isHydrated = useIsHydrated()
  const [last, setLast] = useState({ pathname, hash: '' })
  const isNew = last.pathname !== pathname || (isOwn(hash) && last.hash !== hash)
  if (isNew) setLast({ pathname, hash: isOwn(hash) ? hash : '' })
  return isHydrated ? last.hash : ''
}

/** The link to the content of the page replaces the fragment of its address, and says nothing about the page. */
function isOwn(hash: string): boolean {
  return hash !== CONTENT_HASH
}
