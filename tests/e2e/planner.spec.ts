import type { Locator, Page } from '@playwright/test'
import { api } from '#contract/api.ts'
import { expectAccessibleInEveryLook, findSmallTargets, widthOfContent } from '../support/browser-access.ts'
import { refuseCall } from '../support/browser-answers.ts'
import { callApiBesidePage } from '../support/browser-calls.ts'
import { goBackAtHeading } from '../support/browser-history.ts'
import { getBox } from '../support/browser-main.ts'
import { devices, expect, open, test, inFullSuite } from '../support/browser-test.ts'
import { expectToast, expectToastAtTopCentre } from '../support/browser-toasts.ts'
import { listTripsBesidePage, mondayAhead } from '../support/browser-trips.ts'
import { accountMenu, createSignedInUser, logIn, logOut, saveToWishlist as saveWish } from '../support/browser-users.ts'

const trip = {
  title: 'Castle and coast',
  description: 'Two slow days',
  budget: 12_500,
  startDate: '2027-01-10',
  endDate: '2027-01-12',
  destinations: [
    {
      name: 'Old city',
      location: 'Chowk Bazar',
      activities: [
        { name: 'Surat Castle', date: '2027-01-10', time: '10:00' },
        { name: 'Tea', date: '2027-01-10', time: '12:00' },
        { name: 'Clock Tower', date: '2027-01-11', time: '' },
        { name: 'Night market', date: '2027-01-19', time: '20:00' },
      ],
    },
  ],
}

const save = (page: Page) => page.getByRole('button', { name: 'Save Trip' })
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true })
const draftNote = (page: Page) => page.getByText('Draft kept.')
const discardDraft = (page: Page) => page.getByRole('button', { name: 'Discard the draft' })
const card = (page: Page, title: string) => page.getByRole('article').filter({ hasText: title })

async function fillTrip(page: Page): Promise<void> {
  await page.getByLabel('Trip Title').fill(trip.title)
  await page.getByLabel('Budget').fill('12500')
  await page.getByLabel('Start Date').fill(trip.startDate)
  await page.getByLabel('End Date').fill(trip.endDate)
}

async function addActivity(page: Page, { name, date, time }: { name: string; date: string; time: string }) {
  const form = page.getByRole('group', { name: 'Add New Activity' })
  await form.getByLabel('Activity Name').fill(name)
  await form.getByLabel('Date').fill(date)
  await form.getByLabel('Time').fill(time)
  await form.getByRole('button', { name: 'Add activity' }).click()
}

async function saveOnAnotherDevice(page: Page, { token }: { token: string }): Promise<string> {
  return api.createTrip.reply.parse(await callApiBesidePage(page, 'POST /trip/create', { token, body: trip })).trip._id
}

/** Opens a trip and renames it to "Mine". Meanwhile another device renames it to "Theirs". */
async function changeTripHereAndElsewhere(page: Page): Promise<void> {
  const { token } = await createSignedInUser(page)
  const id = await saveOnAnotherDevice(page, { token })
  await open(page, `/plan-your-trip?trip=${id}`)
  await page.getByLabel('Trip Title').fill('Mine')
  await callApiBesidePage(page, `PUT /trip/edit/${id}`, { token, body: { ...trip, title: 'Theirs' } })
}

/** Enough places to fill the panel on a phone. All of them become activities. */
const wishes = [
  'Dumas Beach',
  'Sardar Patel Museum',
  'Sarthana Nature Park',
  'Science Centre',
  'Gopi Talav',
  'Jagdishchandra Bose Aquarium',
]

