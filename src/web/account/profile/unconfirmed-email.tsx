import { sendConfirmation } from '#contract/account/auth.endpoints.ts'
import { emailConfirmation } from '#messages/login.ts'
import { callOverHttp } from '../../api/call.ts'
import { Button } from '../../ui/button.tsx'
import { useApiMutation } from '../../ui/use-api-mutation.ts'

/** Says that the owner of the account has not confirmed the email, and offers another mail. */
export function UnconfirmedEmail() {
  const { mutate, isPending } = useApiMutation({
    write: () => callOverHttp(sendConfirmation, {}),
    success: emailConfirmation.sent,
    failure: emailConfirmation.sendFailed,
    place: 'top-right',
  })
  return (
    <p className="profile-unconfirmed">
      <span>{emailConfirmation.notConfirmed}</span>
      <Button look="quiet" onClick={() => mutate()} isBusy={isPending}>
        {emailConfirmation.sendAgain}
      </Button>
    </p>
  )
}
