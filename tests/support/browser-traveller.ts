import { expect, type Page } from '@playwright/test'
import { signUp } from '#contract/auth.ts'

export type BrowserTraveller = {
  email: string
  /** Calls the server in the traveller's name, as another of their devices would. */
  call: (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) => Promise<unknown>
}

let travellers = 0

/** A new traveller, signed in on the page's browser; the next page that is opened is theirs. */
export async function signIn(page: Page): Promise<BrowserTraveller> {
  travellers += 1
  const email = `traveller-${process.pid}-${travellers}@surat.example`
  const signup = await page.request.post('/api/auth/signup', {
    data: { name: 'Asha Patel', email, password: 'three rivers to Tapi' },
  })
  expect(signup.ok()).toBe(true)
  const { authToken } = signUp.reply.parse(await signup.json())
  await page.goto('/about')
  await page.evaluate(
    ([token, email]) => {
      localStorage.clear()
      localStorage.setItem('email', email)
      localStorage.setItem('token', token)
    },
    [authToken, email] as const,
  )
  const call: BrowserTraveller['call'] = async (method, path, data) => {
    const headers = { authorization: `Bearer ${authToken}` }
    const reply = await page.request.fetch(`/api${path}`, { method, headers, ...(data && { data }) })
    expect(reply.ok()).toBe(true)
    return reply.json()
  }
  return { email, call }
}
