/** Actions of staff are in the audit log, or listed here with the reason why not. */
import { expect, test } from 'vitest'
import type { AuditAction } from '#contract/admin/activity.ts'
import { entryActions, type EntryAction } from '#contract/admin/desk-entries.ts'
import { deskKindNames, type DeskKindName } from '#contract/admin/desk-kinds.ts'
import { HOUR_MS } from '#contract/text/durations.ts'
import { getAuditAction } from '#server/admin/desk/audit-action.ts'
import { askAs, endpoints, somebody, type Entry } from './support/access-callers.ts'
import { deskSamples } from './support/desk-samples.ts'
import { anAnnouncement, aTraveller, othersReview, testApp, useAccessApp } from './support/access-targets.ts'
import type { AccessRequest } from './support/access-rows.ts'
import { callApi } from './support/api-calls.ts'
import { createUser } from './support/users.ts'

useAccessApp()

/** The action that each call leaves. `asked` replaces what the access matrix asks for, which changes nothing that others see. */
type Logged = { readonly action: string; readonly body?: object; readonly asked?: () => Promise<AccessRequest> }

/** The calls of the desk that leave a line, by kind. */
function loggedOfKind(kind: DeskKindName): Record<string, Logged> {
  const { createText, text } = deskSamples[kind]
  const subject = deskSamples[kind].auditedAs
  const discarded = { [`discardDeskDraft of ${kind}`]: { action: `${subject}.discard` } }
  const taken = { [`chooseDeskText of ${kind}`]: publishing(subject, { version: 1, choice: 'take' }) }
  if (createText === null) {
    const body = { kind, version: 1, text, as: 'publish' }
    // A draft of a published text, which the saving publishes.
    const asked = async () => ({
      params: { kind, ...(await deskSamples[kind].insert(testApp, { isPublished: true })) },
    })
    return { ...discarded, ...taken, [`saveDeskEntry of ${kind}`]: { ...publishing(subject, body), asked } }
  }
  const body = { kind, version: 0, text: createText(`logged-${kind}`), as: 'publish' }
  return {
    ...discarded,
    ...taken,
    [`createDeskEntry of ${kind}`]: publishing(subject, body),
    [`retireDeskEntry of ${kind}`]: { action: `${subject}.retire` },
    [`bringBackDeskEntry of ${kind}`]: { action: `${subject}.restore` },
  }
}

function publishing(subject: string, body: object): Logged {
  return { action: `${subject}.publish`, body }
}

const logged: Readonly<Partial<Record<string, Logged>>> = {
  decideReviews: { action: 'review.remove', asked: removedReview },
  createAnnouncement: { action: 'announcement.create' },
  updateAnnouncement: { action: 'announcement.update' },
  deleteAnnouncement: { action: 'announcement.delete' },
  restoreAnnouncement: { action: 'announcement.restore', asked: deletedAnnouncement },
  discardLetter: { action: 'letter.discard' },
  sendLetter: { action: 'letter.send' },
  pauseLetter: { action: 'letter.pause' },
  resumeLetter: { action: 'letter.resume' },
  searchAccounts: { action: 'account.search' },
  changeRole: { action: 'role.editor', body: { role: 'editor' } },
  suspendAccount: { action: 'account.suspend' },
  restoreAccount: { action: 'account.restore', asked: suspendedTraveller },
  listSecurityLog: { action: 'security-log.read' },
  downloadSecurityLog: { action: 'security-log.download' },
  downloadAnalytics: { action: 'analytics.download' },
  confirmFact: { action: 'place.publish' },
  decideSuggestion: { action: 'suggestion.decline' },
  applyPlaceImport: { action: 'place.import-file' },
  undoPlaceImport: { action: 'place.undo-import-file' },
  ...Object.assign({}, ...deskKindNames.map(loggedOfKind)),
}

const ofGuide = 'shows texts of the guide and of its editors, and nobody’s data'
const ofReviews = 'shows published reviews under the names that visitors read, or what their authors wrote before'
const isDraft = 'a draft, which visitors do not see; its history names the editor'
const changesNothing = 'stores nothing and sends nothing to others'
const asCreated = 'publishes by the rule of the call that creates an entry, and a draft is none that visitors see'
const stays = 'refused: entries of this kind are neither made nor retired'
const isPreview = 'the own preview of a file, from which nothing is published yet'

function unloggedOfKind(kind: DeskKindName): Record<string, string> {
  const always = {
    [`listDeskEntries of ${kind}`]: ofGuide,
    [`getDeskEntry of ${kind}`]: ofGuide,
    [`listDeskVersions of ${kind}`]: ofGuide,
    [`getDeskChoices of ${kind}`]: ofGuide,
    [`previewDeskEntry of ${kind}`]: changesNothing,
    [`restoreDeskVersion of ${kind}`]: isDraft,
  }
  if (deskSamples[kind].createText !== null) return { ...always, [`saveDeskEntry of ${kind}`]: asCreated }
  return {
    ...always,
    [`createDeskEntry of ${kind}`]: stays,
    [`retireDeskEntry of ${kind}`]: stays,
    [`bringBackDeskEntry of ${kind}`]: stays,
  }
}

