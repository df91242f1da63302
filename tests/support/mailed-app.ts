import nodemailer from 'nodemailer'
import { sweep } from '#server/app/sweep.ts'
import { callApi } from './api-calls.ts'
import { codeIn, readLetter, type ReceivedMail } from './letters.ts'
import { waitForEmptyMailQueue } from './mail-queue.ts'
import type { EngineName } from './stores.ts'
import { startTestApp, type TestApp } from './test-app.ts'

/** An application with a mail server, which confirms emails. */
export type MailedApp = {
  readonly testApp: TestApp
  /** @returns the letters to that email, oldest first */
  mailsTo(email: string): Promise<ReceivedMail[]>
  sweepAfter(milliseconds: number): Promise<void>
  close(): Promise<void>
}

export async function startMailedApp(engine: EngineName): Promise<MailedApp> {
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  const sent: { to: string; letter: ReceivedMail }[] = []
  const testApp = await startTestApp({
    engine,
    env: { SMTP_URL: 'smtp://127.0.0.1:1' },
    send: async (letter) => {
      const { message } = await transport.sendMail({ from: 'Safarnama <hello@surat.example>', ...letter })
      if (!Buffer.isBuffer(message)) throw new Error('The letter is not in memory')
      sent.push({ to: letter.to.address, letter: readLetter(message.toString('latin1')) })
    },
  })
  return {
    testApp,
    mailsTo: async (email) => {
      await waitForEmptyMailQueue(testApp.store)
      return sent.filter(({ to }) => to === email).map(({ letter }) => letter)
    },
    sweepAfter: async (milliseconds) => {
      testApp.clock.advance(milliseconds)
      await sweep(testApp.store.db, testApp.clock.now())
    },
    close: testApp.close,
  }
}

/** Asks for a code. @returns what a reset needs of the mail and of the reply */
export async function requestCodeByMail(
  { testApp, mailsTo }: MailedApp,
  { email, ip }: { email: string; ip: string },
): Promise<{ otp: string; requestSecret: string }> {
  const { body } = await callApi(testApp, 'POST /auth/forgot-password', { body: { email }, ip })
  const letter = (await mailsTo(email)).find(({ headers }) => headers.get('subject') === 'Your code for Safarnama')
  if (!letter) throw new Error('No code came')
  return { otp: codeIn(letter), requestSecret: String(body['requestSecret']) }
}
