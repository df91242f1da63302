import { logout } from '#messages/login.ts'
import { useLogOut } from '../session/use-log-out.ts'
import { Wordmark } from '../shell/wordmark.tsx'
import { Button } from '../ui/button.tsx'

/** Section 9: the delay of the toast after a logout. */
const LOGOUT_TOAST_DELAY_MS = 1_000

export function AdminHeader() {
  const logOut = useLogOut({ text: logout.fromAdmin, delayMs: LOGOUT_TOAST_DELAY_MS })
  return (
    <header className="admin-header">
      <Wordmark />
      <Button look="quiet" onClick={logOut}>
        {logout.submit}
      </Button>
    </header>
  )
}