const unlogged: Readonly<Partial<Record<string, string>>> = {
  listActivity: 'shows what staff did to those who may do it too',
  getBackups: 'shows when backups were made',
  countWaitingWork: 'shows numbers',
  countWaitingReports: 'shows numbers',
  getAnalytics: 'shows sums by day without a person',
  listReviewVersions: ofReviews,
  searchReviews: ofReviews,
  listSuggestions: 'shows what travellers wrote to editors, under their names',
  listLetters: 'shows titles, and how many subscribers there are',
  getLetter: ofGuide,
  createLetter: isDraft,
  saveLetter: isDraft,
  previewLetter: changesNothing,
  testLetter: 'mails the caller alone',
  listStalePlaces: ofGuide,
  ...Object.assign({}, ...deskKindNames.map(unloggedOfKind)),
  listPlaceImports: isPreview,
  listPlaceImportRows: isPreview,
  startPlaceImport: isPreview,
  choosePlaceImportRows: isPreview,
  dropPlaceImport: isPreview,
}

/** The reasons of actions on entries of the desk that leave no line, whatever the kind is. */
const unloggedActions: Partial<Record<EntryAction, string>> = {
  folder: 'the loading of the folder, which the operator does',
  draft: isDraft,
  schedule: 'logged at the time when it is published',
  restore: 'makes an earlier text the draft',
  keep: 'visitors read the same text as before',
  'import-file': 'one line for the whole file',
  'undo-import-file': 'one line for the whole file',
}

const ofStaff = endpoints.filter(({ endpoint: { access } }) => access !== 'public' && access !== 'user')

test('every call of staff is in the audit log, or has a reason why it is not', () => {
  const named = [...Object.keys(logged), ...Object.keys(unlogged)]
  expect(named.toSorted()).toEqual(ofStaff.map(({ name }) => name).toSorted())
})

async function getActions(actorId: string): Promise<AuditAction[]> {
  const rows = await testApp.store.db
    .selectFrom('audit_entry')
    .select('action')
    .where('actor_id', '=', actorId)
    .execute()
  return rows.map(({ action }) => action)
}

async function askAsAdmin({ endpoint, asking }: Entry, { body, asked }: Partial<Logged> = {}) {
  const admin = await somebody({ isAdmin: true })
  const answer = await askAs(admin, endpoint, { ...asking, ...(await asked?.()), ...(body && { body: () => body }) })
  return { status: answer.status, actions: await getActions(admin.asked.id) }
}

async function removedReview(): Promise<AccessRequest> {
  const { id } = await othersReview()
  return { body: () => ({ deed: { kind: 'remove', reason: 'off-topic' }, reviews: [{ id, version: 1 }] }) }
}

async function deletedAnnouncement(): Promise<AccessRequest> {
  const params = await anAnnouncement()
  await askOther('DELETE', `/announcement/delete/${params.id}`)
  return { params }
}

async function suspendedTraveller(): Promise<AccessRequest> {
  const params = await aTraveller()
  await askOther('POST', `/admin/accounts/suspend/${params.id}`)
  return { params }
}

async function askOther(method: 'DELETE' | 'POST', path: `/${string}`): Promise<void> {
  const { token } = await createUser(testApp, { isAdmin: true })
  expect((await callApi(testApp, `${method} ${path}`, { token })).status).toBe(200)
}

test.each(ofStaff.filter(({ name }) => logged[name]))('$name leaves its line', async (entry) => {
  const { action, ...how } = logged[entry.name] ?? {}
  expect(await askAsAdmin(entry, how)).toEqual({ status: 200, actions: [action] })
})

test.each(ofStaff.filter(({ name }) => unlogged[name]))('$name leaves no line', async (entry) => {
  expect((await askAsAdmin(entry)).actions).toEqual([])
})

test.each(deskKindNames)('each action on entries of %s leaves a line, or has a reason why not', (kind) => {
  const audited = entryActions.filter((action) => getAuditAction(deskSamples[kind], action) !== undefined)
  const missing = deskSamples[kind].createText === null ? ['retire', 'bring-back'] : []
  expect([...audited, ...Object.keys(unloggedActions), ...missing].toSorted()).toEqual(entryActions.toSorted())
})

test('who looks at the accounts again and again leaves one line an hour', async () => {
  const { asked, authorization } = await somebody({ isAdmin: true })
  const search = ofStaff.find(({ name }) => name === 'searchAccounts')
  const look = () => (search ? askAs({ asked, authorization }, search.endpoint, search.asking) : null)
  await Promise.all([look(), look(), look()])
  expect(await getActions(asked.id)).toEqual(['account.search'])
  testApp.clock.advance(HOUR_MS)
  await look()
  expect(await getActions(asked.id)).toEqual(['account.search', 'account.search'])
})

test('a discarded draft that was never published leaves its name and who discarded it', async () => {
  const discard = ofStaff.find(({ name }) => name === 'discardDeskDraft of places')
  const { asked, authorization } = await somebody({ role: 'editor' })
  if (discard) await askAs({ asked, authorization }, discard.endpoint, discard.asking)
  const rows = await testApp.store.db
    .selectFrom('audit_entry')
    .select(['action', 'subject_title'])
    .where('actor_id', '=', asked.id)
    .execute()
  expect(rows).toEqual([{ action: 'place.discard', subject_title: expect.stringMatching(/\w/) }])
})