for (const [device, viewport, details] of devices) {
  test.describe(`on ${device}`, details, () => {
    test.use({ viewport })

    test('a trip is planned, saved, changed, deleted and brought back', async ({ page }) => {
      const traveller = await createSignedInUser(page)
      await saveWish(page, traveller, { Name: 'Dumas Beach' })
      await open(page, '/plan-your-trip')
      await expect(tab(page, 'Create New Trip')).toHaveAttribute('aria-selected', 'true')
      await expect(page.getByText('No activities added yet.')).toBeVisible()

      await fillTrip(page)
      await page.getByLabel('Destination Name').fill('Old city')
      await addActivity(page, { name: 'Surat Castle', date: '2027-01-10', time: '10:00' })
      await addActivity(page, { name: 'Surat Castle', date: '2027-01-10', time: '10:00' })
      await expect(page.getByText('so it was skipped')).toBeVisible()
      await addActivity(page, { name: 'Tea', date: '2027-01-11', time: '' })
      await page.getByRole('button', { name: 'Add Destination' }).click()
      await page.getByLabel('Destination Name').fill('The coast')
      await page.getByRole('button', { name: 'Add from Wishlist' }).click()
      const panel = page.getByRole('dialog', { name: 'Your Wishlist' })
      await panel.getByRole('button', { name: 'Add to Trip' }).click()
      await expect(panel.getByText('Added to The coast.')).toBeVisible()
      await panel.getByRole('button', { name: 'Close your wishlist' }).click()
      await expect(tab(page, 'Old city')).toBeVisible()
      await save(page).click()

      await expectToastAtTopCentre(page, 'Trip created successfully!')
      await expect(page).toHaveURL('/plan-your-trip?tab=list')
      await page.reload()
      const saved = card(page, trip.title)
      await expect(saved).toContainText('10 Jan 2027 - 12 Jan 2027')
      await expect(saved).toContainText('2 days')
      await expect(saved.getByRole('link', { name: 'Dumas Beach' })).toBeVisible()

      await saved.getByRole('button', { name: 'Edit' }).click()
      await expect(page.getByRole('heading', { name: 'Edit trip' })).toBeFocused()
      await page.getByLabel('End Date').fill(trip.startDate)
      await save(page).click()
      await expectToastAtTopCentre(page, 'Trip updated successfully!')
      await expect(saved).toContainText('Same-day trip')

      await saved.getByRole('button', { name: 'Delete' }).click()
      await expectToast(page, 'Trip deleted successfully')
      await expect(page.getByText('No trips planned yet')).toBeVisible()
      await page.getByRole('button', { name: 'Undo' }).click()
      await expect(saved).toBeVisible()
      await page.reload()
      await expect(saved).toBeVisible()
    })

    test('every control of the form is large enough for a finger', inFullSuite, async ({ page }) => {
      const traveller = await createSignedInUser(page)
      const id = await saveOnAnotherDevice(page, traveller)
      await open(page, `/plan-your-trip?trip=${id}`)
      await page.getByRole('button', { name: 'Add Destination' }).click()
      await tab(page, 'Old city').click()

      expect(await findSmallTargets(page.getByRole('tabpanel').first(), 24)).toEqual([])
      expect(await widthOfContent(page)).toBe(viewport.width)
    })
  })
}

test(
  'a café from the wishlist is a stop of the plan, and a second time is asked about',
  inFullSuite,
  async ({ page }) => {
    const traveller = await createSignedInUser(page)
    await saveWish(page, traveller, { Name: 'Gopal Locho and Khaman House' })
    await open(page, '/plan-your-trip')
    await fillTrip(page)
    await page.getByLabel('From').fill('2027-01-11')
    await page.getByRole('button', { name: 'Add from Wishlist' }).click()
    const panel = page.getByRole('dialog', { name: 'Your Wishlist' })
    const dayPlan = page.getByRole('complementary').filter({ hasText: 'Day by day' })

    await panel.getByRole('button', { name: 'Add to Trip' }).click()
    await expect(page.getByLabel('Destination Name')).toHaveValue('Gopal Locho and Khaman House')
    await panel.getByRole('button', { name: 'Add to Trip' }).click()
    await expect(panel.getByText('Already in this trip on 11 Jan 2027. Add again?')).toBeVisible()
    await expect(panel.getByText('is a destination of this trip now')).toBeHidden()
    await panel.getByRole('button', { name: 'Leave it' }).click()
    await expect(panel.getByText('Add again?')).toBeHidden()
    await panel.getByRole('button', { name: 'Close your wishlist' }).click()

    const second = dayPlan.getByRole('listitem').filter({ hasText: 'Day 2' })
    await expect(second.getByRole('link', { name: 'Gopal Locho and Khaman House' })).toHaveCount(1)
    await expect(dayPlan.getByText('3 days')).toBeVisible()
  },
)

