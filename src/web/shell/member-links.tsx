import type { User } from '#contract/account/auth.ts'
import { accountMenu, navigation } from '#messages/shell.ts'
import { canOpenAdmin } from '#contract/api/permissions.ts'
import { logout } from '#messages/login.ts'
import { fill } from '#contract/messages/format.ts'
import { AnnouncementBell } from '../account/announcements/announcement-bell.tsx'
import { paths } from '#contract/paths.ts'
import { useLogOut } from '../session/use-log-out.ts'
import { useAnnouncedLanguage } from '../session/use-announced-language.ts'
import { Button } from '../ui/button.tsx'
import { Dropdown } from '../ui/dropdown.tsx'
import { Icon } from '../ui/icon.tsx'
import { Link, NavLink } from '../ui/link.tsx'

/** Header links of a signed-in user. Small screens keep wishlist and bell in the bar. */
export function MemberLinks({ user }: { user: User }) {
  useAnnouncedLanguage()
  return (
    <>
      <NavLink to={paths.wishlist} className="icon-button header-always">
        <Icon name="heart" />
        <span className="visually-hidden">{accountMenu.wishlist}</span>
      </NavLink>
      {/* The key resets the bell when another user logs in. */}
      <AnnouncementBell key={user.id} />
      <ProfileMenu user={user} />
    </>
  )
}

function ProfileMenu({ user }: { user: User }) {
  const logOut = useLogOut()
  return (
    <Dropdown
      className="profile-menu"
      label={fill(accountMenu.label, { name: user.name })}
      trigger={<Initial user={user} />}
    >
      {(close) => (
        <ul>
          <li className="profile-menu-name">{user.name}</li>
          <li>
            <Link to={paths.profile} onClick={close}>
              {accountMenu.profile}
            </Link>
          </li>
          <li>
            <Link to={paths.offline} onClick={close}>
              {navigation.offline}
            </Link>
          </li>
          {canOpenAdmin(user) && (
            <li>
              <Link to={paths.admin} onClick={close}>
                {accountMenu.admin}
              </Link>
            </li>
          )}
          <li>
            <button type="button" onClick={logOut}>
              {logout.submit}
            </button>
          </li>
        </ul>
      )}
    </Dropdown>
  )
}

export function MemberMenu({ user, onFollow }: { user: User; onFollow: () => void }) {
  const logOut = useLogOut()
  return (
    <>
      <Link to={paths.profile} className="side-menu-link" onClick={onFollow}>
        {accountMenu.profile}
      </Link>
      {canOpenAdmin(user) && (
        <Link to={paths.admin} className="side-menu-link" onClick={onFollow}>
          {accountMenu.admin}
        </Link>
      )}
      <Button
        look="quiet"
        onClick={() => {
          onFollow()
          logOut()
        }}
      >
        {logout.fromMenu}
      </Button>
    </>
  )
}

function Initial({ user }: { user: User }) {
  const [first = ''] = user.name
  return (
    <>
      <span className="profile-menu-initial">{first.toUpperCase()}</span>
      <Icon name="down" />
    </>
  )
}
