import * as z from 'zod/mini'
import { ById } from '../by-id.ts'
import * as endpoints from '../endpoints/sessions.ts'
import type { OperationsOf } from '../operation.ts'
import { OwnSession, PasswordChange } from '../sessions.ts'
import { Success } from '../success.ts'

export const sessionOperations = {
  listSessions: {
    ...endpoints.listSessions,
    summary: 'The sessions of the signed-in traveller, the last used first',
    reply: z.object({ success: z.literal(true), sessions: z.array(OwnSession) }),
  },
  endSession: {
    ...endpoints.endSession,
    summary: 'End one session; its device counts as new at the next login',
    params: ById,
    reply: Success,
  },
  endOtherSessions: {
    ...endpoints.endOtherSessions,
    summary: 'End all sessions but this one',
    reply: Success,
  },
  changePassword: {
    ...endpoints.changePassword,
    summary: 'Set a new password with the current one; ends all other sessions',
    body: PasswordChange,
    reply: Success,
  },
} as const satisfies OperationsOf<typeof endpoints>