test('a wishlist pick says what it did where the thumb is, and nothing moves', inFullSuite, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const traveller = await createSignedInUser(page)
  await Promise.all(wishes.map((Name) => saveWish(page, traveller, { Name })))
  await open(page, '/plan-your-trip')
  await page.getByLabel('Destination Name').fill('The coast')
  await page.getByRole('button', { name: 'Add from Wishlist' }).click()
  const panel = page.getByRole('dialog', { name: 'Your Wishlist' })
  const last = panel.getByRole('button', { name: 'Add to Trip' }).last()
  await last.scrollIntoViewIfNeeded()
  const before = await getBox(last)

  await last.click()
  const note = panel.getByText('Added to The coast.')
  await expect(note).toBeInViewport({ ratio: 1 })

  expect(await getBox(last)).toEqual(before)
  const { y } = await getBox(note)
  expect(y - (before.y + before.height)).toBeGreaterThanOrEqual(0)
  expect(y - (before.y + before.height)).toBeLessThan(48)
})

test('the location of a wishlist item is a link that reads as it', inFullSuite, async ({ page, expectProblem }) => {
  expectProblem(/This location is no web address/)
  const traveller = await createSignedInUser(page)
  const url = 'https://maps.example/?q=Ponk%20stall'
  await saveWish(page, traveller, { Name: 'A ponk stall', Location: url })
  await saveWish(page, traveller, { Name: 'A quiet bench', Location: 'Behind the mill' })
  await open(page, '/plan-your-trip')
  await page.getByRole('button', { name: 'Add from Wishlist' }).click()
  const panel = page.getByRole('dialog', { name: 'Your Wishlist' })

  await expect(panel.getByRole('link', { name: url, exact: true })).toHaveAttribute('href', url)
  await panel.getByText('Behind the mill').click()

  await expect(page).toHaveURL('/plan-your-trip')
})

test('an empty page of trips leads to the tab that its hint names', inFullSuite, async ({ page }) => {
  await createSignedInUser(page)
  await open(page, '/my-trips')
  await page.getByRole('main').getByRole('link', { name: 'Create New Trip' }).click()
  await expect(tab(page, 'Create New Trip')).toHaveAttribute('aria-selected', 'true')
})

test('a trip is planned by keyboard alone', inFullSuite, async ({ page }) => {
  await createSignedInUser(page)
  await open(page, '/plan-your-trip')

  await tab(page, 'Create New Trip').focus()
  await page.keyboard.press('ArrowRight')
  await expect(tab(page, 'My Trips')).toBeFocused()
  await expect(page.getByText('No trips planned yet')).toBeVisible()
  await page.keyboard.press('End')
  await expect(tab(page, 'Suggest Trips')).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('ArrowRight')
  await expect(tab(page, 'Create New Trip')).toBeFocused()
  // The short way to a board stands before the form.
  await page.getByLabel('Trip Title').focus()
  await page.keyboard.type('By hand')
  await page.keyboard.press('Tab')
  await page.keyboard.type('500')
  await page.keyboard.press('Tab')
  await page.keyboard.type('01102027')
  await page.getByLabel('End Date').focus()
  await page.keyboard.type('01122027')
  await page.getByLabel('Destination Name').focus()
  await page.keyboard.type('Rander')
  await page.getByRole('group', { name: 'Add New Activity' }).getByLabel('Activity Name').focus()
  await page.keyboard.type('Walk')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Tea')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Move up Tea' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Move up Tea' })).toBeFocused()
  await expect(page.getByText('Tea is now number 1 of 2.')).toBeAttached()
  await page.getByLabel('Trip Title').focus()
  await page.keyboard.press('Enter')

  await expect(card(page, 'By hand')).toContainText('2 activities')
  await expect(page.getByRole('heading', { name: 'My Trips' })).toBeFocused()
})

