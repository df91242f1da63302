import type { SendMailOptions } from 'nodemailer'
import type { Config } from '../config/config.ts'
import type { Mail } from './mail-text.ts'
import { getOutbox, writeToOutbox } from './outbox.ts'

export type SentMail = Mail & {
  /** The same for all attempts of one mail, so that a receiver recognizes a repetition. */
  messageId: string
}

/**
 * @param signal closes the connection to the mail server, in whatever state it is
 * @throws UnansweredMail; any other error of nodemailer means that the mail did not leave, and `responseCode` is the
 *   mail server's answer if there was one
 */
export type SendMail = (letter: SentMail, signal: AbortSignal) => Promise<void>

/**
 * The mail server has the whole mail, and its answer did not come. It is not known if the recipient gets it. The queue
 * stores the code as the reason.
 */
export class UnansweredMail extends Error {
  static readonly code = 'unanswered'
  readonly code = UnansweredMail.code
}

/** For the connection and the greeting. */
const TIMEOUT_MS = 15_000

/**
 * For each answer. Mail servers check a mail before they answer to it (RFC 5321, 4.5.3.2.6 gives them ten minutes). A
 * client that does not wait sends it twice. The deadline of a mail in the queue is a little longer.
 */
const ANSWER_TIMEOUT_MS = 55_000

type MailConfig = Pick<Config, 'smtpUrl' | 'mailFrom' | 'dataDir'>

/**
 * Sends by the configured mail server. Without one it writes `outbox/*.eml`. The first mail loads the library, which
 * takes 3 MB.
 */
export function createTransport(config: MailConfig): SendMail {
  let opened: Promise<SendMail> | undefined
  return async (letter, signal) => {
    opened ??= openTransport(config)
    const send = await opened
    await send(letter, signal)
  }
}

async function openTransport(config: MailConfig): Promise<SendMail> {
  const { default: nodemailer } = await import('nodemailer')
  const from = config.mailFrom
  if (config.smtpUrl === null) {
    const transport = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
    return async (letter) => {
      const { message } = await transport.sendMail({ from, ...letter })
      await writeToOutbox(getOutbox(config), { email: letter.to.address, messageId: letter.messageId, message })
    }
  }
  const { hostname, port, protocol, username, password } = new URL(config.smtpUrl)
  const isSecure = protocol === 'smtps:'
  const options = {
    host: hostname.replace(/^\[|\]$/g, ''),
    port: port === '' ? (isSecure ? 465 : 587) : Number(port),
    secure: isSecure,
    ...(username !== '' && { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: ANSWER_TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  }
  return async (letter, signal) => {
    let isHandedOver = false
    const transport = nodemailer.createTransport(options)
    transport.use('stream', ({ message }, next) => {
      message.processFunc((content) => content.once('end', () => (isHandedOver = true)))
      next()
    })
    // nodemailer knows `signal`; its types do not yet.
    const mail: SendMailOptions & { signal: AbortSignal } = { from, ...letter, signal }
    await transport.sendMail(mail).catch((error: unknown) => {
      throw isHandedOver && !isAnswer(error) ? new UnansweredMail('No answer', { cause: error }) : error
    })
  }
}

function isAnswer(error: unknown): boolean {
  return error instanceof Error && 'responseCode' in error && typeof error.responseCode === 'number'
}
