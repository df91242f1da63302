import { addDays } from '#contract/text/dates.ts'
import { expect, open, test } from '../support/browser-test.ts'
import { listTripsBesidePage, mondayAhead, saveTripBesidePage } from '../support/browser-trips.ts'
import { createSignedInUser, fillSignup, newUserDetails } from '../support/browser-users.ts'

const MONDAY = mondayAhead()

test('a trip is shared in two taps, opened and taken along by a guest on a phone, and is over once it is ended', async ({
  page,
  browser,
  baseURL,
}) => {
  const traveller = await createSignedInUser(page)
  const { _id } = await saveTripBesidePage(page, traveller, {
    title: 'Castle and coast',
    startDate: MONDAY,
    endDate: addDays(MONDAY, 1),
    activities: [
      { name: 'Surat Castle', place: 'surat-castle', date: MONDAY, position: 1, time: '10:00', notes: 'SECRET' },
      { name: 'Gopi Talav', place: 'gopi-talav', date: MONDAY, position: 2, cost: 4_321 },
    ],
  })
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page, `/my-trips/${_id}`)
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  await page.getByRole('button', { name: 'Send the link' }).click()
  const link = page.getByRole('textbox', { name: 'Link', exact: true })
  await expect(link).toHaveValue(/\/shared-trip#[\w-]{43}$/)
  const url = await link.inputValue()
  const notes = page.getByRole('checkbox', { name: 'Notes' })
  await notes.click()
  await expect(notes).toBeChecked()
  await notes.click()
  await expect(notes).not.toBeChecked()
  await page.getByRole('button', { name: 'Show as a QR code' }).click()
  await expect(page.getByRole('img', { name: 'QR code of the link' })).toBeVisible()
  await page.setViewportSize({ width: 320, height: 740 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)

  const context = await browser.newContext({ baseURL: baseURL ?? '', viewport: { width: 360, height: 740 } })
  const guest = await context.newPage()
  const sent: string[] = []
  guest.on('request', (request) => sent.push(request.url(), request.headers()['referer'] ?? ''))
  await open(guest, url)
  await expect(guest.getByRole('heading', { level: 1 })).toHaveText('Castle and coast')
  await guest.getByRole('link', { name: 'Skip to content' }).press('Enter')
  await expect(guest.getByRole('main')).toBeFocused()
  await expect(guest.getByRole('heading', { level: 1 })).toHaveText('Castle and coast')
  const stops = guest.getByRole('region', { name: /^Monday / }).getByRole('listitem')
  await expect(stops).toHaveCount(2)
  await expect(stops.first()).toContainText('10:00')
  await expect(stops.nth(1)).toContainText(/(on foot|auto) /)
  await expect(guest.getByText(/SECRET|4,321/)).toHaveCount(0)
  await expect(guest.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  const token = url.slice(url.indexOf('#') + 1)
  // After the link to the content has replaced the token in the address, too.
  const inGujarati = guest.getByRole('navigation', { name: 'Language' }).getByRole('link', { name: 'ગુજરાતી' })
  await expect(inGujarati).toHaveAttribute('href', `/gu/shared-trip#${token}`)
  expect(sent.filter((text) => text.includes(token))).toEqual([])
  for (const width of [360, 320]) {
    await guest.setViewportSize({ width, height: 740 })
    expect(await guest.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  }
  await stops
    .first()
    .getByRole('button', { name: /driver.*Surat Castle/i })
    .click()
  await expect(guest.getByRole('dialog')).toContainText('Surat Castle')
  await guest.keyboard.press('Escape')

  await guest.evaluate(() => Object.assign(globalThis, { print: () => undefined }))
  await guest.getByRole('button', { name: 'Print' }).click()
  const paper = guest.locator('.print-sheet')
  await expect(paper).toContainText('Surat Castle')
  await expect(paper).not.toContainText('Money')
  await guest.evaluate(() => dispatchEvent(new Event('afterprint')))
  await expect(paper).toHaveCount(0)

  await guest.getByRole('button', { name: 'Take this trip along' }).click()
  await guest.getByRole('dialog').getByRole('link', { name: 'Sign Up' }).click()
  const taker = newUserDetails()
  await fillSignup(guest, taker)
  await guest.getByRole('main').getByRole('button', { name: 'Sign Up' }).click()
  await expect(guest).toHaveURL(/\/my-trips\/[\w-]+$/)
  await expect(guest.getByRole('heading', { level: 1 })).toContainText('Castle and coast')

  await page.getByRole('button', { name: 'End this link' }).click()
  await expect(page.getByText('None yet.')).toBeVisible()
  await open(guest, url)
  await expect(guest.getByRole('alert')).toContainText('This link is over')
  await context.close()
  await expect.poll(() => listTripsBesidePage(page, traveller)).toHaveLength(1)
})
