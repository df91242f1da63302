import type { Page } from '@playwright/test'
import { addDays } from '#contract/text/dates.ts'
import { expectAccessibleInEveryLook, tabTo, widthOfContent } from '../support/browser-access.ts'
import { delayReply } from '../support/browser-answers.ts'
import { devices, expect, inFullSuite, open, test } from '../support/browser-test.ts'
import { coveredBy, expectToast, toast } from '../support/browser-toasts.ts'
import {
  editTripBesidePage,
  listStops,
  listTripsBesidePage,
  mondayAhead,
  saveTripBesidePage,
} from '../support/browser-trips.ts'
import {
  createSignedInUser,
  createUserInBrowser,
  fillSignup,
  logIn,
  newUserDetails,
  saveToWishlist,
} from '../support/browser-users.ts'

const MONDAY = mondayAhead()
const TUESDAY = addDays(MONDAY, 1)
const weekend = { title: 'Surat weekend', startDate: MONDAY, endDate: TUESDAY }

const dayName = (date: string) => {
  const show = (parts: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-IN', { ...parts, timeZone: 'UTC' }).format(new Date(date))
  return `${show({ weekday: 'long' })} ${show({ day: 'numeric', month: 'long' })}`
}

/** The button of a place, also while it says that the place is in the trip or picked. */
const addButton = (page: Page, place: string) =>
  page.getByRole('button', { name: new RegExp(`^(Add to trip|In your trip|Picked): ${place}`) })
const told = (page: Page) => page.getByRole('alert')
const tray = (page: Page) => page.getByRole('region', { name: 'Picked places' })
const question = (page: Page, name: string) => page.getByRole('dialog', { name })

async function createTraveller(page: Page) {
  const traveller = await createSignedInUser(page)
  const trip = await saveTripBesidePage(page, traveller, weekend)
  return { ...traveller, trip }
}

const places = [
  ['the page of a place', '/places/dumas-beach', inFullSuite],
  ['a card of a list', '/explore', {}],
  ['a card of the search in a list', '/explore?q=dumas', inFullSuite],
  ['a result of the search', '/search?q=dumas+beach', inFullSuite],
  ['the wishlist', '/wishlist', inFullSuite],
] as const

for (const [where, path, details] of places) {
  test(`a place goes from ${where} to the best day of the trip`, details, async ({ page }) => {
    const traveller = await createTraveller(page)
    await saveToWishlist(page, traveller, { Name: 'Dumas Beach' })
    await open(page, path)
    await addButton(page, 'Dumas Beach').first().click()

    await expect(told(page)).toContainText(
      new RegExp(`Added to Surat weekend: (${dayName(MONDAY)}|${dayName(TUESDAY)}), ≈\\d\\d:\\d\\d`),
    )
    await expect
      .poll(() => listStops(page, traveller))
      .toEqual([expect.stringMatching(/^Surat weekend: Dumas Beach on /)])
  })
}

test('a place goes from the card of a map to the trip', inFullSuite, async ({ page }) => {
  const traveller = await createTraveller(page)
  await open(page, '/explore?view=map')
  await page
    .getByRole('region', { name: 'Places on the map' })
    .getByRole('button', { name: /^Dumas Beach/ })
    .click()
  await page.getByRole('group', { name: 'Map' }).getByRole('button', { name: 'Add to trip: Dumas Beach' }).click()

  await expect(told(page)).toContainText('Added to Surat weekend')
  await expect.poll(() => listStops(page, traveller)).toHaveLength(1)
})

test('a name of the wishlist that the guide does not have goes to the trip too', inFullSuite, async ({ page }) => {
  const traveller = await createTraveller(page)
  await saveToWishlist(page, traveller, { Name: 'My aunt’s house' })
  await open(page, '/wishlist')
  await addButton(page, 'My aunt’s house').click()

  await expect(told(page)).toContainText('Added to Surat weekend')
  const [trip] = await listTripsBesidePage(page, traveller)
  expect(trip?.destinations[0]?.activities).toMatchObject([{ name: 'My aunt’s house', place: null }])
})

test('what was added is undone', inFullSuite, async ({ page }) => {
  const traveller = await createTraveller(page)
  await open(page, '/places/dumas-beach')
  await addButton(page, 'Dumas Beach').click()
  await told(page).getByRole('button', { name: 'Undo' }).click()

  await expectToast(page, 'Dumas Beach is no longer in Surat weekend.')
  await expect.poll(() => listStops(page, traveller)).toEqual([])
})

test(
  'a place that is closed on a day goes to another day, and elsewhere on the traveller’s word',
  inFullSuite,
  async ({ page }) => {
    const traveller = await createTraveller(page)
    await saveTripBesidePage(page, traveller, {
      ...weekend,
      title: 'With my aunt',
      startDate: addDays(MONDAY, 90),
      endDate: addDays(MONDAY, 91),
    })
    await open(page, '/places/surat-castle')
    await addButton(page, 'Surat Castle').click()
    await expect(told(page)).toContainText(`Added to Surat weekend: ${dayName(TUESDAY)}, ≈`)
    await told(page).getByRole('button', { name: 'Elsewhere …' }).click()
    const dialog = question(page, 'Where should Surat Castle go?')
    await expect(dialog.getByRole('button', { name: `${dayName(MONDAY)} closed` })).toBeVisible()
    await expect(dialog.getByText(`${dayName(TUESDAY)} It is here now`)).toBeVisible()
    await dialog.getByRole('button', { name: 'Ideas without a day' }).click()

    await expectToast(page, 'Added to Surat weekend: among the ideas, without a day')
    await expect.poll(() => listStops(page, traveller)).toEqual(['Surat weekend: Surat Castle'])

    await toast(page, 'Added to Surat weekend: among the ideas, without a day')
      .getByRole('button', { name: 'Elsewhere …' })
      .click()
    await dialog.getByLabel('Trip').selectOption({ index: 1 })
    await dialog.getByRole('button', { name: dayName(addDays(MONDAY, 91)) }).click()

    await expect(told(page).filter({ hasText: 'Added to With my aunt' })).toBeVisible()
    await expect
      .poll(() => listStops(page, traveller))
      .toEqual([`With my aunt: Surat Castle on ${addDays(MONDAY, 91)}`])
  },
)

test('a place goes from a trip to a new one on the traveller’s word', inFullSuite, async ({ page }) => {
  const traveller = await createTraveller(page)
  await open(page, '/places/dumas-beach')
  await addButton(page, 'Dumas Beach').click()
  await told(page).getByRole('button', { name: 'Elsewhere …' }).click()
  const dialog = question(page, 'Where should Dumas Beach go?')
  await dialog.getByLabel('Trip').selectOption('A new trip')
  await dialog.getByRole('button', { name: /^A new trip/ }).click()

  await expect(told(page).filter({ hasText: 'New trip “Trip to Surat”' })).toBeVisible()
  await expect
    .poll(() => listStops(page, traveller))
    .toEqual([expect.stringMatching(/^Trip to Surat: Dumas Beach on /)])
})

test('a place that is closed on all days becomes an idea', inFullSuite, async ({ page }) => {
  const traveller = await createSignedInUser(page)
  await saveTripBesidePage(page, traveller, { ...weekend, title: 'A Monday', endDate: MONDAY })
  await open(page, '/places/surat-castle')
  await addButton(page, 'Surat Castle').click()

  await expect(
    toast(page, 'Surat Castle is closed on all days of A Monday, so it is among its ideas now.'),
  ).toBeVisible()
  await expect.poll(() => listStops(page, traveller)).toEqual(['A Monday: Surat Castle'])
})

test('a place of the trip in hand is marked, and a press takes it back until undo', inFullSuite, async ({ page }) => {
  const traveller = await createSignedInUser(page)
  const stop = { name: 'Dumas Beach', date: MONDAY, time: '16:00', notes: 'With Mira', place: 'dumas-beach' }
  await saveTripBesidePage(page, traveller, { ...weekend, activities: [stop] })
  await open(page, '/places/dumas-beach')
  const button = addButton(page, 'Dumas Beach')
  await expect(button).toHaveText('In your trip')

  await button.focus()
  await page.keyboard.press('Enter')
  await expect(told(page)).toContainText('Dumas Beach is no longer in Surat weekend.')
  await expect(button).toHaveText('Add to trip')
  await expect(button).toBeFocused()
  await expect.poll(() => listStops(page, traveller)).toEqual([])

  await told(page).getByRole('button', { name: 'Undo' }).click()
  await expectToast(page, 'Dumas Beach is back in Surat weekend.')
  await expect(button).toHaveText('In your trip')
  const [trip] = await listTripsBesidePage(page, traveller)
  expect(trip?.destinations[0]?.activities).toMatchObject([stop])
})

test('what was added is marked at once, and a second press takes it back', inFullSuite, async ({ page }) => {
  const traveller = await createTraveller(page)
  await open(page, '/explore')
  await addButton(page, 'Dumas Beach').click()

  await expect(addButton(page, 'Dumas Beach')).toHaveText('In your trip')
  await expect(addButton(page, 'Gopi Talav')).toHaveText('Add to trip')
  await addButton(page, 'Dumas Beach').click()
  await expect(addButton(page, 'Dumas Beach')).toHaveText('Add to trip')
  await expect.poll(() => listStops(page, traveller)).toEqual([])
})

test('two places that are pressed quickly are both added', inFullSuite, async ({ page }) => {
  const traveller = await createTraveller(page)
  await open(page, '/explore')
  const release = await delayReply(page, '**/api/trip/edit/*')
  await addButton(page, 'Dumas Beach').click()
  await addButton(page, 'Dumas Beach').click({ force: true })
  await addButton(page, 'Gopi Talav').click()
  release()

  await expect(told(page)).toHaveCount(2)
  await expect.poll(() => listStops(page, traveller)).toHaveLength(2)
})

test('what another device changed meanwhile stays', async ({ page, expectProblem }) => {
  expectProblem(/409/)
  const traveller = await createTraveller(page)
  await open(page, '/explore')
  await addButton(page, 'Dumas Beach').click()
  await expect(told(page)).toContainText('Added to Surat weekend')
  const [trip] = await listTripsBesidePage(page, traveller)
  if (!trip) throw new Error('The trip is gone')
  await editTripBesidePage(page, traveller, { ...trip, title: 'Surat with Mira' })
  await addButton(page, 'Gopi Talav').click()

  await expect(told(page).filter({ hasText: 'Added to Surat with Mira' })).toBeVisible()
  await expect.poll(() => listStops(page, traveller)).toHaveLength(2)
})

test('without a trip one begins at the next weekend, and undo takes it away', inFullSuite, async ({ page }) => {
  const traveller = await createSignedInUser(page)
  await open(page, '/places/dumas-beach')
  await addButton(page, 'Dumas Beach').click()
  await expect(told(page)).toContainText(/New trip “Trip to Surat”, .+\. Dumas Beach: (Saturday|Sunday) .+, ≈\d\d:\d\d/)
  await expect(told(page).getByRole('link', { name: 'Change the dates' })).toBeVisible()
  const [trip] = await listTripsBesidePage(page, traveller)
  expect(trip?.destinations.map(({ name }) => name)).toEqual(['Surat'])
  await told(page).getByRole('button', { name: 'Undo' }).click()

  await expectToast(page, '“Trip to Surat” is deleted again.')
  await expect.poll(() => listTripsBesidePage(page, traveller)).toEqual([])
})

test('the link of a trip that began leads to it', inFullSuite, async ({ page }) => {
  const traveller = await createSignedInUser(page)
  await open(page, '/places/dumas-beach')
  await addButton(page, 'Dumas Beach').click()
  await told(page).getByRole('link', { name: 'Change the dates' }).click()

  const [trip] = await listTripsBesidePage(page, traveller)
  await expect(page).toHaveURL(new RegExp(trip?._id ?? 'no trip'))
})

test('a place goes to the trip whose plan was opened last', inFullSuite, async ({ page }) => {
  const traveller = await createTraveller(page)
  const later = { ...weekend, title: 'With my aunt', startDate: addDays(MONDAY, 90), endDate: addDays(MONDAY, 91) }
  const { _id } = await saveTripBesidePage(page, traveller, later)
  await open(page, `/my-trips/${_id}`)
  await expect(page).toHaveTitle(/^With my aunt/)
  await open(page, '/places/dumas-beach')
  await addButton(page, 'Dumas Beach').click()

  await expect(told(page)).toContainText('Added to With my aunt')
})

for (const [device, viewport, details] of devices) {
  test.describe(`on ${device}`, details, () => {
    test.use({ viewport })

    test('a guest’s places wait in a tray and become a trip after the signup', async ({ page }) => {
      await open(page, '/explore')
      await addButton(page, 'Dumas Beach').click()
      await expect(tray(page)).toContainText('1 place picked')
      await addButton(page, 'Gopi Talav').click()
      await expect(tray(page)).toContainText('2 places picked')
      await expect.poll(() => coveredBy(tray(page), addButton(page, 'Gopi Talav'))).toEqual([])
      expect(await widthOfContent(page)).toBe(viewport.width)
      await tray(page).getByRole('button', { name: 'Make a trip' }).click()
      await page.getByRole('dialog').getByRole('link', { name: 'Sign up' }).click()
      await expect(page).toHaveURL('/signup')
      await expect(tray(page)).toBeHidden()
      const person = newUserDetails()
      await fillSignup(page, person)
      const release = await delayReply(page, '**/api/trip/create')
      await page.getByRole('main').getByRole('button', { name: 'Sign up' }).click()
      await expect(page.getByText('Making your trip …')).toBeFocused()
      release()

      await expect(page).toHaveURL(/\/my-trips\/.+/)
      await expect(tray(page)).toBeHidden()
      const token = (await page.evaluate(() => localStorage.getItem('token'))) ?? ''
      const [trip] = await listTripsBesidePage(page, { token })
      expect(page.url()).toContain(trip?._id)
      expect(trip).toMatchObject({ title: 'Trip to Surat', destinations: [{ name: 'Surat' }] })
      await expect
        .poll(() => listStops(page, { token }))
        .toEqual([
          expect.stringMatching(/^Trip to Surat: Dumas Beach on /),
          expect.stringMatching(/^Trip to Surat: Gopi Talav on /),
        ])
    })
  })
}

test(
  'the button that a guest presses at the lower edge of the window is not covered',
  inFullSuite,
  async ({ page }) => {
    await open(page, '/explore')
    const button = addButton(page, 'Dumas Beach')
    await button.evaluate((element) =>
      scrollBy({ top: element.getBoundingClientRect().bottom - innerHeight + 4, behavior: 'instant' }),
    )
    await button.click()
    await expect(tray(page)).toBeVisible()
    await expect.poll(() => coveredBy(tray(page), button)).toEqual([])
  },
)

test('a guest looks at the picks and removes them', inFullSuite, async ({ page }) => {
  await open(page, '/explore')
  await addButton(page, 'Dumas Beach').click()
  await addButton(page, 'Gopi Talav').click()
  await tray(page).getByRole('button', { name: '2 places picked' }).click()
  const list = page.getByRole('dialog', { name: '2 places picked' })
  await expect(list.getByRole('link', { name: 'Gopi Talav' })).toBeVisible()
  await expect(list.getByText(/until you remove them/)).toBeVisible()
  // Back leaves nothing over the page before.
  await list.getByRole('link', { name: 'Gopi Talav' }).click()
  await expect(page).toHaveURL(/\/places\/gopi-talav$/)
  await tray(page).getByRole('button', { name: '2 places picked' }).click()
  await page.goBack()
  await expect(page).toHaveURL(/\/explore$/)
  await expect(list).toBeHidden()
  await tray(page).getByRole('button', { name: '2 places picked' }).click()
  await list.getByRole('button', { name: 'Remove Gopi Talav' }).click()
  await expect(page.getByRole('dialog', { name: '1 place picked' })).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove all' }).click()
  await expect(tray(page)).toBeHidden()
  expect(await page.evaluate(() => localStorage.length)).toBe(0)
})

test('a picked place is marked, and a second press removes it', inFullSuite, async ({ page }) => {
  await open(page, '/places/dumas-beach')
  await addButton(page, 'Dumas Beach').click()
  await expect(tray(page)).toContainText('1 place picked')
  await expect(addButton(page, 'Dumas Beach')).toHaveText('Picked')
  await addButton(page, 'Dumas Beach').click()
  await expect(tray(page)).toBeHidden()
  await expect(addButton(page, 'Dumas Beach')).toHaveText('Add to trip')
})

test('another tab and a reload see the picks', inFullSuite, async ({ page, context }) => {
  const other = await context.newPage()
  await open(other, '/about')
  await open(page, '/places/dumas-beach')
  await addButton(page, 'Dumas Beach').click()

  await expect(tray(other)).toContainText('1 place picked')
  await page.reload()
  await expect(tray(page)).toContainText('1 place picked')
})

test('the pages of members stay closed to a guest with picks', inFullSuite, async ({ page }) => {
  await open(page, '/places/dumas-beach')
  await addButton(page, 'Dumas Beach').click()
  await expect(tray(page)).toBeVisible()
  await open(page, '/my-trips')
  await expect(page.getByRole('main').getByRole('link', { name: /log ?in/i })).toBeVisible()
  await open(page, '/wishlist')
  await expect(page).toHaveURL('/')
})

test('picks are offered for the trip in hand after another login', inFullSuite, async ({ page }) => {
  const traveller = await createUserInBrowser(page)
  await saveTripBesidePage(page, traveller, weekend)
  await open(page, '/places/dumas-beach')
  await addButton(page, 'Dumas Beach').click()
  await expect(tray(page)).toBeVisible()
  await open(page, '/login')
  await logIn(page, traveller)
  await expect(page).toHaveURL('/')
  await tray(page).getByRole('button', { name: 'Put on a trip' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Add to Surat weekend' }).click()

  await expectToast(page, 'Added 1 place to Surat weekend')
  await expect(tray(page)).toBeHidden()
  await expect.poll(() => listStops(page, traveller)).toHaveLength(1)
  await told(page).filter({ hasText: 'Added 1 place' }).getByRole('button', { name: 'Undo' }).click()
  await expect(tray(page)).toContainText('1 place picked')
  await expect.poll(() => listStops(page, traveller)).toEqual([])
})

test('with the keyboard alone a place is added and goes to another day', inFullSuite, async ({ page }) => {
  const traveller = await createTraveller(page)
  await open(page, '/places/surat-castle')
  await tabTo(page, addButton(page, 'Surat Castle'))
  await page.keyboard.press('Enter')
  await expect(told(page)).toContainText('Added to Surat weekend')
  await page.keyboard.press('Alt+T')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(told(page).getByRole('button', { name: 'Elsewhere …' })).toBeFocused()
  await page.keyboard.press('Enter')
  const dialog = question(page, 'Where should Surat Castle go?')
  await tabTo(page, dialog.getByRole('button', { name: 'Ideas without a day' }))
  await page.keyboard.press('Enter')
  await expect(told(page)).toContainText('among the ideas')
  await expect(addButton(page, 'Surat Castle')).toBeFocused()
  await expect.poll(() => listStops(page, traveller)).toEqual(['Surat weekend: Surat Castle'])
})

test('what follows a press has no accessibility faults in any look', inFullSuite, async ({ page }) => {
  await page.clock.install()
  await createTraveller(page)
  await open(page, '/places/surat-castle')
  await addButton(page, 'Surat Castle').click()
  await told(page).getByRole('button', { name: 'Elsewhere …' }).focus()
  await expectAccessibleInEveryLook(page, '[role=alert]')
  await page.keyboard.press('Enter')
  await expect(question(page, 'Where should Surat Castle go?')).toBeVisible()
  await expectAccessibleInEveryLook(page, 'dialog[open]')
})

test('the tray of a guest has no accessibility faults in any look', inFullSuite, async ({ page }) => {
  await open(page, '/explore')
  await addButton(page, 'Dumas Beach').click()
  await expect(tray(page)).toBeVisible()
  await expectAccessibleInEveryLook(page, '.picks-bar')
  await tray(page).getByRole('button', { name: '1 place picked' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectAccessibleInEveryLook(page, 'dialog[open]')
})