test(
  'each missing value shows an error at its field, and the first such field takes the focus',
  inFullSuite,
  async ({ page }) => {
    await createSignedInUser(page)
    await open(page, '/plan-your-trip')
    await page.getByLabel('Destination Name').fill('Rander')
    await page.getByRole('button', { name: 'Add Destination' }).click()

    await save(page).click()
    await expect(page.getByLabel('Trip Title')).toBeFocused()
    await expect(page.getByLabel('Trip Title')).toHaveAccessibleDescription('Please enter a trip title')
    await expectAccessibleInEveryLook(page)
    await fillTrip(page)
    await expect(page.getByLabel('Start Date')).toHaveAccessibleDescription(/^\w{3}, \d+ \w+ \d{4}$/)
    await tab(page, 'Rander').click()
    await save(page).click()

    await expect(tab(page, 'Destination 2')).toHaveAttribute('aria-selected', 'true')
    await expect(page.getByLabel('Destination Name')).toBeFocused()
    await expect(page.getByLabel('Destination Name')).toHaveAccessibleDescription('Please enter a destination name')
  },
)

test(
  'a draft outlives a reload and an ended session, and only its owner sees it',
  inFullSuite,
  async ({ page, expectProblem }) => {
    expectProblem(/401/)
    await createSignedInUser(page)
    await open(page, '/plan-your-trip')
    await page.getByLabel('Trip Title').fill('Half a plan')
    await page.reload()
    await expect(draftNote(page)).toBeVisible()
    await expect(page.getByLabel('Trip Title')).toHaveValue('Half a plan')

    await page.getByLabel('Destination Name').fill('Rander')
    const session = await page.evaluate(() => Object.entries(localStorage))
    await page.route('**/api/trip/user-trips*', (route) => route.fulfill({ status: 401, json: { success: false } }))
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Login Required' })).toBeVisible()
    await page.unroute('**/api/trip/user-trips*')

    await createSignedInUser(page)
    await open(page, '/plan-your-trip')
    await expect(page.getByLabel('Trip Title')).toHaveValue('')
    await page.evaluate((session) => Object.assign(localStorage, Object.fromEntries(session)), session)
    await open(page, '/plan-your-trip')
    await expect(page.getByLabel('Destination Name')).toHaveValue('Rander')

    await discardDraft(page).click()
    await expect(page.getByLabel('Trip Title')).toHaveValue('')
  },
)

test(
  'a logout asks before it removes drafts, in all tabs',
  { tag: '@weakness/drafts-after-logout' },
  async ({ page, context }) => {
    const stored = (tab: Page) =>
      tab.evaluate(
        () =>
          new Promise<IDBValidKey[]>((resolve) => {
            const opening = indexedDB.open('safarnama')
            opening.onsuccess = () => {
              const all = opening.result.transaction('drafts').objectStore('drafts').getAllKeys()
              all.onsuccess = () => resolve(all.result)
            }
          }),
      )
    const user = await createSignedInUser(page)
    await open(page, '/plan-your-trip')
    await page.getByLabel('Trip Title').fill('Half a plan')
    await expect.poll(() => stored(page)).toHaveLength(1)
    const other = await context.newPage()
    await open(other, '/plan-your-trip')
    await expect(draftNote(other)).toBeVisible()

    page.once('dialog', (dialog) => void dialog.dismiss())
    await logOut(page)
    await expect(page.getByLabel('Trip Title')).toHaveValue('Half a plan')

    page.once('dialog', (dialog) => void dialog.accept())
    await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click()
    await expect(accountMenu(page)).toHaveCount(0)
    await expect(accountMenu(other)).toHaveCount(0)
    await expect.poll(() => stored(page)).toEqual([])
    await open(page, '/login')
    await page.evaluate(
      () =>
        new Promise((resolve) => {
          const opening = indexedDB.open('safarnama')
          opening.onsuccess = () => {
            const store = opening.result.transaction('drafts', 'readwrite').objectStore('drafts')
            store.put('half a plan', 'somebody-else new').onsuccess = resolve
          }
        }),
    )
    await logIn(page, user)
    await expect(accountMenu(page)).toBeVisible()
    await expect.poll(() => stored(page)).toEqual([])
  },
)

