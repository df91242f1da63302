import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import { ACTIVITY_PAGE_MAX, type AuditEntry } from '#contract/admin/activity.ts'
import { MINUTE_MS } from '#contract/text/durations.ts'
import { engines } from '../../../../tests/support/stores.ts'
import { takeRole } from '../../admin/accounts/roles.ts'
import { callApi, type Route } from '../../../../tests/support/api-calls.ts'
import { startTestApp, type TestApp } from '../../../../tests/support/test-app.ts'
import { PASSWORD, createUser, type TestUser } from '../../../../tests/support/users.ts'

const review = { placeName: 'Surat Castle', rating: 4, reviewText: '!', locationCoords: { lat: 21, lng: 72 } }
const announcement = { title: 'Kites', content: 'On the roofs.', date: '2026-01-14T09:00' }

describe.each(engines)('the audit log on $engine', ({ engine, rule }) => {
  let testApp: TestApp
  beforeAll(async () => {
    testApp = await startTestApp({ engine, env: { RATE_LIMITS: 'off' } })
  })
  afterAll(() => testApp.close())

  async function read(query = '') {
    const { token } = await createUser(testApp, { isAdmin: true })
    return api.listActivity.reply.parse((await callApi(testApp, `GET /admin/activity${query}`, { token })).body)
  }

  /** The latest entries, oldest first. */
  async function lastEntries(count: number): Promise<AuditEntry[]> {
    return (await read(`?limit=${count}`)).entries.toReversed()
  }

  async function act({ token }: Pick<TestUser, 'token'>, route: Route, body?: object) {
    const answer = await callApi(testApp, route, { token, ...(body && { body }) })
    testApp.clock.advance(MINUTE_MS)
    return answer
  }

  async function postReview(author: TestUser): Promise<string> {
    return api.createReview.reply.parse((await act(author, 'POST /review/create', review)).body).review._id
  }

  rule('has deletions and restorations of reviews, with who, when and what', async () => {
    const [author, admin] = [
      await createUser(testApp),
      await createUser(testApp, { isAdmin: true, name: 'Farida Mulla' }),
    ]
    const subjectId = await postReview(author)
    const at = testApp.clock.now().toISOString()
    await act(admin, `DELETE /review/delete/${subjectId}`)
    await act(admin, `POST /review/restore/${subjectId}`)
    await act(author, `DELETE /review/delete/${subjectId}`)
    const subject = { subjectId, subjectTitle: 'Surat Castle' }
    expect(await lastEntries(3)).toMatchObject([
      { ...subject, action: 'review.delete', actorName: 'Farida Mulla', at },
      { ...subject, action: 'review.restore', actorName: 'Farida Mulla' },
      { ...subject, action: 'review.delete', actorName: author.name },
    ])
  })

  rule('has every action of admins on announcements, with the title at that time', async () => {
    const admin = await createUser(testApp, { isAdmin: true })
    const { body } = await act(admin, 'POST /announcement/create', announcement)
    const subjectId = api.createAnnouncement.reply.parse(body).announcement._id
    await act(admin, `PUT /announcement/update/${subjectId}`, { ...announcement, title: 'Ponk' })
    await act(admin, `DELETE /announcement/delete/${subjectId}`)
    await act(admin, `POST /announcement/restore/${subjectId}`)
    expect(await lastEntries(4)).toMatchObject([
      { subjectId, action: 'announcement.create', subjectTitle: 'Kites' },
      { subjectId, action: 'announcement.update', subjectTitle: 'Ponk' },
      { subjectId, action: 'announcement.delete', subjectTitle: 'Ponk' },
      { subjectId, action: 'announcement.restore', subjectTitle: 'Ponk' },
    ])
  })

  rule('has no entry for refused actions and actions without effect', async () => {
    const [author, stranger, admin] = [
      await createUser(testApp),
      await createUser(testApp),
      await createUser(testApp, { isAdmin: true }),
    ]
    const id = await postReview(author)
    const before = await lastEntries(1)
    await act(stranger, `DELETE /review/delete/${id}`)
    await act(admin, `POST /review/restore/${id}`)
    await act(admin, 'DELETE /review/delete/none')
    await act(admin, 'DELETE /announcement/delete/none')
    await act(admin, 'PUT /announcement/update/none', announcement)
    await act(stranger, 'POST /announcement/create', announcement)
    expect(await lastEntries(1)).toEqual(before)
  })

  test('has one entry for an action that many requests make at once', async () => {
    const [author, admin] = [await createUser(testApp), await createUser(testApp, { isAdmin: true })]
    const id = await postReview(author)
    await Promise.all(Array.from({ length: 10 }, () => callApi(testApp, `DELETE /review/delete/${id}`, admin)))
    testApp.clock.advance(MINUTE_MS)
    expect((await lastEntries(10)).filter(({ subjectId }) => subjectId === id)).toHaveLength(1)
  })

  test('no longer names an admin whose account is deleted', { tags: 'weakness/deleted-admin' }, async () => {
    const admin = await createUser(testApp, { isAdmin: true, name: 'Leaving Editor' })
    const author = await createUser(testApp)
    await act(admin, `DELETE /review/delete/${await postReview(author)}`)
    await act(admin, `DELETE /review/delete/${await postReview(admin)}`)
    await act(admin, 'POST /announcement/create', { ...announcement, title: 'Farewell' })
    expect(JSON.stringify(await read())).toContain('Leaving Editor')
    expect(
      (await callApi(testApp, 'POST /auth/delete-account', { ...admin, body: { password: PASSWORD } })).status,
    ).toBe(409)
    expect(JSON.stringify(await read()), 'whoever has a role stays in the log').toContain('Leaving Editor')
    await takeRole(testApp.services, admin.email)
    await act(admin, 'POST /auth/delete-account', { password: PASSWORD })
    expect(await lastEntries(1)).toMatchObject([{ subjectTitle: 'Farewell', actorName: '' }])
    expect(JSON.stringify(await read())).not.toContain('Leaving Editor')
    const rows = await testApp.store.db.selectFrom('audit_entry').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(admin.id)
    expect(JSON.stringify(rows)).not.toContain('Leaving Editor')
  })

  test('is read page by page, each entry once', async () => {
    const admin = await createUser(testApp, { isAdmin: true })
    await Promise.all(
      Array.from({ length: 5 }, () =>
        callApi(testApp, 'POST /announcement/create', { token: admin.token, body: announcement }),
      ),
    )
    const all = (await read()).entries
    const first = await read('?limit=3')
    const second = await read(`?limit=${ACTIVITY_PAGE_MAX}&cursor=${first.nextCursor}`)
    expect([...first.entries, ...second.entries]).toEqual(all)
    expect(second.nextCursor).toBeNull()
  })
})

test.each([
  ['no base64', '%25%25'],
  ['an empty text', ''],
  ['a time alone', Buffer.from('2026-01-01T00:00:00.000Z').toString('base64url')],
  ['SQL', Buffer.from("2026-01-01T00:00:00.000Z ' or 1=1 --").toString('base64url')],
  ['no time', Buffer.from('zzzz a').toString('base64url')],
  ['the same in other letters', `${Buffer.from('2026-01-01T00:00:00.000Z abcd').toString('base64url')}=`],
])('a cursor of %s is refused by every list that has one', async (_what, cursor) => {
  const testApp = await startTestApp()
  const { token } = await createUser(testApp, { isAdmin: true })
  const answers = [
    await callApi(testApp, `GET /admin/activity?cursor=${cursor}`, { token }),
    await callApi(testApp, `GET /review/all?cursor=${cursor}`),
  ]
  expect(answers).toMatchObject(answers.map(() => ({ status: 400, body: { code: 'invalid-input' } })))
  await testApp.close()
})
