/** Accounts and requests of the bench. */
import { api } from '#contract/api.ts'

export const PASSWORD = 'a password for the bench'

/** @returns the token of the new session */
export async function signUp(origin: string, email: string): Promise<string> {
  return api.signUp.reply.parse(await post(origin, '/auth/signup', { name: 'Bench', email, password: PASSWORD }))
    .authToken
}

/**
 * @returns the token of the new session
 * @throws Error if the login fails
 */
export async function logIn(origin: string, email: string): Promise<string> {
  return api.logIn.reply.parse(await post(origin, '/auth/login', { email, password: PASSWORD })).authToken
}

/** @throws Error if the answer is not a success */
export async function post(origin: string, path: string, body: object, token?: string): Promise<unknown> {
  const response = await fetch(`${origin}/api${path}`, {
    method: 'POST',
    headers: getHeaders(token),
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`POST ${path} answered ${response.status}`)
  return response.json()
}

export function getHeaders(token?: string): Record<string, string> {
  return { 'content-type': 'application/json', ...(token !== undefined && { authorization: `Bearer ${token}` }) }
}