test('an unsaved trip is left without a question, kept, discarded and taken back', async ({ page }) => {
  await createSignedInUser(page)
  await open(page, '/plan-your-trip')
  await page.getByLabel('Trip Title').pressSequentially('Half a plan')
  await tab(page, 'Suggest Trips').click()
  await expect(page).not.toHaveURL('/plan-your-trip')
  await page.goBack()
  await expect(page.getByLabel('Trip Title')).toHaveValue('Half a plan')
  await expect(draftNote(page)).toBeHidden()

  await page.getByRole('link', { name: 'Explore' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Trending in Surat')
  await page.goBack()
  await expect(draftNote(page)).toBeVisible()
  await expectAccessibleInEveryLook(page)
  await page.evaluate(() => location.reload())
  await expect(draftNote(page)).toBeVisible()
  await expect(page.getByLabel('Trip Title')).toHaveValue('Half a plan')

  await discardDraft(page).click()
  await expect(page.getByLabel('Trip Title')).toBeFocused()
  await expect(page.getByLabel('Trip Title')).toHaveValue('')
  await expect(draftNote(page)).toBeHidden()
  await page.getByRole('alert').filter({ hasText: 'Draft discarded' }).getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByLabel('Trip Title')).toHaveValue('Half a plan')
  await expect(draftNote(page)).toBeVisible()
})

test(
  'a draft is kept even if the traveller comes back in the moment in which another page appears',
  inFullSuite,
  async ({ page }) => {
    await createSignedInUser(page)
    await open(page, '/plan-your-trip')
    await page.getByLabel('Trip Title').pressSequentially('Half a plan')
    await goBackAtHeading(page, 'Trending in Surat')
    await page.getByRole('link', { name: 'Explore' }).first().click()

    await expect(draftNote(page)).toBeVisible()
    await expect(page).toHaveURL('/plan-your-trip')
    await expect(page.getByLabel('Trip Title')).toHaveValue('Half a plan')
  },
)

test(
  'the browser asks before a draft is lost that it could not store',
  inFullSuite,
  async ({ page, expectProblem }) => {
    expectProblem(/Drafts cannot be kept on this device/)
    await createSignedInUser(page)
    await page.addInitScript(() => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('Blocked', 'SecurityError')
      }
    })
    await open(page, '/plan-your-trip')
    await page.getByLabel('Trip Title').pressSequentially('Half a plan')
    await page.getByRole('link', { name: 'Explore' }).first().click()
    // The URL changes before the planner leaves the screen. Who goes back earlier has not left it and gets no note.
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Trending in Surat')
    await page.goBack()
    await expect(page.getByLabel('Trip Title')).toHaveValue('Half a plan')
    await expect(draftNote(page)).toBeVisible()

    const asked = page.waitForEvent('dialog')
    await page.evaluate(() => setTimeout(() => location.reload()))
    const question = await asked
    expect(question.type()).toBe('beforeunload')
    await question.dismiss()

    await expect(page.getByLabel('Trip Title')).toHaveValue('Half a plan')
  },
)

