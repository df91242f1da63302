import { afterAll, beforeAll, expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import { HELPFUL_VOTES_MAX } from '#contract/review/helpful-votes.ts'
import { IMPORT_MAX_ROWS, IMPORT_PREVIEWS_MAX, IMPORTS_UNDOABLE_MAX } from '#contract/admin/place-imports.ts'
import { PASSKEYS_MAX } from '#contract/account/second-factor.ts'
import { ACCOUNT_BYTES, ACCOUNT_IMAGE_BYTES } from '#contract/account/storage.ts'
import { LIVE_LIMITS } from '#contract/trip/trip-live.ts'
import { LINK_LIMITS } from '#contract/trip/trip-links.ts'
import { HISTORY_LIMITS } from '#contract/trip/trip-history.ts'
import { SUGGESTION_LIMITS } from '#contract/trip/trip-suggestions.ts'
import { PEOPLE_LIMITS } from '#contract/trip/trip-rights.ts'
import { WISHLIST_MAX_ITEMS } from '#contract/trip/wishlist.ts'
import { personalData } from '#server/app/personal-data.ts'
import { sweep } from '#server/app/sweep.ts'
import { MAX_SESSIONS } from '#server/account/auth/sessions.ts'
import { DAY_MS } from '#contract/text/durations.ts'
import { callApi } from './support/api-calls.ts'
import { postReview } from './support/installations.ts'
import { startTestApp, type TestApp } from './support/test-app.ts'
import { createUser, logIn, signUp } from './support/users.ts'

const QUOTA = `${ACCOUNT_BYTES} bytes of all texts together`

const DESK_ACTIONS = 'all actions of editors, which are slowed after 3,000'

/** The bound of one person's rows in each table. The tests below or those of the feature check it. */
const bounds: Readonly<Record<string, string>> = {
  account: 'one row, with limits for each text',
  device: '100 rows',
  session: `${MAX_SESSIONS} rows`,
  password_reset: 'rows of ten minutes, as many as the limit of requests for codes allows',
  email_confirmation: 'rows of three days, as many as the limit of confirmation mails allows',
  email_change: 'one row',
  totp: 'one row',
  passkey: `${PASSKEYS_MAX} rows`,
  recovery_code: 'one set of codes',
  login_ticket: 'rows of some minutes, as many as the limit of logins allows',
  passkey_challenge: 'rows of some minutes, as many as the limit of requests allows',
  trip: `${QUOTA}, and trips that deleted owners left: at most those the account joined while it was within its quota`,
  trip_link: `${LINK_LIMITS.links} rows of each trip of its own or of others, and as many of the account beside its trips`,
  trip_person: `${PEOPLE_LIMITS.people} rows of each trip, and ${PEOPLE_LIMITS.sharedTrips} trips of others`,
  trip_watch: `${LIVE_LIMITS.streamsOfAccount} streams in each process, of ${LIVE_LIMITS.trips} trips each, as long as they are open`,
  trip_suggestion: `${SUGGESTION_LIMITS.ofAccount} rows, of ${SUGGESTION_LIMITS.notes} characters of notes each`,
  trip_change: `${HISTORY_LIMITS.rows} rows of each trip, for ${HISTORY_LIMITS.days} days`,
  trip_mail: 'one row',
  trip_mail_token: 'one row for each mail of 60 days, and one mail an hour',
  trip_save: 'one row for each of its trips',
  trip_role_notice: 'one row for each trip that it was in within 14 days',
  trip_seen: 'one row for each of its trips',
  review: `${QUOTA}, earlier versions included`,
  helpful_vote: `${HELPFUL_VOTES_MAX} rows`,
  report: '20 a day, kept for 180 days once they are decided on',
  suggestion: '20 a day, 100 that wait, and kept for 180 days once they are decided on',
  decision: 'all actions of moderators; one appeal of bounded length for each removal',
  wishlist_item: `${QUOTA}, and ${WISHLIST_MAX_ITEMS} rows`,
  image_upload: `${ACCOUNT_IMAGE_BYTES} bytes, and 50 uploads a day`,
  audit_entry: 'one entry for each kind of action on each of the person’s own reviews; all actions of admins',
  place_version: DESK_ACTIONS,
  place_import: `${IMPORT_PREVIEWS_MAX} previews and ${IMPORTS_UNDOABLE_MAX} imports of ${IMPORT_MAX_ROWS} rows`,
  trip_version: DESK_ACTIONS,
  calendar_version: DESK_ACTIONS,
  city_part_version: DESK_ACTIONS,
  security_event: 'one row for each kind of event, network and hour, for 180 days',
  mail: 'mails that wait: sent ones are removed, and limits slow their causes',
  subscriber: 'one row',
  unsubscribe_token: 'one row for each mail of the newsletter',
  letter: DESK_ACTIONS,
  letter_delivery: 'one row for each letter that is being sent',
}

let testApp: TestApp
beforeAll(async () => {
  testApp = await startTestApp({ env: { RATE_LIMITS: 'off' } })
})
afterAll(() => testApp.close())

test('what one person can store is bounded in every table that names a person', () => {
  const naming = personalData.flatMap(({ tables }) => tables)
  expect(Object.keys(bounds).toSorted()).toEqual(naming.toSorted())
})

test('an account has a bounded number of sessions, and the latest of them work', async () => {
  const user = await signUp(testApp)
  let token = ''
  for (let login = 0; login < MAX_SESSIONS + 5; login += 1) {
    token = api.logIn.reply.parse((await logIn(testApp, user)).body).authToken
  }
  const rows = await testApp.store.db.selectFrom('session').select('id').where('account_id', '=', user.id).execute()
  expect(rows.length).toBeLessThanOrEqual(MAX_SESSIONS)
  expect((await callApi(testApp, 'GET /auth/user', { token })).status).toBe(200)
})

test('an author who deletes and restores a review again and again leaves one entry of each action, until the review is purged', async () => {
  const author = await createUser(testApp)
  const { review } = api.createReview.reply.parse((await postReview(testApp, author)).body)
  const act = (route: 'DELETE /review/delete' | 'POST /review/restore') =>
    callApi(testApp, `${route}/${review._id}`, { token: author.token })
  for (let again = 0; again < 5; again += 1) {
    expect((await act('DELETE /review/delete')).status).toBe(200)
    expect((await act('POST /review/restore')).status).toBe(200)
  }
  const entries = () =>
    testApp.store.db.selectFrom('audit_entry').select('action').where('actor_id', '=', author.id).execute()
  expect((await entries()).map(({ action }) => action).toSorted()).toEqual(['review.delete', 'review.restore'])
  await act('DELETE /review/delete')
  await sweep(testApp.store.db, new Date(testApp.clock.now().getTime() + 31 * DAY_MS))
  expect(await entries()).toEqual([])
})
