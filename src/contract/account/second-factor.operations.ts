import { PasswordConfirmation, SessionReply } from './auth.ts'
import { ById } from '../api/by-id.ts'
import { createOperations } from '../api/operation.ts'
import {
  NewPasskey,
  PasskeyNameChange,
  PasskeyOptions,
  PasskeyOptionsRequest,
  PasskeySignIn,
  RecoveryCodes,
  SecondFactorAdded,
  SecondFactorAnswer,
  SecondFactorStatus,
  TotpConfirmation,
  TotpSetup,
} from './second-factor.ts'
import { Success } from '../api/success.ts'
import * as endpoints from './second-factor.endpoints.ts'

export const secondFactorOperations = createOperations(endpoints, {
  answerSecondFactor: {
    summary: 'Finish a login with a one-time password, a recovery code or a passkey',
    body: SecondFactorAnswer,
    reply: SessionReply,
  },
  askForPasskey: {
    summary: 'The challenge for a passkey: of the account of a ticket, or of any account',
    body: PasskeyOptionsRequest,
    reply: PasskeyOptions,
  },
  logInWithPasskey: {
    summary: 'Log in with a passkey alone',
    body: PasskeySignIn,
    reply: SessionReply,
  },
  getSecondFactor: {
    summary: 'The second factors of the account',
    reply: SecondFactorStatus,
  },
  beginTotp: {
    summary: 'A new secret for an authenticator app; it counts from its first right code on; requires the password',
    body: PasswordConfirmation,
    reply: TotpSetup,
  },
  confirmTotp: {
    summary: 'Switch on the authenticator app with its first code',
    body: TotpConfirmation,
    reply: SecondFactorAdded,
  },
  removeTotp: {
    summary: 'Remove the authenticator app; requires the password',
    body: PasswordConfirmation,
    reply: Success,
  },
  beginPasskey: {
    summary: 'The challenge for a new passkey; requires the password',
    body: PasswordConfirmation,
    reply: PasskeyOptions,
  },
  addPasskey: {
    summary: 'Add a passkey that was created for the challenge',
    body: NewPasskey,
    reply: SecondFactorAdded,
  },
  renamePasskey: {
    summary: 'Rename a passkey',
    params: ById,
    body: PasskeyNameChange,
    reply: Success,
  },
  removePasskey: {
    summary: 'Remove a passkey; requires the password',
    params: ById,
    body: PasswordConfirmation,
    reply: Success,
  },
  renewRecoveryCodes: {
    summary: 'Replace all recovery codes; requires the password',
    body: PasswordConfirmation,
    reply: RecoveryCodes,
  },
  reauthenticate: {
    summary: 'Enter the password again, before an action that cannot be undone',
    body: PasswordConfirmation,
    reply: Success,
  },
})
