import { confirmEmailChange } from '#contract/endpoints/sessions.ts'
import { accountSecurity } from '#messages/account-security.ts'
import { emailConfirmation } from '#messages/email-confirmation.ts'
import { callOverHttp } from '../api/call.ts'
import { ConfirmationPage, readUserAgain } from './confirmation.tsx'

export function ConfirmEmailChangePage() {
  return (
    <ConfirmationPage
      words={{
        title: accountSecurity.changeEmail,
        text: accountSecurity.confirmChangeText,
        submit: accountSecurity.confirmChange,
        failed: emailConfirmation.unknownLink,
      }}
      confirm={async (token) => {
        const { state } = await callOverHttp(confirmEmailChange, { body: { token } })
        return state === 'done' ? accountSecurity.emailChanged : accountSecurity.openOtherLink
      }}
      onDone={readUserAgain}
    />
  )
}
