import type { Endpoint } from '../api/endpoint.ts'

export const updateProfile = {
  method: 'PUT',
  path: '/auth/update-profile',
  access: 'user',
  freshness: 'live',
} as const satisfies Endpoint

export const logIn = {
  method: 'POST',
  path: '/auth/login',
  access: 'public',
  freshness: 'live',
} as const satisfies Endpoint

export const signUp = {
  method: 'POST',
  path: '/auth/signup',
  access: 'public',
  freshness: 'live',
} as const satisfies Endpoint

export const forgotPassword = {
  method: 'POST',
  path: '/auth/forgot-password',
  access: 'public',
  freshness: 'live',
} as const satisfies Endpoint

export const resetPassword = {
  method: 'POST',
  path: '/auth/reset-password',
  access: 'public',
  freshness: 'live',
} as const satisfies Endpoint

export const sendConfirmation = {
  method: 'POST',
  path: '/auth/send-confirmation',
  access: 'user',
  freshness: 'live',
} as const satisfies Endpoint

export const confirmEmail = {
  method: 'POST',
  path: '/auth/confirm-email',
  access: 'public',
  freshness: 'live',
} as const satisfies Endpoint

export const deleteAccount = {
  method: 'POST',
  path: '/auth/delete-account',
  access: 'user',
  freshness: 'live',
} as const satisfies Endpoint

export const getUser = {
  method: 'GET',
  path: '/auth/user',
  access: 'user',
  freshness: 'live',
} as const satisfies Endpoint

export const logOut = {
  method: 'POST',
  path: '/auth/logout',
  access: 'user',
  freshness: 'live',
} as const satisfies Endpoint

export const exportMyData = {
  method: 'GET',
  path: '/auth/my-data',
  access: 'user',
  freshness: 'live',
} as const satisfies Endpoint
