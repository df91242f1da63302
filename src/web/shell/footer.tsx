import { categories } from '#messages/places.ts'
import { navigation } from '#messages/shell.ts'
import { fill } from '#contract/messages/format.ts'
import type { Language } from '#contract/messages/language.ts'
import { language } from '#messages/language.ts'
import { placeCategories } from '#contract/place/place-facts.ts'
import { categoryPaths, paths } from '#contract/paths.ts'
import { useCity } from '../city/use-city.ts'
import { Link } from '../ui/link.tsx'
import { OutsideLink } from '../ui/outside-link.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { Wordmark } from './wordmark.tsx'

export function Footer() {
  const { profiles, hasPhrases, hasSeasons, hasSuggestedTrips, hasDishes, hasServices } = useCity()
  return (
    <footer className="footer">
      <div className="footer-columns">
        <div className="footer-note">
          <Wordmark />
          <p>{navigation.footerNote}</p>
          <TranslationNote />
        </div>
        <nav aria-labelledby="footer-guide">
          <h2 id="footer-guide">{navigation.guide}</h2>
          <ul>
            <li>
              <Link to={paths.places}>{categories.all.tab}</Link>
            </li>
            {placeCategories.map((category) => (
              <li key={category}>
                <Link to={categoryPaths[category]}>{categories[category].tab}</Link>
              </li>
            ))}
            {hasSuggestedTrips && (
              <li>
                <Link to={paths.suggestedTrips}>{navigation.suggestedTrips}</Link>
              </li>
            )}
            {hasSeasons && (
              <li>
                <Link to={paths.seasons}>{navigation.seasons}</Link>
              </li>
            )}
            {hasDishes && (
              <li>
                <Link to={paths.dishes}>{navigation.dishes}</Link>
              </li>
            )}
            {hasServices && (
              <li>
                <Link to={paths.services}>{navigation.services}</Link>
              </li>
            )}
            {hasPhrases && (
              <li>
                <Link to={paths.phrases}>{navigation.phrases}</Link>
              </li>
            )}
            <li>
              <Link to={paths.offline}>{navigation.offline}</Link>
            </li>
          </ul>
        </nav>
        <nav aria-labelledby="footer-company">
          <h2 id="footer-company">{navigation.company}</h2>
          <ul>
            <li>
              <Link to={paths.home}>{navigation.home}</Link>
            </li>
            <li>
              <Link to={paths.about}>{navigation.about}</Link>
            </li>
            <li>
              <Link to={paths.privacy}>{navigation.privacy}</Link>
            </li>
            <li>
              <Link to={paths.newsletter}>{navigation.subscribe}</Link>
            </li>
          </ul>
        </nav>
        {profiles.length > 0 && (
          <nav aria-labelledby="footer-social">
            <h2 id="footer-social">{navigation.social}</h2>
            <ul>
              {profiles.map(({ name, url }) => (
                <li key={url}>
                  <OutsideLink href={url}>{name}</OutsideLink>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </div>
      <LanguageSwitch />
    </footer>
  )
}

function TranslationNote() {
  const { name, isMachineTranslated }: Language = language
  return isMachineTranslated ? <p>{fill(navigation.machineTranslated, { language: name })}</p> : null
}
