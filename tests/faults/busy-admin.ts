import { api } from '#contract/api.ts'
import { randomInt, randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import { callApiOverNetwork } from '../support/network-calls.ts'
import type { RetryingClient } from './retrying-client.ts'

export const ADMIN = { email: 'admin@surat.example', password: 'a-long-password-of-tests' }

/** The acknowledged writes of an admin. */
export type BusyAdmin = {
  readonly announcements: Map<string, { title: string; isDeleted: boolean }>
  /** The bounds of each count of audit entries. Each repetition of an update adds one entry. */
  readonly auditEntries: Map<string, { least: number; most: number }>
  work(goesOn: () => boolean): Promise<void>
}

const Announced = z.object({ announcement: z.object({ _id: z.string() }) })
const Listed = z.object({ announcements: z.array(z.object({ _id: z.string(), title: z.string() })) })

/** Creates an admin who creates, updates, deletes and restores announcements in a loop. */
export async function createBusyAdmin(caller: RetryingClient, url: string): Promise<BusyAdmin> {
  const { answer: begun } = await caller.send('POST /auth/login', { body: ADMIN })
  const { authToken: token } = api.logIn.reply.parse(begun.body)
  const announcements: BusyAdmin['announcements'] = new Map()
  const auditEntries: BusyAdmin['auditEntries'] = new Map()
  let announced = 0
  const note = (action: string, id: string, tries = 1) => {
    const { least, most } = auditEntries.get(`announcement.${action} ${id}`) ?? { least: 0, most: 0 }
    auditEntries.set(`announcement.${action} ${id}`, { least: least + 1, most: most + tries })
  }

  const announce = async () => {
    announced += 1
    const title = randomUUID()
    // Each date is newer than the last, so that the announcement is on the first page of the list.
    const date = new Date(Date.UTC(2026, 0, 1) + announced * 1_000).toISOString()
    const body = { title, content: title, date }
    const id = await announceOnce(caller, url, { token, body })
    announcements.set(id, { title, isDeleted: false })
    note('create', id)
  }
  const change = async (id: string) => {
    const title = randomUUID()
    const body = { title, content: title, date: '2026-01-01T00:00:00Z' }
    const { tries } = await caller.send(`PUT /announcement/update/${id}`, { token, body })
    announcements.set(id, { title, isDeleted: false })
    note('update', id, tries)
  }
  const toggle = async (id: string, isDeleted: boolean) => {
    await caller.send(isDeleted ? `DELETE /announcement/delete/${id}` : `POST /announcement/restore/${id}`, { token })
    announcements.set(id, { title: announcements.get(id)?.title ?? '', isDeleted })
    note(isDeleted ? 'delete' : 'restore', id)
  }
  const draw = (isDeleted: boolean) => {
    const ids = [...announcements].filter(([, one]) => one.isDeleted === isDeleted).map(([id]) => id)
    return ids.length === 0 ? undefined : ids[randomInt(ids.length)]
  }
  const act = async () => {
    const lot = randomInt(10)
    const id = draw(lot === 9)
    if (id === undefined || lot < 4) await announce()
    else if (lot < 7) await change(id)
    else await toggle(id, lot < 9)
  }
  return {
    announcements,
    auditEntries,
    work: async (goesOn) => {
      while (goesOn()) await act()
    },
  }
}

type Announcing = { token: string; body: { title: string; content: string; date: string } }

/** Announcements have no Idempotency-Key, so the client searches the list before it repeats a lost request. */
async function announceOnce(caller: RetryingClient, url: string, { token, body }: Announcing): Promise<string> {
  const findResult = async () => {
    const { announcements } = Listed.parse((await callApiOverNetwork(url, 'GET /announcement/all', { token })).body)
    const announcement = announcements.find(({ title }) => title === body.title)
    return announcement ? { status: 200, body: { announcement } } : null
  }
  const { answer } = await caller.send('POST /announcement/create', { token, body }, { findResult })
  return Announced.parse(answer.body).announcement._id
}
