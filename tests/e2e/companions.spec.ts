import { addDays } from '#contract/text/dates.ts'
import type { InvitedRole } from '#contract/trip/trip-rights.ts'
import { callApiBesidePage } from '../support/browser-calls.ts'
import { expect, inFullSuite, open, test } from '../support/browser-test.ts'
import {
  editTripBesidePage,
  joinTripBesidePage,
  listTripsBesidePage,
  mondayAhead,
  renameTrip,
  saveTripBesidePage,
} from '../support/browser-trips.ts'
import { createSignedInUser, createUserInBrowser, fillSignup, newUserDetails } from '../support/browser-users.ts'

const MONDAY = mondayAhead()
const castleAndCoast = { title: 'Castle and coast', startDate: MONDAY, endDate: addDays(MONDAY, 1) }

test('a friend is invited in two taps, joins after signing up, edits, reads, and is removed', async ({
  page,
  browser,
  baseURL,
}) => {
  const owner = await createSignedInUser(page)
  const { _id } = await saveTripBesidePage(page, owner, {
    ...castleAndCoast,
    activities: [
      { name: 'Surat Castle', place: 'surat-castle', date: MONDAY, position: 1, time: '10:00', notes: 'Meet there' },
    ],
  })
  // The page says "saved just now" of an earlier edit, too.
  const expectTitle = (title: string) =>
    expect.poll(async () => (await listTripsBesidePage(page, owner)).map((trip) => trip.title)).toEqual([title])
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.setViewportSize({ width: 320, height: 740 })
  await open(page, `/my-trips/${_id}`)
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  const people = page.getByRole('dialog').getByRole('region', { name: 'People' })
  await expect(people.getByRole('listitem')).toHaveCount(1)
  await people.getByRole('button', { name: 'Send an invite' }).click()
  const invite = people.getByRole('textbox', { name: 'Invite', exact: true })
  await expect(invite).toHaveValue(/\/invite#[\w-]{43}$/)
  const url = await invite.inputValue()
  await people.getByRole('button', { name: 'Invite as a QR code' }).click()
  await expect(people.getByRole('img', { name: 'QR code of the invite' })).toBeInViewport({ ratio: 1 })
  await people.getByText('Add somebody without an account').click()
  await people.getByRole('textbox', { name: 'Name', exact: true }).fill('Grandfather')
  await people.getByRole('button', { name: 'Add the name' }).click()
  await expect(people.getByRole('listitem')).toHaveCount(2)
  await expect(people.getByRole('listitem').nth(1)).toContainText('Without an account')
  await people.getByRole('button', { name: 'Invite Grandfather' }).click()
  await expect(people.getByRole('textbox', { name: 'Invite Grandfather' })).toHaveValue(/\/invite#[\w-]{43}$/)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)

  const context = await browser.newContext({ baseURL: baseURL ?? '', viewport: { width: 320, height: 740 } })
  const friend = await context.newPage()
  await open(friend, url)
  await expect(friend.getByRole('heading', { level: 1 })).toContainText('Castle and coast')
  await expect(friend.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  expect(await friend.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  await friend.getByRole('main').getByRole('link', { name: 'Sign Up' }).click()
  const details = { ...newUserDetails(), name: 'Bina Shah' }
  await fillSignup(friend, details)
  await friend.getByRole('main').getByRole('button', { name: 'Sign Up' }).click()
  await friend.getByRole('button', { name: 'Join this trip' }).click()
  await expect(friend).toHaveURL(/\/my-trips\/[\w-]+$/)
  await expect(people.getByRole('listitem').filter({ hasText: 'Bina Shah' })).toBeVisible()
  await renameTrip(friend, 'Castle, coast and friends')
  await expectTitle('Castle, coast and friends')
  await friend.route(/\/api\/trip-live/, (route) => route.fulfill({ contentType: 'text/event-stream', body: '' }))
  await friend.reload()
  await expect(friend.getByRole('heading', { level: 1 })).toHaveText('Castle, coast and friends')
  for (const trip of await listTripsBesidePage(page, owner))
    await editTripBesidePage(page, owner, { ...trip, title: 'Castle alone' })
  await renameTrip(friend, 'Coast alone')
  const question = friend.getByRole('dialog', { name: 'Changed by somebody else or on another device' })
  await expect(question).toContainText('You and somebody else, or another device of yours, changed the same thing.')
  await expect(question.getByText(`${owner.name}: Castle alone`)).toBeVisible()
  await question.getByText('Yours: Coast alone').click()
  await question.getByRole('button', { name: 'Keep these' }).click()
  await renameTrip(friend, 'Castle, coast and friends')
  await expectTitle('Castle, coast and friends')
  await friend.unroute(/\/api\/trip-live/)
  await open(friend, '/my-trips')
  const card = friend.getByRole('article').filter({ hasText: 'Castle, coast and friends' })
  await expect(card).toContainText(`Shared by ${owner.name} · Can edit`)
  await expect(card.getByRole('button', { name: /^Delete/ })).toHaveCount(0)
  await open(friend, url)
  await expect(friend.getByText('You are in this trip already.')).toBeVisible()
  await friend.getByRole('link', { name: 'Open the plan' }).click()
  await expect(friend).toHaveURL(/\/my-trips\/[\w-]+$/)
  // News of a plan that is in sight are seen at once.
  await open(friend, '/')

  await open(page, `/my-trips/${_id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Castle, coast and friends')
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  const role = people.getByRole('combobox', { name: `Role of ${details.name}` })
  await role.selectOption('Can read')
  await expect(page.getByText(`${details.name}: Can read`)).toBeVisible()

  await friend.reload()
  const bell = friend.getByRole('banner').getByRole('button', { name: 'Announcements, some of them new' })
  await bell.click()
  const news = friend.getByRole('region', { name: 'Your shared trips' })
  await expect(news).toContainText('You can only read “Castle, coast and friends” now.')
  await news.getByRole('link', { name: 'Open the plan of Castle, coast and friends' }).click()
  await expect(friend.getByText(`Shared by ${owner.name} · Can read`)).toBeVisible()
  await expect(friend.getByText('Meet there')).toBeVisible()
  await expect(friend.getByRole('button', { name: /Add places|Plan it for me|Change the title/ })).toHaveCount(0)
  await friend.getByRole('button', { name: 'Share', exact: true }).click()
  const dialog = friend.getByRole('dialog')
  await expect(dialog.getByRole('button', { name: 'Leave this trip' })).toBeVisible()
  await expect(dialog.getByRole('button', { name: /Send the link|Send an invite|Remove/ })).toHaveCount(0)
  expect(await friend.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)

  await people.getByRole('button', { name: `Remove ${details.name}` }).click()
  await expect(people.getByText(`so do the links to it that ${details.name} made`)).toBeVisible()
  await expect(people.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await people.getByRole('group').getByRole('button', { name: 'Remove' }).click()
  await expect(people.getByRole('listitem')).toHaveCount(2)
  await friend.reload()
  await expect(friend.getByText('This trip is not among your trips.')).toBeVisible()
  await bell.click()
  await expect(news).toContainText('You are not in “Castle, coast and friends” any more.')
  await expect(news.getByRole('link')).toHaveCount(0)
  await news.getByRole('button', { name: 'Got it: you are not in “Castle, coast and friends” any more' }).press('Enter')
  await expect(news).toHaveCount(0)
  // It keeps its dot while another test has an announcement.
  await expect(friend.getByRole('banner').getByRole('button', { name: /^Announcements/ })).toBeFocused()
  await context.close()
})

test('the focus goes on to what stands in the place of a thing that is gone', inFullSuite, async ({ page }) => {
  const owner = await createSignedInUser(page)
  const { _id } = await saveTripBesidePage(page, owner, {
    ...castleAndCoast,
    activities: [
      { name: 'Surat Castle', date: MONDAY, position: 1, time: '10:00' },
      { name: 'Dumas Beach', date: MONDAY, position: 2, time: '11:00' },
    ],
  })
  const join = async (role: InvitedRole, name: string) => {
    const guest = await createUserInBrowser(page, { name })
    await joinTripBesidePage(page, { id: _id, owner, guest, role })
    return guest
  }
  const suggester = await join('suggester', 'Bina Shah')
  await join('viewer', 'Chirag Mehta')
  const suggest = (name: string) =>
    callApiBesidePage(page, `POST /trip/suggestions/${_id}`, {
      token: suggester.token,
      body: { kind: 'add', name, fields: { date: MONDAY } },
    })
  await suggest('Sarthana')
  await suggest('Gopi Talav')
  await suggest('Chowk')
  await page.setViewportSize({ width: 1280, height: 900 })
  await open(page, `/my-trips/${_id}`)
  const item = (name: string) => page.getByRole('listitem', { name, exact: true })

  await page.getByText('3 suggestions wait').press('Enter')
  await page.getByRole('button', { name: 'Accept: New stop: Sarthana' }).press('Enter')
  await expect(item('New stop: Gopi Talav')).toBeFocused()
  await page.getByRole('button', { name: 'Decline: New stop: Chowk' }).press('Enter')
  await expect(item('New stop: Gopi Talav')).toBeFocused()
  await page.getByRole('button', { name: 'Decline: New stop: Gopi Talav' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.getByRole('heading', { name: 'Sarthana' })).toBeVisible()

  const change = page.getByRole('button', { name: /Change Surat Castle$/ })
  await change.press('Enter')
  const castle = page.getByRole('group', { name: 'Change Surat Castle' })
  await castle.getByRole('button', { name: 'Close', exact: true }).press('Enter')
  await expect(change).toBeFocused()
  await change.press('Enter')
  await castle.getByRole('button', { name: 'Remove', exact: true }).press('Enter')
  await expect(item('Dumas Beach')).toBeFocused()
  const toast = page.getByRole('alert').filter({ hasText: 'Surat Castle' })
  await toast.getByRole('button', { name: 'Undo', exact: true }).press('Enter')
  await expect(change).toBeVisible()
  await expect(item('Dumas Beach')).toBeFocused()
  await expect(page.getByText('saved just now')).toBeVisible()

  await page.getByRole('button', { name: 'Share', exact: true }).press('Enter')
  const dialog = page.getByRole('dialog')
  const end = dialog.getByRole('button', { name: 'End this link', exact: true })
  await end.nth(1).press('Enter')
  await expect(end).toHaveCount(1)
  await expect(dialog.getByRole('listitem', { name: /^Invite/ })).toBeFocused()
  await end.press('Enter')
  await expect(dialog.getByRole('heading', { name: 'Links' })).toBeFocused()
  const remove = dialog.getByRole('button', { name: 'Remove Chirag Mehta' })
  await remove.press('Enter')
  await dialog.getByRole('group').getByRole('button', { name: 'Remove', exact: true }).press('Enter')
  await expect(dialog.getByRole('listitem', { name: 'Bina Shah' })).toBeFocused()
  const role = dialog.getByRole('combobox', { name: 'Role of Bina Shah' })
  await role.selectOption({ label: 'Owner' })
  await dialog.getByRole('group').getByRole('button', { name: 'Hand over' }).press('Enter')
  await expect(role).toHaveCount(0)
  await expect(dialog.getByRole('listitem', { name: 'Bina Shah' })).toBeFocused()
})
