import { createHash } from 'node:crypto'
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import type { Config } from '../config/config.ts'

type OutboxMail = { email: string; messageId: string; message: Buffer | Readable }

/** Without a mail server, mails go to this folder, which the operator reads. */
export function getOutbox({ dataDir }: Pick<Config, 'dataDir'>): string {
  return join(dataDir, 'outbox')
}

/** The name of the file begins with a hash of the recipient, so that the mails of one person can be found. */
export async function writeToOutbox(folder: string, { email, messageId, message }: OutboxMail): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const file = join(folder, `${prefixFor(email)}${messageId.replace(/[^\w-]/g, '_')}.eml`)
  // A reader of the folder sees complete mails only.
  await writeFile(`${file}.part`, message, { mode: 0o600 })
  await rename(`${file}.part`, file)
}

/** The mails of an account end with it. */
export async function deleteFromOutbox(folder: string, email: string): Promise<void> {
  // There is no folder before the first mail.
  const files = await readdir(folder).catch(() => [])
  const own = files.filter((file) => file.startsWith(prefixFor(email)))
  await Promise.all(own.map((file) => rm(join(folder, file), { force: true })))
}

function prefixFor(email: string): string {
  return `${createHash('sha256').update(email).digest('hex').slice(0, 16)}-`
}
