import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import nodemailer, { type SendMailOptions } from 'nodemailer'
import type { Config } from '../config/config.ts'
import type { Letter } from './letter.ts'

export type SentLetter = Letter & {
  /** The same for all attempts of one mail, so that a receiver recognizes a repetition. */
  messageId: string
}

/**
 * @param signal closes the connection to the mail server, in whatever state it is
 * @throws Error of nodemailer; `responseCode` is the mail server's answer if there was one
 */
export type SendLetter = (letter: SentLetter, signal: AbortSignal) => Promise<void>

/** For each step of the dialogue with the mail server. */
const TIMEOUT_MS = 15_000

/** Sends by the configured mail server. Without one it writes `outbox/*.eml`. */
export function createTransport(config: Pick<Config, 'smtpUrl' | 'mailFrom' | 'dataDir'>): SendLetter {
  const from = config.mailFrom
  if (config.smtpUrl === null) return writeToOutbox(join(config.dataDir, 'outbox'), from)
  const { hostname, port, protocol, username, password } = new URL(config.smtpUrl)
  const isSecure = protocol === 'smtps:'
  const transport = nodemailer.createTransport({
    host: hostname.replace(/^\[|\]$/g, ''),
    port: port === '' ? (isSecure ? 465 : 587) : Number(port),
    secure: isSecure,
    ...(username !== '' && { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return async (letter, signal) => {
    // nodemailer knows `signal`; its types do not yet.
    const mail: SendMailOptions & { signal: AbortSignal } = { from, ...letter, signal }
    await transport.sendMail(mail)
  }
}

function writeToOutbox(folder: string, from: string): SendLetter {
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return async (letter) => {
    const { message } = await transport.sendMail({ from, ...letter })
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const file = join(folder, `${letter.messageId.replace(/[^\w-]/g, '_')}.eml`)
    // A reader of the folder sees complete mails only.
    await writeFile(`${file}.part`, message, { mode: 0o600 })
    await rename(`${file}.part`, file)
  }
}
