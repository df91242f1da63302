import { expect, test } from 'vitest'
import { api, type Api } from '#contract/api.ts'
import { callApi } from './support/api-calls.ts'
import { deskSamples } from './support/desk-samples.ts'
import { dumpTables } from './support/dump.ts'
import { engines } from './support/stores.ts'
import { createTestApp } from './support/test-app.ts'
import { createUser } from './support/users.ts'

type Preview = Exclude<Extract<keyof Api, `preview${string}`>, 'previewDeskEntry'>

/** A preview without an input here does not compile. */
const inputs = {
  previewLetter: { title: 'Kites', text: 'On the roofs.', places: ['surat-castle'] },
} as const satisfies Record<Preview, object>

test.each(engines)('a preview stores nothing on $engine', async ({ engine }) => {
  const testApp = await createTestApp({ engine })
  const { token } = await createUser(testApp, { isAdmin: true })
  const post = (path: `/${string}`, body: object) => callApi(testApp, `POST ${path}`, { token, body })
  const stored = async () => {
    // The last use of a session is noted at the first call.
    const { session: _session, ...others } = Object.fromEntries(await dumpTables(testApp.store))
    return others
  }
  const before = await stored()
  const answers = await Promise.all([
    ...Object.entries(deskSamples).map(([kind, { text }]) => post(`/desk/previews/${kind}`, { kind, text })),
    post(api.previewLetter.path, inputs.previewLetter),
  ])
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
  expect(await stored()).toEqual(before)
})
