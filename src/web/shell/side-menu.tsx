import { useId, useState } from 'react'
import { useLocation } from 'react-router'
import { navigation } from '#messages/shell.ts'
import { paths } from '#contract/paths.ts'
import { useSession } from '../session/session.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { MainLinks } from './main-links.tsx'
import { preloadedMemberMenu } from './preloaded-member-links.ts'

/** Navigation on small screens. Browsers that know invoker commands open it before our script runs. */
export function SideMenu() {
  const id = useId()
  const { key } = useLocation()
  // The menu is open for one history entry, so that Back and Forward close it.
  const [openAt, setOpenAt] = useState<string | null>(null)
  const close = () => setOpenAt(null)
  return (
    <>
      <div className="side-menu-opener">
        <IconButton
          icon="menu"
          label={navigation.openMenu}
          onClick={() => setOpenAt(key)}
          command={{ name: 'show-modal', target: id }}
        />
      </div>
      <Dialog
        id={id}
        title={navigation.menu}
        isOpen={openAt === key}
        onClose={close}
        className="side-menu"
        closeLabel={navigation.closeMenu}
        closesByClickOutside
      >
        <nav aria-label={navigation.menu}>
          <MainLinks onFollow={close} />
        </nav>
        <div className="side-menu-account">
          <Account onFollow={close} />
          <ButtonLink to={paths.newsletter} look="quiet" onClick={close}>
            {navigation.subscribe}
          </ButtonLink>
          <ButtonLink to={paths.offline} look="quiet" onClick={close}>
            {navigation.offline}
          </ButtonLink>
        </div>
        <LanguageSwitch />
      </Dialog>
    </>
  )
}

function Account({ onFollow }: { onFollow: () => void }) {
  const session = useSession()
  if (session.kind === 'guest') {
    return (
      <ButtonLink to={paths.login} onClick={onFollow}>
        {navigation.login}
      </ButtonLink>
    )
  }
  return <preloadedMemberMenu.Lazy props={{ user: session.user, onFollow }} placeholder={null} />
}