test(
  'the next activity takes the day of the last one and a later time, and the focus goes to what comes next',
  inFullSuite,
  async ({ page }) => {
    const traveller = await createSignedInUser(page)
    await saveWish(page, traveller, { Name: 'Gopal Locho and Khaman House' })
    await open(page, '/plan-your-trip')
    const form = page.getByRole('group', { name: 'Add New Activity' })
    const panel = page.getByRole('dialog', { name: 'Your Wishlist' })

    await addActivity(page, { name: 'Surat Castle', date: '2027-01-10', time: '10:00' })
    await expect(form.getByLabel('Activity Name')).toBeFocused()
    await page.keyboard.type('Tea')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('list', { name: 'Activities' }).getByRole('listitem').nth(1)).toContainText('11:00')
    await expect(form.getByLabel('Date')).toHaveValue('2027-01-10')
    await expect(form.getByLabel('Time')).toHaveValue('12:00')
    await expect(form.getByLabel('Activity Name')).toBeFocused()

    await page.getByRole('button', { name: 'Add Destination' }).click()
    await expect(tab(page, 'Destination 2')).toHaveAttribute('aria-selected', 'true')
    await expect(page.getByLabel('Destination Name')).toBeFocused()

    await page.getByRole('button', { name: 'Add from Wishlist' }).click()
    await panel.getByRole('button', { name: 'Add to Trip' }).click()
    await panel.getByRole('button', { name: 'Add to Trip' }).press('Enter')
    await expect(panel.getByRole('button', { name: 'Add again' })).toBeFocused()
    await panel.getByRole('button', { name: 'Leave it' }).press('Enter')
    await expect(panel.getByRole('button', { name: 'Add to Trip' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(page.getByLabel('From')).toBeFocused()

    await page.getByRole('button', { name: 'Add from Wishlist' }).click()
    await panel.getByRole('button', { name: 'Close your wishlist' }).click()
    await expect(page.getByRole('button', { name: 'Add from Wishlist' })).toBeFocused()
  },
)

test('a trip that was changed elsewhere can be kept as typed', inFullSuite, async ({ page, expectProblem }) => {
  expectProblem(/409/)
  await changeTripHereAndElsewhere(page)

  await save(page).click()
  const dialog = page.getByRole('dialog', { name: 'Changed elsewhere' })
  await expect(dialog).toContainText('Theirs')
  await expectAccessibleInEveryLook(page, 'dialog[open]')
  await dialog.getByRole('button', { name: 'Keep mine' }).click()

  await expect(card(page, 'Mine')).toBeVisible()
})

test('taking the other version puts the own one aside', inFullSuite, async ({ page, expectProblem }) => {
  expectProblem(/409/)
  await changeTripHereAndElsewhere(page)

  await save(page).click()
  await page.getByRole('button', { name: 'Take theirs' }).click()
  await expect(page.getByLabel('Trip Title')).toHaveValue('Theirs')
  await expectAccessibleInEveryLook(page)
  await page.getByRole('button', { name: 'Bring mine back' }).click()
  await expect(page.getByLabel('Trip Title')).toHaveValue('Mine')
  await save(page).click()

  await expect(card(page, 'Mine')).toBeVisible()
})

test('a trip that was deleted elsewhere can be kept as a new one', inFullSuite, async ({ page, expectProblem }) => {
  expectProblem(/404/)
  await createSignedInUser(page)
  await open(page, '/plan-your-trip')
  await fillTrip(page)
  await page.getByLabel('Destination Name').fill('Rander')
  await save(page).click()
  await card(page, trip.title).getByRole('button', { name: 'Edit' }).click()
  await page.getByLabel('Trip Title').fill('Still mine')
  await refuseCall(page, '**/api/trip/edit/*', 'not-found')
  await refuseCall(page, '**/api/trips/*', 'not-found')

  await save(page).click()
  await expect(page.getByText('This trip was deleted elsewhere.')).toBeVisible()
  await expectAccessibleInEveryLook(page)
  await page.unroute('**/api/trips/*')
  await page.getByRole('button', { name: 'Keep it as a new trip' }).click()

  await expect(card(page, 'Still mine')).toBeVisible()
})

test('a failed save keeps the typed values, and trying again makes one trip', async ({ page, expectProblem }) => {
  expectProblem(/ERR_CONNECTION_RESET/)
  const traveller = await createSignedInUser(page)
  await open(page, '/plan-your-trip')
  await fillTrip(page)
  await page.getByLabel('Destination Name').fill('Rander')
  await page.route('**/api/trip/create', async (route) => {
    await route.fetch()
    await route.abort('connectionreset')
  })
  await save(page).click()
  await expectToastAtTopCentre(page, 'Failed to save trip')
  await page.unroute('**/api/trip/create')

  await page.getByLabel('Trip Title').fill('Second try')
  await save(page).click()
  await expectToastAtTopCentre(page, 'Trip created successfully!')

  await expect
    .poll(async () => (await listTripsBesidePage(page, traveller)).map(({ title }) => title))
    .toEqual(['Second try'])
})

test(
  'a suggested trip becomes one’s own, from the next day on which all of it works',
  inFullSuite,
  async ({ page }) => {
    await open(page, '/suggest-trips')
    await page.getByRole('button', { name: 'Add to My Trips' }).first().click()
    await expectToastAtTopCentre(page, 'Please login')

    const traveller = await createSignedInUser(page)
    await open(page, '/plan-your-trip?tab=suggest')
    const add = page.getByRole('button', { name: 'Add to My Trips' }).first()
    const question = page.getByRole('dialog', { name: 'When do you go?' })
    await add.click()
    await expect(question).toContainText(/From .* on, the whole plan works\./)
    const offered = await question.getByLabel('First day').inputValue()
    // The castle is closed on Mondays.
    await question.getByLabel('First day').fill(mondayAhead())
    await expect(question).toContainText('On this day, 1 thing does not work.')
    await question.getByLabel('First day').fill(offered)
    await question.getByRole('button', { name: 'Add to My Trips' }).click()
    await expectToastAtTopCentre(page, 'Added to your trips successfully!')
    await expect
      .poll(async () => (await listTripsBesidePage(page, traveller)).map(({ startDate }) => startDate))
      .toEqual([offered])

    await add.click()
    await expect(question).toContainText('is among your trips already, from')
    await expect(question.getByRole('button', { name: 'Add again' })).toBeVisible()
  },
)

test('destinations and activities are moved by dragging', inFullSuite, async ({ page }) => {
  const traveller = await createSignedInUser(page)
  const id = await saveOnAnotherDevice(page, traveller)
  await open(page, `/plan-your-trip?trip=${id}`)
  const rows = page.getByRole('list', { name: 'Activities' }).getByRole('listitem')

  await drag(page, rows.nth(0).getByTitle('Drag Surat Castle'), rows.nth(2))
  await expect(rows.nth(2)).toContainText('Surat Castle')
  await page.getByRole('button', { name: 'Add Destination' }).click()
  await page.getByLabel('Destination Name').fill('The coast')
  await drag(page, tab(page, 'The coast'), tab(page, 'Old city'))

  await expect(page.getByRole('tab').nth(3)).toHaveText('The coast')
})

test.describe('on a touch screen', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

  test('activities are moved by dragging their handle with a finger', inFullSuite, async ({ page }) => {
    const traveller = await createSignedInUser(page)
    const id = await saveOnAnotherDevice(page, traveller)
    await open(page, `/plan-your-trip?trip=${id}`)
    const rows = page.getByRole('list', { name: 'Activities' }).getByRole('listitem')
    const handle = rows.nth(0).getByTitle('Drag Surat Castle')
    await rows.nth(2).scrollIntoViewIfNeeded()
    const [start, target] = [await handle.boundingBox(), await rows.nth(2).boundingBox()]
    if (!start || !target) throw new Error('There is nothing to drag')
    const screen = await page.context().newCDPSession(page)
    const x = start.x + start.width / 2
    const from = start.y + start.height / 2
    const to = target.y + target.height - 2

    await screen.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y: from }] })
    for (const step of [0.1, 0.3, 0.5, 0.7, 0.9, 1]) {
      const touchPoints = [{ x, y: from + (to - from) * step }]
      await screen.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints })
    }
    await screen.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })

    await expect(rows.nth(2)).toContainText('Surat Castle')
  })
})

