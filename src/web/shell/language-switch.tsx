import { servedLanguages } from '#contract/messages/languages.ts'
import { language } from '#messages/language.ts'
import { navigation } from '#messages/shell.ts'
import { useCity } from '../city/use-city.ts'
import { useIsHydrated } from '../ui/use-is-hydrated.ts'
import { LanguageLink } from './language-link.tsx'

/**
 * Links to the same page in every language in which the guide is served. Each names itself, and loads a document of its
 * own. With one language there is nothing to choose.
 */
export function LanguageSwitch() {
  const served = servedLanguages(useCity().languages)
  const isHydrated = useIsHydrated()
  if (served.length < 2) return null
  return (
    <nav className="language-switch" aria-label={navigation.language}>
      {/* One HTML serves several addresses, such as those of all trips. Only the browser knows the page's own. */}
      <ul key={String(isHydrated)}>
        {served.map((other) => (
          <li key={other.code}>
            <LanguageLink
              to={other}
              lang={other.code}
              dir={other.dir}
              aria-current={other.code === language.code ? 'true' : undefined}
            >
              {other.name}
            </LanguageLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
