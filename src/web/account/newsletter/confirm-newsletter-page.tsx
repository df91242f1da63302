import { confirmSubscription } from '#contract/account/newsletter.endpoints.ts'
import { paths } from '#contract/paths.ts'
import { emailConfirmation } from '#messages/login.ts'
import { newsletter } from '#messages/account.ts'
import { callOverHttp } from '../../api/call.ts'
import { ConfirmationPage } from '../auth/confirmation.tsx'

export function ConfirmNewsletterPage() {
  return (
    <ConfirmationPage
      words={{
        title: emailConfirmation.newsletterTitle,
        text: emailConfirmation.newsletterText,
        submit: emailConfirmation.newsletterSubmit,
        deadLink: newsletter.unsubscribeFailed,
      }}
      confirm={async (token) => {
        await callOverHttp(confirmSubscription, { body: { token } })
        return emailConfirmation.newsletterConfirmed
      }}
      source={{ path: paths.newsletter, name: newsletter.title }}
    />
  )
}
