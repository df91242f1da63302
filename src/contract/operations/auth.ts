import * as z from 'zod/mini'
import {
  SessionReply,
  CodeRequest,
  Credentials,
  NewAccount,
  OwnEmailQuery,
  PasswordConfirmation,
  PasswordReset,
  ProfileChange,
  User,
} from '../auth.ts'
import { MyData } from '../my-data.ts'
import type { OperationsOf } from '../operation.ts'
import { Success } from '../success.ts'
import * as endpoints from '../endpoints/auth.ts'

export const authOperations = {
  updateProfile: {
    ...endpoints.updateProfile,
    summary: 'Change name, phone or address; what is left out stays',
    body: ProfileChange,
    reply: z.object({ success: z.literal(true), user: User }),
  },
  logIn: {
    ...endpoints.logIn,
    summary: 'Begin a session with email and password',
    body: Credentials,
    reply: SessionReply,
  },
  signUp: {
    ...endpoints.signUp,
    summary: 'Make an account and begin a session',
    body: NewAccount,
    reply: SessionReply,
  },
  forgotPassword: {
    ...endpoints.forgotPassword,
    summary: 'Mail a one-time code; the answer does not tell whether there is an account',
    body: CodeRequest,
    reply: Success,
  },
  resetPassword: {
    ...endpoints.resetPassword,
    summary: 'Set a new password with the mailed code; ends every session',
    body: PasswordReset,
    reply: Success,
  },
  deleteAccount: {
    ...endpoints.deleteAccount,
    summary: 'Delete the account and everything of that person; asks for the password',
    body: PasswordConfirmation,
    reply: Success,
  },
  getUser: {
    ...endpoints.getUser,
    summary: 'The signed-in traveller',
    query: OwnEmailQuery,
    reply: z.object({ success: z.literal(true), user: User }),
  },
  logOut: {
    ...endpoints.logOut,
    summary: 'End this session',
    reply: Success,
  },
  exportMyData: {
    ...endpoints.exportMyData,
    summary: 'Everything the product keeps about the signed-in traveller',
    reply: MyData,
  },
} as const satisfies OperationsOf<typeof endpoints>