test(
  'on paper a trip stands alone, with the addresses of its places in full',
  inFullSuite,
  async ({ page, baseURL }) => {
    const traveller = await createSignedInUser(page)
    await saveOnAnotherDevice(page, traveller)
    await open(page, '/my-trips')
    await page.evaluate(() => Object.assign(globalThis, { print: () => undefined }))

    await page.getByRole('button', { name: 'Take along Castle and coast' }).click()
    await page.getByRole('button', { name: 'Print' }).click()
    await page.emulateMedia({ media: 'print' })

    await expect(page.getByRole('heading', { name: trip.title, level: 1 })).toBeVisible()
    await expect(page.getByRole('navigation')).toHaveCount(0)
    const link = page.getByRole('link', { name: 'Surat Castle' })
    await expect(link).toHaveAttribute('href', `${baseURL}/places/surat-castle`)
    const printed = await link.evaluate((element) => getComputedStyle(element, '::after').content)
    expect(printed).toContain(`${baseURL}/places/surat-castle`)
  },
)

async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  await from.hover()
  await page.mouse.down()
  const box = await to.boundingBox()
  const start = await from.boundingBox()
  if (!box || !start) throw new Error('There is nothing to drag')
  const isForward = box.y > start.y
  await page.mouse.move(box.x + 4, isForward ? box.y + box.height - 2 : box.y + box.height / 2, { steps: 12 })
  await page.mouse.up()
}

