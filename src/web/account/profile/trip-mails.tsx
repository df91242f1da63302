import { useQuery, useQueryClient } from '@tanstack/react-query'
import { getTripMails, setTripMails } from '#contract/trip/trip-mails.endpoints.ts'
import { tripNews as messages } from '#messages/trip-people.ts'
import { callOverHttp } from '../../api/call.ts'
import { query } from '../../api/query-client.ts'
import { updateAnswer } from '../../api/update-answer.ts'
import { CheckBox } from '../../ui/check-box.tsx'
import { useApiMutation } from '../../ui/use-api-mutation.ts'

const tripMailsFor = (email: string) => query(getTripMails, {}, { owner: email, staleTime: 0, retryOnMount: true })

/** The wish for mails with news of shared trips. Each of these mails leads here. */
export function TripMails({ email }: { email: string }) {
  const queryClient = useQueryClient()
  const { data } = useQuery(tripMailsFor(email))
  const { mutate, isPending } = useApiMutation({
    write: async (isWished: boolean) => {
      await callOverHttp(setTripMails, { body: { isWished } })
      await updateAnswer(queryClient, tripMailsFor(email), (answer) => ({ ...answer, isWished }))
    },
    failure: messages.mailsFailed,
    place: 'top-right',
  })
  if (!data) return null
  return (
    <div id="trip-mails" role="group" aria-label={messages.mails}>
      <CheckBox
        checked={data.isWished}
        disabled={isPending}
        onChange={({ currentTarget }) => mutate(currentTarget.checked)}
      >
        {messages.mailsWish}
      </CheckBox>
    </div>
  )
}
