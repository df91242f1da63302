import { useEffect, useId, useRef, type MouseEvent } from 'react'
import { Link, useLocation } from 'react-router'
import { navigation } from '#contract/messages/en.ts'
import { paths } from '../paths.ts'
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
          <button type="button" className="icon-button" onClick={closeByButton} {...{ command: 'close', commandfor: id }}>
            <Icon name="close" />
            <span className="visually-hidden">{navigation.closeMenu}</span>
          </button>
        </div>
        <nav aria-label={navigation.menu}>
          <MainLinks onFollow={close} />
        </nav>
        <div className="side-menu-account">
          <Link to={paths.login} className="button button-primary" onClick={close}>
            {navigation.login}
          </Link>
          <Link to={paths.newsletter} className="button button-quiet" onClick={close}>
            {navigation.subscribe}
          </Link>
        </div>
      </dialog>
    </>
  )
}
