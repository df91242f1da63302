import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { endSession } from '#contract/account/sessions.endpoints.ts'
import { accountSecurity } from '#messages/login.ts'
import { ApiError, callOverHttp } from '../../api/call.ts'
import { updateAnswer } from '../../api/update-answer.ts'
import { useApiMutation } from '../../ui/use-api-mutation.ts'
import { getSessions } from './queries.ts'

/** Ends a session elsewhere. One that has ended already counts as ended. */
export function useEndSession(email: string): { end: (id: string) => void; endingId: string | null } {
  const queryClient = useQueryClient()
  const [endingId, setEndingId] = useState<string | null>(null)
  const { attempt } = useApiMutation({
    write: async (id: string) => {
      await callOverHttp(endSession, { params: { id } }).catch(ignoreNotFound)
      await updateAnswer(queryClient, getSessions(email), (answer) => ({
        ...answer,
        sessions: answer.sessions.filter((session) => session.id !== id),
      }))
    },
    success: accountSecurity.loggedOut,
    failure: accountSecurity.logOutFailed,
    place: 'top-right',
  })
  const end = async (id: string) => {
    setEndingId(id)
    await attempt(id)
    setEndingId(null)
  }
  return { end: (id) => void end(id), endingId }
}

function ignoreNotFound(error: unknown): void {
  if (!(error instanceof ApiError) || error.code !== 'not-found') throw error
}
