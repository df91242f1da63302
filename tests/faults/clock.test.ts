import { describe, expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import { DAY, HOUR, MINUTE, SECOND } from '#contract/durations.ts'
import { countMails } from '#server/mail/mail-queue.store.ts'
import { sweepRound } from '#server/auth/sweep.ts'
import { codeIn } from '../support/letters.ts'
import { engines } from '../support/stores.ts'
import {
  ask,
  logIn,
  logInAgain,
  newcomer,
  openSecondDoor,
  openWorld,
  settle,
  untilQueueIsEmpty,
  type Answer,
  type Traveller,
  type World,
} from '../support/travellers.ts'
import { expectNothingLost } from './outcome.ts'

const leaps = [
  { name: 'a day ahead', leap: DAY },
  { name: 'a year ahead', leap: 365 * DAY },
  { name: 'a day back', leap: -DAY },
  { name: 'a year back', leap: -365 * DAY },
]

describe.each(engines)('on $engine, a clock that leaps', ({ engine }) => {
  test.each(leaps)('$name, and is put right after hours, costs nobody anything', async ({ name, leap }) => {
    const world = await openWorld({ engine, env: { RATE_LIMITS: 'off' } })
    await sweepFor(world, 2 * DAY)
    const early = await settle(world)
    const kept = await createTrip(world, early, 'kept')
    const deleted = await createTrip(world, early, 'deleted')
    await ask(world, `DELETE /trip/delete/${deleted}`, { token: early.token })

    world.clock.pass(leap)
    const late = await settle(world)
    const made = await createTrip(world, late, 'made meanwhile')
    const reader = newcomer()
    await ask(world, 'POST /contact-us', { body: { name: 'Reader', email: reader.email } })
    expect((await guessOften(world, late)).at(-1)).toBe(429)
    await ask(world, 'POST /auth/forgot-password', { body: { email: late.email } })
    await world.mailsTo(late.email)
    await sweepFor(world, 5 * HOUR)
    // Unsent when the clock is put right.
    await world.mailer.close()
    const unsent = newcomer()
    await ask(world, 'POST /contact-us', { body: { name: 'Reader', email: unsent.email } })

    world.clock.pass(-leap)
    await sweepFor(world, HOUR)
    const [one, other] = [await logInAgain(world, early), await logInAgain(world, late)]
    expect((await ask(world, `POST /trip/restore/${deleted}`, { token: one.token })).status).toBe(200)
    const there = new Set([...(await tripsOf(world, one)), ...(await tripsOf(world, other))])
    const { waiting } = await sendAll(world)

    expectNothingLost({
      what: `clock ${name} for hours, then right, ${engine}`,
      times: 'once',
      acknowledged: 3,
      lost: [kept, deleted, made].filter((id) => !there.has(id)).length,
      note: `${waiting} mails stuck`,
    })
    expect(waiting).toBe(0)
  })

  test('lets no session and no code of a leap ahead live longer than others', async () => {
    const world = await openWorld({ engine })
    world.clock.pass(365 * DAY)
    const traveller = await settle(world)
    await ask(world, 'POST /auth/forgot-password', { body: { email: traveller.email } })
    const [letter] = await world.mailsTo(traveller.email)
    if (!letter) throw new Error('There is no code')

    world.clock.pass(-365 * DAY)
    const body = { email: traveller.email, otp: codeIn(letter), newPassword: 'another-password' }
    expect((await ask(world, 'POST /auth/reset-password', { body })).status).toBe(400)
    expect((await ask(world, 'GET /auth/user', traveller)).status).toBe(200)
    world.clock.pass(14 * DAY + SECOND)
    expect((await ask(world, 'GET /auth/user', traveller)).status).toBe(401)
  })

  test('that goes on for a day as it is, is believed', async () => {
    const world = await openWorld({ engine })
    const traveller = await settle(world)
    const id = await createTrip(world, traveller, 'deleted')
    await ask(world, `DELETE /trip/delete/${id}`, { token: traveller.token })
    await sweepFor(world, DAY)
    world.clock.pass(40 * DAY)
    await sweepFor(world, 23 * HOUR)
    expect(await countRows(world)).toBe(1)
    await sweepFor(world, 2 * HOUR)
    expect(await countRows(world)).toBe(0)
  })
})

/** Rounds of sweeping as they come by themselves, for some time. */
async function sweepFor(world: World, duration: number): Promise<void> {
  const services = { store: world.store, images: world.services.images, config: world.config, now: world.clock.now }
  const end = world.clock.now().getTime() + duration
  while (world.clock.now().getTime() < end) {
    world.clock.pass(Math.min(HOUR, duration))
    await sweepRound(services)
  }
}

async function createTrip(world: World, { token }: Traveller, title: string): Promise<string> {
  const body = { title, budget: 0, destinations: [{ name: 'Dumas' }] }
  const answer = await ask(world, 'POST /trip/create', { token, body })
  return api.createTrip.reply.parse(answer.body).trip._id
}

async function tripsOf(world: World, { token }: Traveller): Promise<string[]> {
  const { body } = await ask(world, 'GET /trip/user-trips', { token })
  return api.listTrips.reply.parse(body).trips.map(({ _id }) => _id)
}

/** @returns the statuses of wrong passwords given one after the other */
async function guessOften(world: World, { email, from }: Traveller): Promise<number[]> {
  const answers: Answer[] = []
  while (answers.length < 8) answers.push(await logIn(world, { email, from, password: 'not-it' }))
  return answers.map(({ status }) => status)
}

async function sendAll(world: World) {
  const heir = await openSecondDoor(world)
  world.clock.pass(2 * MINUTE + SECOND)
  heir.mailer.wake()
  await untilQueueIsEmpty(world.store)
  return countMails(world.store.db)
}

async function countRows({ store }: World): Promise<number> {
  return (await store.db.selectFrom('trip').select('id').execute()).length
}
