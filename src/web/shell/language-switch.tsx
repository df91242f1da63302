import { useLocation, useMatches } from 'react-router'
import { pathIn, servedLanguages } from '#contract/messages/languages.ts'
import { paths } from '#contract/paths.ts'
import { language } from '#messages/language.ts'
import { navigation } from '#messages/shell.ts'
import { useCity } from '../city/use-city.ts'
import { store } from '../session/browser-storage.ts'
import { useIsHydrated } from '../ui/use-is-hydrated.ts'

/**
 * Links to the same page in every language in which the guide is served. Each names itself, and loads a document of its
 * own. With one language there is nothing to choose.
 */
export function LanguageSwitch() {
  const served = servedLanguages(useCity().languages)
  const path = usePathInLanguages()
  const isHydrated = useIsHydrated()
  if (served.length < 2) return null
  return (
    <nav className="language-switch" aria-label={navigation.language}>
      {/* One HTML serves several addresses, such as those of all trips. Only the browser knows the page's own. */}
      <ul key={String(isHydrated)}>
        {served.map((other) => (
          <li key={other.code}>
            <a
              href={pathIn(other, path)}
              lang={other.code}
              hrefLang={other.code}
              dir={other.dir}
              aria-current={other.code === language.code ? 'true' : undefined}
              onClick={() => store('language', other.code)}
            >
              {other.name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The page's own path and query. A page that does not exist leads home in every language. */
export function usePathInLanguages(): string {
  const { pathname, search } = useLocation()
  const isUnknown = useMatches().some(({ id }) => id === 'not-found')
  return isUnknown ? paths.home : pathname + search
}
