import { callApi, type Answer, type Route } from './api-calls.ts'
import { codeIn } from './letters.ts'
import type { TestApp } from './test-app.ts'

type Owner = { readonly email: string; readonly ip: string }

/** Asks for a code as a client without cookies. @returns what a reset needs of the mail and of the reply */
export async function requestCode(
  testApp: TestApp,
  { email, ip }: Owner,
): Promise<{ otp: string; requestSecret: string }> {
  const { body } = await callApi(testApp, 'POST /auth/forgot-password', { body: { email }, ip })
  const letters = (await testApp.mailsTo(email)).filter(({ headers }) =>
    headers.get('subject')?.startsWith('Your code'),
  )
  const letter = letters.at(-1)
  if (!letter) throw new Error('No letter came')
  return { otp: codeIn(letter), requestSecret: String(body['requestSecret']) }
}

/** A browser that keeps the cookie of its request for a code. */
export type Browser = {
  forget(testApp: TestApp): Promise<Answer>
  reset(testApp: TestApp, otp: string): Promise<Answer>
}

export function openBrowser({ email, ip }: Owner, newPassword: string): Browser {
  let cookie = ''
  const call = async (testApp: TestApp, route: Route, body: object) => {
    const answer = await callApi(testApp, route, { body, ip, ...(cookie && { headers: { cookie } }) })
    const set = answer.headers['set-cookie']
    if (typeof set === 'string') cookie = set.split(';')[0] ?? ''
    return answer
  }
  return {
    forget: (testApp) => call(testApp, 'POST /auth/forgot-password', { email }),
    reset: (testApp, otp) => call(testApp, 'POST /auth/reset-password', { email, otp, newPassword }),
  }
}
