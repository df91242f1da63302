import { Link } from 'react-router'
import { navigation } from '#contract/messages/en.ts'
import { paths } from '../paths.ts'
import { useSession } from '../session/session.ts'
import { MainLinks } from './main-links.tsx'
import { MemberLinks } from './member-links.tsx'
import { SideMenu } from './side-menu.tsx'
import { Wordmark } from './wordmark.tsx'

export function Header() {
  const session = useSession()
  return (
    <header className="header">
      <div className="header-bar">
        <Wordmark />
        <nav className="header-navigation" aria-label={navigation.main}>
          <MainLinks />
        </nav>
        <div className="header-account">
          {session.kind === 'guest' ? <GuestLinks /> : <MemberLinks user={session.user} />}
        </div>
        <SideMenu />
      </div>
    </header>
  )
}

function GuestLinks() {
  return (
    <>
      <Link to={paths.newsletter} className="header-subscribe">
        {navigation.subscribe}
      </Link>
      <Link to={paths.login} className="button button-primary header-login">
        {navigation.login}
      </Link>
    </>
  )
}
