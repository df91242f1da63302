import { SMTPServer } from 'smtp-server'
import { onTestFinished } from 'vitest'
import { readLetter, type ReceivedLetter } from './letters.ts'

/** A mail server that keeps the mails that it accepts. */
export type MailServer = {
  readonly url: string
  readonly port: number
  readonly received: { letter: ReceivedLetter; to: readonly string[] }[]
  close(): Promise<void>
}

type Options = {
  port?: number
  /** The SMTP reply code for a recipient, such as 550. 250 accepts the mail. */
  answerTo?: (recipient: string) => number
  /** Requires a login and accepts none. */
  asksForPassword?: boolean
}

/** Starts an SMTP server on the given port or a free one. It closes after the test. */
export async function startMailServer(options: Options = {}): Promise<MailServer> {
  const { port = 0, answerTo = () => 250, asksForPassword = false } = options
  const received: MailServer['received'] = []
  const server = new SMTPServer({
    disabledCommands: asksForPassword ? ['STARTTLS'] : ['STARTTLS', 'AUTH'],
    allowInsecureAuth: true,
    onAuth: (_auth, _session, done) => done(Object.assign(new Error('Not you'), { responseCode: 535 })),
    disableReverseLookup: true,
    closeTimeout: 100,
    onRcptTo: ({ address }, _session, done) => {
      const answer = answerTo(address)
      // Many mail servers repeat the email in a refusal.
      done(answer < 400 ? null : Object.assign(new Error(`${address} is not taken here`), { responseCode: answer }))
    },
    onData: (stream, { envelope }, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const letter = readLetter(Buffer.concat(chunks).toString('latin1'))
        received.push({ letter, to: envelope.rcptTo.map(({ address }) => address) })
        done()
      })
    },
  })
  server.on('error', () => {
    // Some tests kill a client in the middle of a conversation.
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', () => resolve()))
  let isOpen = true
  const close = async () => {
    if (!isOpen) return
    isOpen = false
    await new Promise<void>((resolve) => server.close(() => resolve()))
  }
  onTestFinished(close)
  const address = server.server.address()
  const taken = typeof address === 'object' && address ? address.port : port
  return { url: `smtp://127.0.0.1:${taken}`, port: taken, received, close }
}
