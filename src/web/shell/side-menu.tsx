import { useEffect, useId, useRef, type MouseEvent } from 'react'
import { Link, useLocation } from 'react-router'
import { logout } from '#messages/logout.ts'
import { navigation } from '#messages/navigation.ts'
import { profile } from '#messages/profile.ts'
import { paths } from '../paths.ts'
import { useSession } from '../session/session.ts'
import { useLogOut } from '../session/use-log-out.ts'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { MainLinks } from './main-links.tsx'

/**
 * The navigation of small screens. The invoker attributes open and close the dialog before (and without) our script in
 * browsers that know them; once it is there, its click handlers do so in all of them.
 */
export function SideMenu() {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  const titleId = useId()
  const { key } = useLocation()
  const open = (event: MouseEvent) => {
    event.preventDefault()
    dialog.current?.showModal()
  }
  const close = () => dialog.current?.close()
  const closeByButton = (event: MouseEvent) => {
    event.preventDefault()
    close()
  }
  // Back and Forward leave the menu behind, too.
  useEffect(() => dialog.current?.close(), [key])

  return (
    <>
      <button
        type="button"
        className="icon-button side-menu-opener"
        aria-haspopup="dialog"
        onClick={open}
        {...{ command: 'show-modal', commandfor: id }}
      >
        <Icon name="menu" />
        <span className="visually-hidden">{navigation.openMenu}</span>
      </button>
      <dialog id={id} ref={dialog} className="side-menu" aria-labelledby={titleId} closedby="any">
        <div className="side-menu-head">
          <h2 id={titleId}>{navigation.menu}</h2>
          <button
            type="button"
            className="icon-button"
            onClick={closeByButton}
            {...{ command: 'close', commandfor: id }}
          >
            <Icon name="close" />
            <span className="visually-hidden">{navigation.closeMenu}</span>
          </button>
        </div>
        <nav aria-label={navigation.menu}>
          <MainLinks onFollow={close} />
        </nav>
        <div className="side-menu-account">
          <Account onFollow={close} />
          <Link to={paths.newsletter} className="button button-quiet" onClick={close}>
            {navigation.subscribe}
          </Link>
        </div>
      </dialog>
    </>
  )
}

function Account({ onFollow }: { onFollow: () => void }) {
  const session = useSession()
  const logOut = useLogOut()
  if (session.kind === 'guest') {
    return (
      <Link to={paths.login} className="button button-primary" onClick={onFollow}>
        {navigation.login}
      </Link>
    )
  }
  return (
    <>
      <Link to={paths.profile} className="side-menu-link" onClick={onFollow}>
        {profile.view}
      </Link>
      {session.user.isAdmin && (
        <Link to={paths.admin} className="side-menu-link" onClick={onFollow}>
          {profile.adminDashboard}
        </Link>
      )}
      <Button
        onClick={() => {
          onFollow()
          void logOut()
        }}
      >
        {logout.fromMenu}
      </Button>
    </>
  )
}
