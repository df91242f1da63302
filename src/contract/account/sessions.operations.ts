import * as z from 'zod/mini'
import { OwnEmailConfirmation } from './auth.ts'
import { ById } from '../api/by-id.ts'
import * as endpoints from './sessions.endpoints.ts'
import { createOperations } from '../api/operation.ts'
import { EmailChange, EmailChangeReply, EmailChangeState, OwnSession, PasswordChange } from './sessions.ts'
import { Success } from '../api/success.ts'

export const sessionOperations = createOperations(endpoints, {
  listSessions: {
    summary: 'The sessions of the signed-in traveller, the last used first',
    reply: z.object({ success: z.literal(true), sessions: z.array(OwnSession) }),
  },
  endSession: {
    summary: 'End one session; its device counts as new at the next login',
    params: ById,
    reply: Success,
  },
  endOtherSessions: {
    summary: 'End all sessions but this one',
    reply: Success,
  },
  changePassword: {
    summary: 'Set a new password with the current one; ends all other sessions',
    body: PasswordChange,
    reply: Success,
  },
  changeEmail: {
    summary: 'Change the email with the password; where mails can be sent, both mailboxes confirm first',
    body: EmailChange,
    reply: EmailChangeReply,
  },
  confirmEmailChange: {
    summary:
      'Confirm a change of email with the token of a mail; the new mailbox needs the session or the password too',
    body: OwnEmailConfirmation,
    reply: z.object({ success: z.literal(true), state: EmailChangeState }),
  },
})
