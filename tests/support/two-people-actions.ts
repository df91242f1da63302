import { hashToken } from '#server/account/auth/tokens.ts'
import { callApi, type Answer, type Route } from './api-calls.ts'
import { codeAt } from './second-factors.ts'
import { sendMails, type Person, type PersonName, type SentMail, type World } from './two-people.ts'

/** A link that lies in a mailbox. */
export type MailedLink = { readonly recipient: string; readonly path: string; readonly token: string }

export type Action = {
  readonly by: PersonName
  /** Without it, nothing can come of the action: a session of the person, or an account with the owner's mailbox. */
  readonly needs?: 'session' | 'account'
  /** @param links all that were ever mailed */
  run(world: World, links: readonly MailedLink[]): Promise<unknown>
}

export function getLinks(mails: readonly SentMail[]): MailedLink[] {
  return mails.flatMap(({ recipient, text }) => {
    const [, path, token] = /(\/confirm-[a-z-]+)#token=(\S+)/.exec(text) ?? []
    return path !== undefined && token !== undefined ? [{ recipient, path, token }] : []
  })
}

const ownMailbox = ({ owner }: World) => owner.mailboxes[0] ?? ''

async function call({ testApp }: World, { ip }: Person, route: Route, options: { token?: string; body?: object }) {
  return callApi(testApp, route, { ...options, ip })
}

/** Calls with each session of the person. */
async function withSessions(world: World, person: Person, route: Route, body: object): Promise<Answer[]> {
  const answers: Answer[] = []
  for (const token of await getTokens(world, person)) answers.push(await call(world, person, route, { token, body }))
  return answers
}

async function getTokens({ testApp: { store } }: World, { tokens }: Person): Promise<string[]> {
  const sessions = await store.db.selectFrom('session').select('token_hash').execute()
  return sessions.flatMap(({ token_hash: hash }) => tokens.get(hash) ?? [])
}

function remember({ tokens }: Person, { body }: Answer): void {
  const token = body['authToken']
  if (typeof token === 'string') tokens.set(hashToken(token) ?? '', token)
}

async function signUp(world: World, person: Person, email: string): Promise<void> {
  const body = { name: 'Meera', email, password: person.password }
  remember(person, await call(world, person, 'POST /auth/signup', { body }))
}

async function logIn(world: World, person: Person): Promise<void> {
  const body = { email: ownMailbox(world), password: person.password }
  remember(person, await call(world, person, 'POST /auth/login', { body }))
}

async function addApp(world: World, person: Person): Promise<void> {
  const begun = await withSessions(world, person, 'POST /auth/second-factor/totp', { password: person.password })
  const secret = begun.findLast(({ status }) => status === 200)?.body['secret']
  if (typeof secret !== 'string') return
  const code = codeAt(secret, world.testApp.clock.now())
  await withSessions(world, person, 'POST /auth/second-factor/totp/confirm', { code })
}

async function addPasskey(world: World, person: Person): Promise<void> {
  const { password, authenticator } = person
  for (const token of await getTokens(world, person)) {
    const route = 'POST /auth/second-factor/passkey-options'
    const { status, body } = await call(world, person, route, { token, body: { password } })
    if (status !== 200) continue
    const passkey = authenticator.register(body['options'])
    await call(world, person, 'POST /auth/second-factor/passkeys', { token, body: { name: 'Phone', passkey } })
  }
}

/** Presses the button of every link: first as somebody who is signed in, then with the own password. */
async function openLinks(world: World, person: Person, links: readonly MailedLink[]): Promise<void> {
  const { mailboxes, password } = person
  for (const { path, token: link } of links.filter(({ recipient }) => mailboxes.includes(recipient)).slice(-4)) {
    const route: Route = path === '/confirm-email' ? 'POST /auth/confirm-email' : 'POST /auth/confirm-email-change'
    await withSessions(world, person, route, { token: link })
    await call(world, person, route, { body: { token: link, password } })
  }
}

