import { actions } from '#messages/ui.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { endOtherSessions } from '#contract/account/sessions.endpoints.ts'
import { accountSecurity } from '#messages/login.ts'
import { callOverHttp } from '../../api/call.ts'
import { updateAnswer } from '../../api/update-answer.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { useApiMutation } from '../../ui/use-api-mutation.ts'
import { getSessions } from './queries.ts'

export function LogOutOthers({ email }: { email: string }) {
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  const queryClient = useQueryClient()
  const { mutate, isPending } = useApiMutation({
    write: async () => {
      await callOverHttp(endOtherSessions, {})
      await updateAnswer(queryClient, getSessions(email), (answer) => ({
        ...answer,
        sessions: answer.sessions.filter(({ isCurrent }) => isCurrent),
      }))
    },
    onSuccess: close,
    // A toast would be behind the dialog.
    onFailure: close,
    success: accountSecurity.othersLoggedOut,
    failure: accountSecurity.logOutFailed,
    place: 'top-right',
  })
  return (
    <>
      <Button look="quiet" onClick={() => setIsOpen(true)}>
        {accountSecurity.logOutOthers}
      </Button>
      <Dialog title={accountSecurity.logOutOthers} isOpen={isOpen} onClose={close} className="dialog-card">
        <p>{accountSecurity.logOutOthersHint}</p>
        <div className="dialog-actions">
          <Button look="quiet" onClick={close}>
            {actions.cancel}
          </Button>
          <Button look="danger" onClick={() => mutate()} isBusy={isPending}>
            {accountSecurity.logOutOthers}
          </Button>
        </div>
      </Dialog>
    </>
  )
}
