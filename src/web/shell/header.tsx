import type { User } from '#contract/account/auth.ts'
import { navigation } from '#messages/shell.ts'
import { paths } from '#contract/paths.ts'
import { useSession } from '../session/session.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Link } from '../ui/link.tsx'
import { HeaderSearch } from './header-search.tsx'
import { preloadedMemberLinks } from './preloaded-member-links.ts'
import { MainLinks } from './main-links.tsx'
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
        <HeaderSearch />
        <div className="header-account">
          {session.kind === 'guest' ? <GuestLinks /> : <PreloadedMemberLinks user={session.user} />}
        </div>
        <SideMenu />
      </div>
    </header>
  )
}

function PreloadedMemberLinks({ user }: { user: User }) {
  return (
    <preloadedMemberLinks.Lazy props={{ user }} placeholder={<div className="header-account-space header-always" />} />
  )
}

function GuestLinks() {
  return (
    <>
      <Link to={paths.newsletter} className="header-subscribe">
        {navigation.subscribe}
      </Link>
      <ButtonLink look="quiet" to={paths.login}>
        {navigation.login}
      </ButtonLink>
    </>
  )
}
