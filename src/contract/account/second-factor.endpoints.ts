import type { Endpoint } from '../api/endpoint.ts'

export const answerSecondFactor = {
  method: 'POST',
  path: '/auth/login/second-factor',
  access: 'public',
  freshness: 'live',
} as const satisfies Endpoint

export const askForPasskey = {
  method: 'POST',
  path: '/auth/login/passkey-options',
  access: 'public',
  freshness: 'live',
} as const satisfies Endpoint

export const logInWithPasskey = {
  method: 'POST',
  path: '/auth/login/passkey',
  access: 'public',
  freshness: 'live',
} as const satisfies Endpoint

export const getSecondFactor = {
  method: 'GET',
  path: '/auth/second-factor',
  access: 'user',
  freshness: 'live',
} as const satisfies Endpoint

export const beginTotp = {
  method: 'POST',
  path: '/auth/second-factor/totp',
  access: 'user',
  freshness: 'live',
} as const satisfies Endpoint

export const confirmTotp = {
  method: 'POST',
  path: '/auth/second-factor/totp/confirm',
  access: 'user',
  freshness: 'live',
} as const satisfies Endpoint

export const removeTotp = {
  method: 'POST',
  path: '/auth/second-factor/totp/remove',
  access: 'user',
  freshness: 'live',
} as const satisfies Endpoint

export const beginPasskey = {
  method: 'POST',
  path: '/auth/second-factor/passkey-options',
  access: 'user',
  freshness: 'live',
} as const satisfies Endpoint

export const addPasskey = {
  method: 'POST',
  path: '/auth/second-factor/passkeys',
  access: 'user',
  freshness: 'live',
} as const satisfies Endpoint

export const renamePasskey = {
  method: 'PUT',
  path: '/auth/second-factor/passkeys/:id',
  access: 'user',
  freshness: 'live',
} as const satisfies Endpoint

export const removePasskey = {
  method: 'POST',
  path: '/auth/second-factor/passkeys/:id/remove',
  access: 'user',
  freshness: 'live',
} as const satisfies Endpoint

export const renewRecoveryCodes = {
  method: 'POST',
  path: '/auth/second-factor/recovery-codes',
  access: 'user',
  freshness: 'live',
} as const satisfies Endpoint

export const reauthenticate = {
  method: 'POST',
  path: '/auth/reauthenticate',
  access: 'user',
  freshness: 'live',
} as const satisfies Endpoint
