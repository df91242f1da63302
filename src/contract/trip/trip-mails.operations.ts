import * as z from 'zod/mini'
import { createOperations } from '../api/operation.ts'
import { Success } from '../api/success.ts'
import * as endpoints from './trip-mails.endpoints.ts'

const TripMails = z.object({ isWished: z.boolean() })
const reply = z.extend(TripMails, { success: z.literal(true) })

export const tripMailOperations = createOperations(endpoints, {
  getTripMails: {
    summary: 'If one gets a mail when there is news of one’s shared trips, at most one an hour',
    reply,
  },
  setTripMails: {
    summary: 'Begin or end the mails with news of one’s shared trips',
    body: TripMails,
    reply,
  },
  stopTripMails: {
    summary: 'End the mails with news of shared trips, by the token of one of them',
    query: z.object({ token: z.string().check(z.maxLength(200)) }),
    reply: Success,
  },
})