/** @throws Error when the owner of a mailbox does not get its account back */
async function reset(world: World, person: Person): Promise<void> {
  const [email = ''] = person.mailboxes
  const { body } = await call(world, person, 'POST /auth/forgot-password', { body: { email } })
  const mail = (await sendMails(world)).find(({ template }) => template === 'one-time-code')
  if (!mail) return
  const { requestSecret } = body
  const answer = await call(world, person, 'POST /auth/reset-password', {
    body: { email, otp: /^(\d{6}|[2-9A-Z]{10})$/m.exec(mail.text)?.[0], requestSecret, newPassword: person.password },
  })
  const account = await findAccount(world, email)
  if (account?.suspended_at === null && answer.status !== 200) throw new Error('the owner cannot reset the password')
}

function findAccount({ testApp: { store } }: World, email: string) {
  return store.db.selectFrom('account').selectAll().where('email', '=', email).executeTakeFirst()
}

/** On the account that has the owner's mailbox at the moment. */
async function administer(world: World, route: (id: string) => Route, body?: object): Promise<void> {
  const account = await findAccount(world, ownMailbox(world))
  const options = { token: world.adminToken, ...(body && { body }) }
  if (account) await callApi(world.testApp, route(account.id), options)
}

const changeEmail = (world: World, person: Person, newEmail: string) =>
  withSessions(world, person, 'PUT /auth/email', { newEmail, password: person.password })

/** Everything that two people and an admin may do with an account of the owner's mailbox. */
export const actions: Readonly<Record<string, Action>> = {
  'the stranger signs up with the mailbox': {
    by: 'stranger',
    run: (world) => signUp(world, world.stranger, ownMailbox(world)),
  },
  'the owner signs up with the mailbox': { by: 'owner', run: (world) => signUp(world, world.owner, ownMailbox(world)) },
  'the stranger signs up with an own mailbox': {
    by: 'stranger',
    run: (world) => signUp(world, world.stranger, world.stranger.mailboxes[0] ?? ''),
  },
  'the stranger logs in': { by: 'stranger', needs: 'account', run: (world) => logIn(world, world.stranger) },
  'the owner logs in': { by: 'owner', needs: 'account', run: (world) => logIn(world, world.owner) },
  'the stranger adds a passkey': {
    by: 'stranger',
    needs: 'session',
    run: (world) => addPasskey(world, world.stranger),
  },
  'the stranger adds an app': { by: 'stranger', needs: 'session', run: (world) => addApp(world, world.stranger) },
  'the owner adds an app': { by: 'owner', needs: 'session', run: (world) => addApp(world, world.owner) },
  'the stranger wants the mailbox': {
    by: 'stranger',
    needs: 'session',
    run: (world) => changeEmail(world, world.stranger, ownMailbox(world)),
  },
  'the stranger wants the own mailbox back': {
    by: 'stranger',
    needs: 'session',
    run: (world) => changeEmail(world, world.stranger, world.stranger.mailboxes[0] ?? ''),
  },
  'the owner wants another mailbox': {
    by: 'owner',
    needs: 'session',
    run: (world) => changeEmail(world, world.owner, world.owner.mailboxes[1] ?? ''),
  },
  'the stranger opens the links': { by: 'stranger', run: (world, links) => openLinks(world, world.stranger, links) },
  'the owner opens the links': { by: 'owner', run: (world, links) => openLinks(world, world.owner, links) },
  'the owner resets the password': { by: 'owner', needs: 'account', run: (world) => reset(world, world.owner) },
  'the stranger resets the password': { by: 'stranger', run: (world) => reset(world, world.stranger) },
  'an admin gives a role': {
    by: 'owner',
    needs: 'account',
    run: (world) => administer(world, (id) => `PUT /admin/accounts/role/${id}`, { role: 'editor' }),
  },
  'an admin suspends the account': {
    by: 'owner',
    needs: 'account',
    run: (world) => administer(world, (id) => `POST /admin/accounts/suspend/${id}`),
  },
  'an admin restores the account': {
    by: 'owner',
    needs: 'account',
    run: (world) => administer(world, (id) => `POST /admin/accounts/restore/${id}`),
  },
}
