import { expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import { callApi } from '../../../../tests/support/api-calls.ts'
import { anotherPlace } from '../../../../tests/support/desk-places.ts'
import { createTestApp } from '../../../../tests/support/test-app.ts'
import { createUser } from '../../../../tests/support/users.ts'

test('the start screen counts what waits, and each role what it may do', async () => {
  const testApp = await createTestApp()
  const editor = await createUser(testApp, { role: 'editor' })
  const moderator = await createUser(testApp, { role: 'moderator' })
  const count = async () => {
    const { body } = await callApi(testApp, 'GET /desk/waiting', { token: editor.token })
    return api.countWaitingWork.reply.parse(body).waiting
  }
  const before = await count()
  expect(before).toMatchObject({ suggestions: 0, links: 0, drafts: { places: 0, trips: 0, calendar: 0, city: 0 } })
  await callApi(testApp, 'POST /desk/places', {
    token: editor.token,
    body: { kind: 'places', version: 0, text: anotherPlace(), as: 'draft' },
  })
  expect(await count()).toEqual({ ...before, drafts: { ...before.drafts, places: 1 } })

  const reports = await callApi(testApp, 'GET /moderation/waiting', { token: moderator.token })
  expect(reports.body).toEqual({ success: true, waiting: { reported: 0, appealed: 0 } })
  expect((await callApi(testApp, 'GET /desk/waiting', { token: moderator.token })).status).toBe(403)
  expect((await callApi(testApp, 'GET /moderation/waiting', { token: editor.token })).status).toBe(403)
})
