import { confirmEmail } from '#contract/endpoints/auth.ts'
import { emailConfirmation } from '#messages/email-confirmation.ts'
import { callOverHttp } from '../api/call.ts'
import { ConfirmationPage, readUserAgain } from './confirmation.tsx'

export function ConfirmEmailPage() {
  return (
    <ConfirmationPage
      words={{
        title: emailConfirmation.title,
        text: emailConfirmation.text,
        submit: emailConfirmation.submit,
        failed: emailConfirmation.unknownLink,
      }}
      confirm={async (token) => {
        await callOverHttp(confirmEmail, { body: { token } })
        return emailConfirmation.confirmed
      }}
      onDone={readUserAgain}
    />
  )
}
