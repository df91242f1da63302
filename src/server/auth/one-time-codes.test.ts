import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DAY, HOUR, MINUTE, SECOND } from '#contract/durations.ts'
import { codeIn, wrongCode } from '../../../tests/support/letters.ts'
import { startMailServer } from '../../../tests/support/smtp-server.ts'
import { engines } from '../../../tests/support/stores.ts'
import {
  ask,
  logIn,
  newcomer,
  openSecondDoor,
  openWorld,
  PASSWORD,
  settle,
  startWorld,
  tellingParts,
  untilQueueIsEmpty,
  type Answer,
  type Traveller,
  type World,
} from '../../../tests/support/travellers.ts'

const NEW_PASSWORD = 'kites-over-Rander'
const WRONG_CODE = 'The code is wrong or no longer holds. Ask for a new one.'

function forget(world: World, { email, from }: Pick<Traveller, 'email' | 'from'>): Promise<Answer> {
  return ask(world, 'POST /auth/forgot-password', { body: { email }, from })
}

function reset(world: World, { email, from }: Pick<Traveller, 'email' | 'from'>, otp: string): Promise<Answer> {
  return ask(world, 'POST /auth/reset-password', { body: { email, otp, newPassword: NEW_PASSWORD }, from })
}

/** The code of the latest mail. */
async function lastCode(world: World, { email }: Pick<Traveller, 'email'>): Promise<string> {
  const letter = (await world.mailsTo(email)).at(-1)
  if (!letter) throw new Error('No letter came')
  return codeIn(letter)
}

async function requestCode(world: World, traveller: Traveller): Promise<string> {
  await forget(world, traveller)
  return lastCode(world, traveller)
}

async function tryWrongCodes(world: World, traveller: Traveller, { code, times }: { code: string; times: number }) {
  const answers: Answer[] = []
  for (let count = 1; count <= times; count += 1) answers.push(await reset(world, traveller, wrongCode(code, count)))
  return answers
}

