import { confirmEmailChange } from '#contract/account/sessions.endpoints.ts'
import { paths } from '#contract/paths.ts'
import { accountSecurity } from '#messages/login.ts'
import { profile } from '#messages/account.ts'
import { callOverHttp } from '../../api/call.ts'
import { ConfirmationPage, readUserAgain } from './confirmation.tsx'

export function ConfirmEmailChangePage() {
  return (
    <ConfirmationPage
      words={{
        title: accountSecurity.changeEmail,
        text: accountSecurity.confirmChangeText,
        submit: accountSecurity.confirmChange,
        deadLink: accountSecurity.unknownChangeLink,
      }}
      confirm={async (token, password) => {
        const { state } = await callOverHttp(confirmEmailChange, {
          body: { token, ...(password !== undefined && { password }) },
        })
        await readUserAgain()
        return state === 'done' ? accountSecurity.changeConfirmed : accountSecurity.openOtherLink
      }}
      source={{ path: paths.profile, name: profile.title }}
    />
  )
}
