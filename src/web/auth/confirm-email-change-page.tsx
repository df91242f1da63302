import { confirmEmailChange } from '#contract/endpoints/sessions.ts'
import { accountSecurity } from '#messages/account-security.ts'
import { callOverHttp } from '../api/call.ts'
import { ConfirmationPage, readUserAgain } from './confirmation.tsx'

export function ConfirmEmailChangePage() {
  return (
    <ConfirmationPage
      words={{
        title: accountSecurity.changeEmail,
        text: accountSecurity.confirmChangeText,
        submit: accountSecurity.confirmChange,
        failed: accountSecurity.unknownChangeLink,
      }}
      confirm={async (token) => {
        const { state } = await callOverHttp(confirmEmailChange, { body: { token } })
        return state === 'done' ? accountSecurity.changeConfirmed : accountSecurity.openOtherLink
      }}
      onDone={readUserAgain}
    />
  )
}