describe.each(engines)('a one-time code on $engine', ({ engine }) => {
  let world: World
  beforeAll(async () => {
    world = await startWorld({ engine })
  })
  afterAll(() => world.close())

  test('comes by mail as six digits, and its mail says how long it holds', async () => {
    const traveller = await settle(world, { name: 'Meera Shah' })
    expect((await forget(world, traveller)).body).toEqual({ success: true })
    const letters = await world.mailsTo(traveller.email)
    expect(letters).toHaveLength(1)
    expect(letters[0]?.headers.get('subject')).toBe('Your code for Safarnama')
    expect(letters[0]?.text).toContain('Hello Meera Shah,')
    expect(letters[0]?.text).toContain('It holds for 10 minutes and works once:')
    expect(letters[0]?.text).toMatch(/^\d{6}$/m)
  })

  test('sets a new password: the old one no longer works, the new one does', async () => {
    const traveller = await settle(world)
    const code = await requestCode(world, traveller)
    expect(await reset(world, traveller, ` ${code} `)).toMatchObject({ status: 200, body: { success: true } })
    expect((await logIn(world, traveller)).status).toBe(401)
    expect((await logIn(world, { ...traveller, password: NEW_PASSWORD })).status).toBe(200)
  })

  test('is found by the email however it is written', async () => {
    const traveller = await settle(world)
    await forget(world, { ...traveller, email: ` ${traveller.email.toUpperCase()} ` })
    const code = await lastCode(world, traveller)
    expect((await reset(world, { ...traveller, email: traveller.email.toUpperCase() }, code)).status).toBe(200)
  })

  test('holds to the end of its tenth minute and no longer', async () => {
    const inTime = await settle(world)
    const tooLate = await settle(world)
    const codes = [await requestCode(world, inTime), await requestCode(world, tooLate)] as const
    world.clock.pass(10 * MINUTE - 1)
    expect((await reset(world, inTime, codes[0])).status).toBe(200)
    world.clock.pass(1)
    expect((await reset(world, tooLate, codes[1])).body).toMatchObject({ error: WRONG_CODE })
  })

  test('works once', async () => {
    const traveller = await settle(world)
    const code = await requestCode(world, traveller)
    expect((await reset(world, traveller, code)).status).toBe(200)
    expect((await reset(world, traveller, code)).status).toBe(400)
  })

  test('works once when two processes are asked at the same time', async () => {
    const traveller = await settle(world)
    const second = await openSecondDoor(world)
    const code = await requestCode(world, traveller)
    const answers = await Promise.all([world, second, world, second].map((door) => reset(door, traveller, code)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(3)
  })

  test('stands four wrong tries', async () => {
    const traveller = await settle(world)
    const code = await requestCode(world, traveller)
    await tryWrongCodes(world, traveller, { code, times: 4 })
    expect((await reset(world, traveller, code)).status).toBe(200)
  })

  test('is dead after five wrong tries', async () => {
    const traveller = await settle(world)
    const code = await requestCode(world, traveller)
    await tryWrongCodes(world, traveller, { code, times: 5 })
    expect((await reset(world, traveller, code)).body).toMatchObject({ error: WRONG_CODE })
    expect((await logIn(world, traveller)).status).toBe(200)
  })

  test('is dead after five wrong tries over two processes, wherever they come from', async () => {
    const traveller = await settle(world)
    const second = await openSecondDoor(world)
    const code = await requestCode(world, traveller)
    const elsewhere = { ...traveller, from: newcomer().from }
    await tryWrongCodes(world, traveller, { code, times: 3 })
    await tryWrongCodes(second, elsewhere, { code, times: 2 })
    expect((await reset(second, traveller, code)).status).toBe(400)
  })

  test('is dead after five wrong tries at once', async () => {
    const traveller = await settle(world)
    const second = await openSecondDoor(world)
    const code = await requestCode(world, traveller)
    const tries = Array.from({ length: 5 }, (_, index) => {
      return reset(index % 2 === 0 ? world : second, traveller, wrongCode(code, index + 1))
    })
    const statuses = (await Promise.all(tries)).map(({ status }) => status)
    expect(statuses).toEqual([400, 400, 400, 400, 400])
    expect((await reset(world, traveller, code)).status).toBe(400)
  })

  test('cannot be hit by trying many at once: no more than five of them are compared', async () => {
    const traveller = await settle(world)
    const code = await requestCode(world, traveller)
    const tries = Array.from({ length: 19 }, (_, index) => reset(world, traveller, wrongCode(code, index + 1)))
    await Promise.all(tries)
    const row = await world.store.db
      .selectFrom('one_time_code')
      .select('tries')
      .where('account_id', '=', traveller.id)
      .executeTakeFirst()
    expect(row?.tries).toBe(5)
    expect((await reset(world, traveller, code)).status).toBe(400)
  })

  test('is killed by a new one', async () => {
    const traveller = await settle(world)
    const old = await requestCode(world, traveller)
    world.clock.pass(30 * SECOND)
    const fresh = await requestCode(world, traveller)
    expect(await world.mailsTo(traveller.email)).toHaveLength(2)
    const tried = await reset(world, traveller, old === fresh ? wrongCode(old) : old)
    expect([tried.status, (await reset(world, traveller, fresh)).status]).toEqual([400, 200])
  })

  test('is sent again after 30 seconds, not before, and the answer does not say so', async () => {
    const traveller = await settle(world)
    const first = await forget(world, traveller)
    await untilQueueIsEmpty(world.store)
    world.clock.pass(29 * SECOND)
    const second = await forget(world, traveller)
    expect(await world.mailsTo(traveller.email)).toHaveLength(1)
    world.clock.pass(SECOND)
    const third = await forget(world, traveller)
    expect(await world.mailsTo(traveller.email)).toHaveLength(2)
    expect([second, third].map(tellingParts)).toEqual([first, first].map(tellingParts))
  })

  test('is asked for by ten at once and sent once', async () => {
    const traveller = await settle(world)
    await Promise.all(Array.from({ length: 10 }, () => forget(world, traveller)))
    expect(await world.mailsTo(traveller.email)).toHaveLength(1)
  })

  test('is sent five times in a row and then a quarter of an hour later', async () => {
    const traveller = await settle(world)
    for (let count = 0; count < 10; count += 1) {
      await forget(world, traveller)
      await untilQueueIsEmpty(world.store)
      world.clock.pass(30 * SECOND)
    }
    expect(await world.mailsTo(traveller.email)).toHaveLength(5)
    world.clock.pass(15 * MINUTE)
    await forget(world, traveller)
    expect(await world.mailsTo(traveller.email)).toHaveLength(6)
  })

  test('is sent to nobody unknown, and the answers are alike to the last header', async () => {
    const traveller = await settle(world)
    const nobody = newcomer()
    const answers = [await forget(world, traveller), await forget(world, nobody)] as const
    expect(tellingParts(answers[0])).toEqual(tellingParts(answers[1]))
    expect(answers[0]).toMatchObject({ status: 200, body: { success: true } })
    expect(await world.mailsTo(nobody.email)).toEqual([])
    expect(await world.mailsTo(traveller.email)).toHaveLength(1)
  })

  test('is refused alike whether wrong, used, expired, dead, never asked for or of nobody', async () => {
    const [wrong, used, expired, dead, never] = await Promise.all(Array.from({ length: 5 }, () => settle(world)))
    if (!wrong || !used || !expired || !dead || !never) throw new Error('Five were meant to come')
    const expiredCode = await requestCode(world, expired)
    world.clock.pass(11 * MINUTE)
    const usedCode = await requestCode(world, used)
    await reset(world, used, usedCode)
    const deadCode = await requestCode(world, dead)
    await tryWrongCodes(world, dead, { code: deadCode, times: 5 })
    const refusals = [
      await reset(world, wrong, wrongCode(await requestCode(world, wrong))),
      await reset(world, used, usedCode),
      await reset(world, expired, expiredCode),
      await reset(world, dead, deadCode),
      await reset(world, never, '123456'),
      await reset(world, newcomer(), '123456'),
    ].map(tellingParts)
    expect(refusals[0]).toMatchObject({ status: 400, body: { success: false, error: WRONG_CODE } })
    expect(refusals).toEqual(refusals.map(() => refusals[0]))
  })

  test('is guessed at twenty times in a quarter of an hour at the most, with or without an account', async () => {
    const known = await settle(world)
    const unknown = newcomer()
    const statuses = async ({ email }: { email: string }) => {
      const tries = Array.from({ length: 22 }, () => reset(world, { email, from: newcomer().from }, '000000'))
      return (await Promise.all(tries)).map(({ status }) => status)
    }
    const [ofKnown, ofUnknown] = [await statuses(known), await statuses(unknown)]
    expect(ofKnown.filter((status) => status === 429)).toHaveLength(2)
    expect(ofUnknown.filter((status) => status === 429)).toHaveLength(2)
    world.clock.pass(15 * MINUTE)
    const code = await requestCode(world, known)
    expect((await reset(world, known, code)).status).toBe(200)
  })

  test('outlives the process that sent it', async () => {
    const traveller = await settle(world)
    const first = await openSecondDoor(world)
    await forget(first, traveller)
    const code = await lastCode(first, traveller)
    await first.close()
    expect((await reset(await openSecondDoor(world), traveller, code)).status).toBe(200)
  })

  test('asked for before the account is deleted is of no use after it', async () => {
    const traveller = await settle(world)
    const code = await requestCode(world, traveller)
    await ask(world, 'POST /auth/delete-account', { token: traveller.token, body: { password: PASSWORD } })
    expect((await reset(world, traveller, code)).body).toMatchObject({ error: WRONG_CODE })
  })
})

test('a code comes through a real mail server to the address of the account alone', async () => {
  const server = await startMailServer()
  const world = await openWorld({ env: { SMTP_URL: server.url, MAIL_FROM: 'Safarnama <hello@surat.example>' } })
  const traveller = await settle(world)
  await forget(world, traveller)
  await untilQueueIsEmpty(world.store)
  expect(server.received.map(({ to }) => to)).toEqual([[traveller.email]])
  const [mail] = server.received
  if (!mail) throw new Error('No mail came')
  expect(mail.letter.headers.get('from')).toBe('Safarnama <hello@surat.example>')
  expect((await reset(world, traveller, codeIn(mail.letter))).status).toBe(200)
})

test('a code that waited for the mail server holds its ten minutes from the moment it goes out', async () => {
  let isDown = true
  const server = await startMailServer({ answerTo: () => (isDown ? 451 : 250) })
  const world = await openWorld({ env: { SMTP_URL: server.url } })
  const traveller = await settle(world)
  await forget(world, traveller)
  await expect
    .poll(() => world.store.db.selectFrom('mail').select('last_error').execute())
    .toEqual([{ last_error: 'SMTP 451' }])
  isDown = false
  world.clock.pass(HOUR)
  world.mailer.wake()
  await untilQueueIsEmpty(world.store)
  const code = codeIn(server.received[0]?.letter ?? { raw: '', headers: new Map(), names: [], text: '' })
  world.clock.pass(9 * MINUTE)
  expect((await reset(world, traveller, code)).status).toBe(200)
})

test('thirty requests for codes from one address are enough', async () => {
  const world = await openWorld()
  const { from } = newcomer()
  const asked = Array.from({ length: 31 }, () => forget(world, { email: newcomer().email, from }))
  const answers = await Promise.all(asked)
  expect(answers.filter(({ status }) => status === 429)).toMatchObject([{ headers: { 'retry-after': '900' } }])
  world.clock.pass(DAY)
  expect((await forget(world, { email: newcomer().email, from })).status).toBe(200)
})

test.each([
  ['an email that is none', { email: 'nobody', otp: '123456', newPassword: NEW_PASSWORD }, 'email'],
  ['no code', { email: 'a@b.example', newPassword: NEW_PASSWORD }, 'otp'],
  ['a blank code', { email: 'a@b.example', otp: '  ', newPassword: NEW_PASSWORD }, 'otp'],
  ['a code that is a number', { email: 'a@b.example', otp: 123_456, newPassword: NEW_PASSWORD }, 'otp'],
  ['a short password', { email: 'a@b.example', otp: '123456', newPassword: '12345' }, 'newPassword'],
  ['an endless password', { email: 'a@b.example', otp: '123456', newPassword: 'x'.repeat(1_025) }, 'newPassword'],
])('%s is refused at its field before anything is tried', async (_case, body, field) => {
  const world = await openWorld()
  const answer = await ask(world, 'POST /auth/reset-password', { body })
  expect(answer).toMatchObject({
    status: 400,
    body: { code: 'invalid-input', fields: { [field]: expect.any(String) } },
  })
  expect(await world.store.db.selectFrom('attempt').selectAll().execute()).toEqual([])
})
