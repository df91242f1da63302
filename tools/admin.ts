/**
 * The operator's command: `npm run admin -- add someone@example.org`, `… -- remove …`, `… -- mails`, `… -- retry-mails`.
 * It works on the same database as the server, which may be running.
 */
import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { Email } from '#contract/api/email.ts'
import { StaffRole } from '#contract/api/roles.ts'
import { giveRole, takeRole } from '#server/admin/accounts/roles.ts'
import { restoreAccountFor } from '#server/admin/accounts/suspension.ts'
import { createContext } from '#server/app/create-services.ts'
import { findAccountByEmail } from '#server/account/auth/accounts.store.ts'
import { makeAdmin } from '#server/account/auth/first-admin.ts'
import { createPasswords } from '#server/account/auth/passwords.ts'
import { removeSecondFactors, announceRemoval } from '#server/account/auth/second-factor.ts'
import { isCommonPassword } from '#server/platform/config/common-passwords.ts'
import { ADMIN_PASSWORD_MIN_LENGTH, type Config } from '#server/platform/config/config.ts'
import type { Context } from '#server/platform/context.ts'
import { createTransport } from '#server/platform/mail/transport.ts'
import { MINUTE_MS } from '#contract/text/durations.ts'
import { escapeHtml } from '#contract/text/escape-html.ts'
import { makeFilesPrivate } from '#server/platform/files/private-files.ts'
import { giveFilesToOwner } from './give-to-owner.ts'
import { describeData, readOperatorConfig } from './operator-settings.ts'
import { printFailure } from './print-failure.ts'
import { countMails, listFailedMails, retryFailedMails } from '#server/platform/mail/mail-queue.store.ts'

const USAGE = `Usage:
  npm run admin -- add EMAIL      make the account an admin; asks for its password, and ends the sessions of a traveller's account
  npm run admin -- add EMAIL editor|moderator
                                  make an existing account an editor's (content) or a moderator's (reviews and reports)
  npm run admin -- remove EMAIL   take the role of an admin, an editor or a moderator away; the last admin stays
  npm run admin -- restore EMAIL  restore a suspended account with its reviews
  npm run admin -- second-factor-off EMAIL
                                  remove the second factor of an account whose owner lost it; warns the owner by mail
  npm run admin -- mails          show the mails that could not be sent
  npm run admin -- retry-mails    put failed mails back into the queue
  npm run admin -- test-mail EMAIL
                                  send a mail now, past the queue, and say what the mail server answers`

type Command = (context: Context, argument: string | undefined, role: string | undefined) => Promise<void>

const commands: Readonly<Record<string, Command>> = {
  add,
  remove,
  restore,
  'second-factor-off': switchSecondFactorOff,
  mails: showMails,
  'retry-mails': retryMails,
  'test-mail': sendTestMail,
}

async function add(context: Context, argument: string | undefined, role: string | undefined): Promise<void> {
  const email = Email.safeParse(argument)
  if (!email.success) throw new Error(USAGE)
  if (role !== undefined) return addStaff(context, email.data, role)
  const password = await askForPassword()
  if (password.length < ADMIN_PASSWORD_MIN_LENGTH) {
    throw new Error(`The password needs ${ADMIN_PASSWORD_MIN_LENGTH} characters.`)
  }
  if (isCommonPassword(password)) throw new Error('Many people use this password. Choose another.')
  const passwords = createPasswords()
  const made = await makeAdmin({ ...context, passwords }, { email: email.data, password, mayBeSuspended: true })
  const isRestored = await restoreAccountFor(context, email.data)
  await passwords.close()
  if (isRestored) console.log('The account was suspended. It and its reviews are back.')
  console.log(promotions[made])
}

const promotions = {
  created: 'The admin account has been created.',
  promoted: 'The account existed. It is an admin now, has the given password, and its sessions have ended.',
  unchanged: 'The account is an admin already. Its password has not changed.',
  suspended: 'The account is suspended.',
} as const satisfies Record<Awaited<ReturnType<typeof makeAdmin>>, string>

async function addStaff(context: Context, email: string, given: string): Promise<void> {
  const role = StaffRole.safeParse(given)
  if (!role.success) throw new Error(USAGE)
  console.log(grants[await giveRole(context, { email, role: role.data })])
}

