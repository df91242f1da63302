import { expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import { HOUR_MS } from '#contract/text/durations.ts'
import type { Operation } from '#contract/api/operation.ts'
import { callApi, type Route } from './support/api-calls.ts'
import { createTestApp } from './support/test-app.ts'
import { createUser } from './support/users.ts'

/** Calls that ask for the password again, ten minutes after the last one, and why. */
const asking: Readonly<Record<string, string>> = {
  changeRole: 'gives or takes rights',
  suspendAccount: 'locks somebody out, another admin too',
  restoreAccount: 'gives the access and the role of a suspended account back',
  sendLetter: 'mails all subscribers',
  resumeLetter: 'mails all subscribers who have not got the letter',
  discardLetter: 'deletes a text for good',
  downloadSecurityLog: 'is a file that cannot be called back',
}

const canBeTakenBack = 'the history keeps the version before'
const isStoredForThirtyDays = 'is kept for thirty days and can be restored'
const changesNothing = 'stores nothing and sends nothing to others'

/** Calls of the admin panel that write, send or export and do not ask, and why. */
const harmless: Readonly<Record<string, string>> = {
  searchAccounts: 'a search whose words belong into no URL; it shows fifty accounts at once',
  searchReviews: 'a search whose words belong into no URL',
  downloadAnalytics: 'sums by day without a person',
  decideReviews: isStoredForThirtyDays,
  createAnnouncement: 'can be deleted',
  updateAnnouncement: 'can be changed back',
  deleteAnnouncement: isStoredForThirtyDays,
  restoreAnnouncement: 'can be deleted again',
  createLetter: 'a draft',
  saveLetter: 'a draft',
  previewLetter: changesNothing,
  testLetter: 'mails the caller alone',
  pauseLetter: 'holds mails back',
  decideSuggestion: 'can be decided anew, and the history keeps the fact before',
  confirmFact: 'can be taken back',
  startPlaceImport: 'publishes nothing before it is applied',
  choosePlaceImportRows: 'publishes nothing before it is applied',
  applyPlaceImport: 'can be undone as a whole',
  undoPlaceImport: canBeTakenBack,
  dropPlaceImport: 'removes a preview, whose file can be sent again',
}

/** Entries of every kind have one history. */
const isDeskEntry = ({ path }: Operation) => path.startsWith('/desk/:kind') || path === '/desk/previews/:kind'

const operations: readonly (readonly [string, Operation])[] = Object.entries(api)

const adminCalls = operations.filter(
  ([, operation]) =>
    operation.access !== 'public' &&
    operation.access !== 'user' &&
    (operation.method !== 'GET' || operation.replyType !== undefined),
)

test(
  'every call of the panel that sends, exports or deletes asks again, or is named as harmless',
  { tags: 'weakness/old-sessions-of-admins' },
  () => {
    const named = new Set([...Object.keys(asking), ...Object.keys(harmless)])
    const unnamed = adminCalls.filter(([name, operation]) => !named.has(name) && !isDeskEntry(operation))
    expect(unnamed.map(([name]) => name)).toEqual([])
    const marked = operations.filter(([, { needsRecentLogin }]) => needsRecentLogin === true).map(([name]) => name)
    expect(marked.toSorted()).toEqual(Object.keys(asking).toSorted())
    expect([...named].filter((name) => !adminCalls.some(([known]) => known === name))).toEqual([])
  },
)

test(
  'an admin whose last password is eight hours old does none of them',
  { tags: 'weakness/old-sessions-of-admins' },
  async () => {
    const testApp = await createTestApp()
    const { token } = await createUser(testApp, { isAdmin: true })
    testApp.clock.advance(8 * HOUR_MS)
    const answers = operations
      .filter(([name]) => name in asking)
      .map(([, { method, path }]) => {
        const route: Route = `${method} /${path.slice(1).replace(/:\w+/g, 'none')}`
        return callApi(testApp, route, { token, ...(method !== 'GET' && { body: { version: 1, role: 'editor' } }) })
      })
    const codes = (await Promise.all(answers)).map(({ body }) => body['code'])
    expect(new Set(codes)).toEqual(new Set(['reauthentication-required']))
  },
)