test('a trip is exported as a file and imported from it', inFullSuite, async ({ page }) => {
  const traveller = await createSignedInUser(page)
  await saveOnAnotherDevice(page, traveller)
  await open(page, '/my-trips')
  const menu = page.getByRole('button', { name: 'Take along Castle and coast' })

  await menu.click()
  const calendar = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Calendar (.ics)' }).click()
  expect((await calendar).suggestedFilename()).toBe('Castle-and-coast.ics')
  await menu.click()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Whole trip (.json)' }).click()
  const file = await (await download).path()
  await page.getByLabel('Import a trip').setInputFiles(file)

  await expectToast(page, 'Trip imported')
  await expect(card(page, trip.title)).toHaveCount(2)
  await page.getByLabel('Import a trip').setInputFiles('package.json')
  await expect(page.getByRole('alert').filter({ hasText: 'This file holds' })).toBeVisible()
})

test(
  'a card shows the first three activities, its days, and activities outside the days',
  inFullSuite,
  async ({ page }) => {
    const traveller = await createSignedInUser(page)
    await saveOnAnotherDevice(page, traveller)
    await open(page, '/trip-list')

    await expect(card(page, trip.title)).toContainText('+1 more activities')
    await expect(card(page, trip.title)).not.toContainText('Night market')
    await page.getByText('Day by day').click()

    await expect(card(page, trip.title)).toContainText('1 activity lies outside the trip’s dates.')
    await expectAccessibleInEveryLook(page)
  },
)

test('the form, the wishlist and the empty list have no accessibility faults', inFullSuite, async ({ page }) => {
  const traveller = await createSignedInUser(page)
  await saveWish(page, traveller, { Name: 'Dumas Beach' })
  await open(page, '/plan-your-trip?tab=list')
  await expect(page.getByText('No trips planned yet')).toBeVisible()
  await expectAccessibleInEveryLook(page)
  await tab(page, 'Suggest Trips').click()
  await expect(page.getByRole('button', { name: 'Add to My Trips' }).first()).toBeVisible()
  await expectAccessibleInEveryLook(page)
  const id = await saveOnAnotherDevice(page, traveller)
  await open(page, `/plan-your-trip?trip=${id}`)
  await page.getByRole('button', { name: 'Add Destination' }).click()
  await tab(page, 'Old city').click()
  await page.getByRole('button', { name: 'Edit Tea' }).click()
  await expectAccessibleInEveryLook(page)
  await page.getByRole('button', { name: 'Add from Wishlist' }).click()
  await expect(page.getByRole('button', { name: 'Add to Trip' })).toBeVisible()
  await expectAccessibleInEveryLook(page)
})
