import { logout } from '#messages/logout.ts'
import { useLogOut } from '../session/use-log-out.ts'
import { Wordmark } from '../shell/wordmark.tsx'
import { Button } from '../ui/button.tsx'

/** Milliseconds after which the panel says goodbye (section 9). */
const FAREWELL_DELAY = 1_000

export function AdminHeader() {
  const logOut = useLogOut({ text: logout.fromAdmin, delay: FAREWELL_DELAY })
  return (
    <header className="admin-header">
      <Wordmark />
      <Button look="quiet" onClick={() => void logOut()}>
        {logout.submit}
      </Button>
    </header>
  )
}
