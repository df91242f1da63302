import * as z from 'zod/mini'
import {
  SessionReply,
  CodeRequest,
  Credentials,
  NewAccount,
  OwnEmailConfirmation,
  PasswordConfirmation,
  PasswordReset,
  ProfileChange,
  User,
} from './auth.ts'
import { OwnEmailQuery } from '../api/email.ts'
import { MyData } from './my-data.ts'
import { createOperations } from '../api/operation.ts'
import { Success } from '../api/success.ts'
import * as endpoints from './auth.endpoints.ts'

export const authOperations = createOperations(endpoints, {
  updateProfile: {
    summary: 'Change name, phone or address; fields left out do not change',
    body: ProfileChange,
    reply: z.object({ success: z.literal(true), user: User }),
  },
  logIn: {
    summary: 'Log in with email and password',
    body: Credentials,
    reply: SessionReply,
  },
  signUp: {
    summary: 'Create an account and log in',
    body: NewAccount,
    reply: SessionReply,
  },
  forgotPassword: {
    summary:
      'Mail a one-time code, which needs the secret of this reply; the same reply whether or not the account exists',
    body: CodeRequest,
    /** Browsers have the secret as a cookie too. */
    reply: z.object({ success: z.literal(true), requestSecret: z.string() }),
  },
  resetPassword: {
    summary: 'Set a new password with the mailed code and the secret of its request; ends all sessions of the account',
    body: PasswordReset,
    reply: Success,
  },
  sendConfirmation: {
    summary: 'Mail the link that confirms the email of the account again',
    reply: Success,
  },
  confirmEmail: {
    summary:
      'Confirm an email with the token of its mail and the session or password of the account; older sessions end',
    body: OwnEmailConfirmation,
    reply: Success,
  },
  deleteAccount: {
    summary: 'Delete the account and all data of the traveller; requires the password',
    body: PasswordConfirmation,
    reply: Success,
  },
  getUser: {
    summary: 'The signed-in traveller',
    query: OwnEmailQuery,
    reply: z.object({ success: z.literal(true), user: User }),
  },
  logOut: {
    summary: 'End this session',
    reply: Success,
  },
  exportMyData: {
    summary: 'Export all stored data of the signed-in traveller',
    reply: MyData,
  },
})
