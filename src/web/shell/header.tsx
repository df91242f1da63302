import { Link } from 'react-router'
import { navigation } from '#contract/messages/en.ts'
import { paths } from '../paths.ts'
import { MainLinks } from './main-links.tsx'
import { SideMenu } from './side-menu.tsx'
import { Wordmark } from './wordmark.tsx'

export function Header() {
  return (
    <header className="header">
      <div className="header-bar">
        <Wordmark />
        <nav className="header-navigation" aria-label={navigation.main}>
          <MainLinks />
        </nav>
        <div className="header-account">
          <Link to={paths.newsletter} className="header-subscribe">
            {navigation.subscribe}
          </Link>
          <Link to={paths.login} className="button button-primary header-login">
            {navigation.login}
          </Link>
        </div>
        <SideMenu />
      </div>
    </header>
  )
}