const grants = {
  given: 'The account has the role. Its sessions have ended, and the owner is told by mail.',
  unchanged: 'The account has this role already.',
  'no-account': 'No account has this email. The person signs up first.',
  'is-admin': 'The account is an admin’s, who may do everything. Remove that first.',
  'role.suspended': 'The account is suspended. Restore it first.',
  'role.unconfirmed': 'The owner has not confirmed this email yet: anybody may have signed up with it.',
} as const satisfies Record<Awaited<ReturnType<typeof giveRole>>, string>

const removals = {
  taken: 'The account is a traveller’s now.',
  'no-role': 'No admin, editor or moderator has this email.',
  'last-admin': 'This is the only admin, and stays one. Add another admin first.',
} as const satisfies Record<Awaited<ReturnType<typeof takeRole>>, string>

async function remove(context: Context, argument: string | undefined): Promise<void> {
  const email = Email.safeParse(argument)
  if (!email.success) throw new Error(USAGE)
  console.log(removals[await takeRole(context, email.data)])
}

async function restore(context: Context, argument: string | undefined): Promise<void> {
  const email = Email.safeParse(argument)
  if (!email.success) throw new Error(USAGE)
  const isRestored = await restoreAccountFor(context, email.data)
  console.log(isRestored ? 'The account and its reviews are back.' : 'No suspended account has this email.')
}

async function switchSecondFactorOff(context: Context, argument: string | undefined): Promise<void> {
  const email = Email.safeParse(argument)
  if (!email.success) throw new Error(USAGE)
  const account = await findAccountByEmail(context.store.db, email.data)
  if (!account) throw new Error('There is no account with this email.')
  const wasOn = await context.store.db.transaction().execute(async (transaction) => {
    const isRemoved = await removeSecondFactors(transaction, account.id)
    if (isRemoved) await announceRemoval(context, transaction, account)
    return isRemoved
  })
  console.log(
    wasOn ? 'The second factor is off. The password alone opens the account.' : 'The account has no second factor.',
  )
}

/** Reads a password from the terminal without echo. An argument would show it to other users of the machine. */
async function askForPassword(): Promise<string> {
  const isTerminal = process.stdin.isTTY
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() })
  const lines = createInterface({ input: process.stdin, output: silent, terminal: isTerminal })
  if (isTerminal) process.stdout.write('Password: ')
  try {
    return await lines.question('')
  } finally {
    lines.close()
    if (isTerminal) process.stdout.write('\n')
  }
}

async function showMails({ store: { db } }: Context): Promise<void> {
  const { waiting, failed } = await countMails(db)
  console.log(`${waiting} waiting, ${failed} failed for good`)
  for (const mail of await listFailedMails(db)) {
    console.log(
      `${mail.createdAt}  ${mail.template}  ${mail.recipient}  ${mail.attempts} tries  ${mail.lastError ?? ''}`,
    )
  }
}

async function retryMails({ store: { db }, now }: Context): Promise<void> {
  await retryFailedMails(db, now())
  console.log('The failed mails are in the queue again.')
}

async function sendTestMail({ config, newId }: Context, argument: string | undefined): Promise<void> {
  const email = Email.safeParse(argument)
  if (!email.success) throw new Error(USAGE)
  const send = createTransport(config)
  const text = `This mail shows that ${config.publicUrl} can send mails.`
  const letter = {
    to: { name: '', address: email.data },
    subject: 'Test mail of Safarnama',
    text,
    html: `<p>${escapeHtml(text)}</p>`,
  }
  const messageId = `<${newId()}@${new URL(config.publicUrl).hostname}>`
  try {
    await send({ ...letter, messageId }, AbortSignal.timeout(MINUTE_MS))
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(`The mail server in SMTP_URL did not take the mail: ${reason}`, { cause: error })
  }
  const { smtpUrl, dataDir } = config
  console.log(
    smtpUrl === null
      ? `SMTP_URL is not set: the mail is in ${dataDir}/outbox, and nobody gets it.`
      : `The mail server ${new URL(smtpUrl).hostname} has taken the mail. Look whether it arrives, and not as spam.`,
  )
}

async function run([name = '', argument, role]: readonly string[]): Promise<void> {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!command) throw new Error(USAGE)
  config = readOperatorConfig()
  makeFilesPrivate(config)
  giveFilesToOwner(config)
  const data = describeData(config)
  console.error(`Working on ${data}`)
  const context = await createContext(config)
  try {
    await command(context, argument, role)
    console.error(`Done on ${data}`)
  } finally {
    await context.store.db.destroy()
  }
}

let config: Config | null = null
try {
  await run(process.argv.slice(2))
} catch (error) {
  printFailure(error, config)
}
