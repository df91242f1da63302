import { connect, createServer, type Server, type Socket } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { onRelease } from './share-in-suite.ts'
import { readLetter, type ReceivedMail } from './letters.ts'

/** A mail server that keeps the mails that it accepts. */
export type MailServer = {
  readonly url: string
  readonly port: number
  readonly received: { letter: ReceivedMail; to: readonly string[] }[]
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
  const server = await openMailServer(options)
  onRelease(server.close)
  return server
}

/** Starts an SMTP server that the caller closes. */
export async function openMailServer(options: Options = {}): Promise<MailServer> {
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
  const taken = getPort(server.server.address())
  return { url: `smtp://127.0.0.1:${taken}`, port: taken, received, close }
}

/** A mail server whose first conversations never end. */
export type DrippingMailServer = {
  readonly url: string
  /** Conversations that drip now. */
  dripping(): number
}

/**
 * Starts a mail server that greets and then sends one byte of its answer to EHLO ten times a second, for ever. So no
 * limit on silence ends the conversation. It closes after the test.
 * @param conversations the number that drip; later ones lead to the other mail server
 */
export async function startDrippingMailServer(
  conversations: number,
  other: Pick<MailServer, 'port'>,
): Promise<DrippingMailServer> {
  const sockets = new Set<Socket>()
  let dripping = 0
  let begun = 0
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => socket.destroy())
    begun += 1
    if (begun > conversations) {
      const onward = connect(other.port, '127.0.0.1')
      onward.on('error', () => socket.destroy())
      socket.pipe(onward).pipe(socket)
      return
    }
    socket.write('220 slow.example ESMTP\r\n')
    socket.once('data', () => {
      dripping += 1
      socket.write('250-')
      const drip = setInterval(() => socket.write('x'), 100)
      socket.on('close', () => {
        clearInterval(drip)
        dripping -= 1
      })
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  onRelease(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  return { url: `smtp://127.0.0.1:${getPort(server.address())}`, dripping: () => dripping }
}

/**
 * Starts a mail server whose answer to the content of each mail is lost: the other one has the mail, and the sender does
 * not know it. It closes after the test.
 */
export async function startLossyMailServer(other: Pick<MailServer, 'port'>): Promise<{ readonly url: string }> {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    const onward = connect(other.port, '127.0.0.1')
    let isContentUnderWay = false
    socket.on('error', () => onward.destroy())
    socket.pipe(onward)
    onward.on('error', () => socket.destroy())
    onward.on('data', (answer: Buffer) => {
      if (isContentUnderWay) socket.destroy()
      else socket.write(answer)
      isContentUnderWay = /^354/m.test(answer.toString())
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  onRelease(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  return { url: `smtp://127.0.0.1:${getPort(server.address())}` }
}

function getPort(address: ReturnType<Server['address']>): number {
  return typeof address === 'object' && address ? address.port : 0
}
