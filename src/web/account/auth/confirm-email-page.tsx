import { confirmEmail } from '#contract/account/auth.endpoints.ts'
import { paths } from '#contract/paths.ts'
import { emailConfirmation } from '#messages/login.ts'
import { profile } from '#messages/account.ts'
import { callOverHttp } from '../../api/call.ts'
import { ConfirmationPage, readUserAgain } from './confirmation.tsx'

export function ConfirmEmailPage() {
  return (
    <ConfirmationPage
      words={{
        title: emailConfirmation.title,
        text: emailConfirmation.text,
        submit: emailConfirmation.submit,
        deadLink: emailConfirmation.unknownLink,
      }}
      confirm={async (token, password) => {
        await callOverHttp(confirmEmail, { body: { token, ...(password !== undefined && { password }) } })
        await readUserAgain()
        return emailConfirmation.confirmed
      }}
      source={{ path: paths.profile, name: profile.title }}
    />
  )
}
