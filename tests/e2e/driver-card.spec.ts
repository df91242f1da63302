import type { Page, Request } from '@playwright/test'
import { expectAccessible, expectAccessibleInEveryLook } from '../support/browser-access.ts'
import { recordSpeech } from '../support/browser-speech.ts'
import { expect, open, test, inFullSuite } from '../support/browser-test.ts'
import { saveTripBesidePage, setClockBeforeTrips } from '../support/browser-trips.ts'
import { createSignedInUser } from '../support/browser-users.ts'

const AREA = 'ચોક બજાર, તાપી કિનારે'
/**
 * Waits until a page has the card. It asks for the code before the names. The page of a trip has a stream that never ends, so
 * that its network is never idle.
 * @returns a function to be called once the page is open
 */
function watchCard(page: Page): () => Promise<void> {
  const files = new Set<Request>()
  page.on('request', (request) => {
    if (/\.(js|css)$/.test(request.url())) files.add(request)
  })
  page.on('requestfinished', (request) => files.delete(request))
  const names = page.waitForResponse(/\/api\/place-names$/)
  return async () => {
    await names
    await expect.poll(() => files.size).toBe(0)
  }
}

const CASTLE = { gu: 'સુરતનો કિલ્લો', hi: 'सूरत का किला', en: 'Surat Castle' }

/** A call that fails is the problem that these tests expect. The page may ask for pictures that scroll into view, too. */
async function goOffline(page: Page): Promise<void> {
  await page.context().setOffline(true)
  expect(await page.evaluate(() => fetch('/healthz').catch(() => null))).toBeNull()
}

test.use({ viewport: { width: 360, height: 740 } })

test('one tap fills the screen with the place in Gujarati, Hindi and English', async ({ page }) => {
  await open(page, '/places/surat-castle')
  const opener = page.getByRole('button', { name: 'Show large' })
  await opener.click()
  const card = page.getByRole('dialog', { name: 'For the driver' })

  await expect(card.locator('strong')).toHaveText([CASTLE.gu, CASTLE.hi, CASTLE.en])
  await expect(card.locator('strong').first()).toHaveAttribute('lang', 'gu')
  await expect(card.getByText('Please take me here:')).toBeVisible()
  await expect(card.getByText('मुझे यहाँ ले चलिए')).toBeVisible()
  await expect(card.locator('p[lang=gu]').last()).toHaveText(AREA)
  await expect.poll(() => card.boundingBox()).toEqual({ x: 0, y: 0, width: 360, height: 740 })
  await expectAccessible(page)

  await page.keyboard.press('Escape')

  await expect(card).toBeHidden()
  await expect(opener).toBeFocused()
})

test('the first screen of a place has a way to the card, and gets the focus back', inFullSuite, async ({ page }) => {
  await open(page, '/places/surat-castle')
  const opener = page.getByRole('button', { name: 'Show the driver' })
  await expect(opener).toBeInViewport({ ratio: 1 })

  await opener.click()

  const card = page.getByRole('dialog', { name: 'For the driver' })
  await expect(card.locator('strong')).toHaveText([CASTLE.gu, CASTLE.hi, CASTLE.en])
  await page.keyboard.press('Escape')
  await expect(card).toBeHidden()
  await expect(opener).toBeFocused()
})

test('a page in Gujarati shows the driver the English name, too', inFullSuite, async ({ page }) => {
  await open(page, '/gu/places/surat-castle')
  await page.getByRole('button', { name: 'મોટા અક્ષરે બતાવો' }).click()

  await expect(page.getByRole('dialog').locator('strong')).toHaveText([CASTLE.gu, CASTLE.hi, CASTLE.en])
})

test('vowel signs below the name stay clear of the area', inFullSuite, async ({ page }) => {
  await open(page, '/gu/places/surat-castle')
  await page.getByRole('button', { name: 'મોટા અક્ષરે બતાવો' }).click()
  const name = page.getByRole('dialog').locator('strong').first()
  await expect(name).toHaveText(CASTLE.gu)
  await page.evaluate(() => document.fonts.ready.then(() => undefined))

  const room = await name.evaluate((element) => {
    const { font, lineHeight, paddingBottom } = getComputedStyle(element)
    const pen = document.createElement('canvas').getContext('2d')
    if (!pen) return 0
    pen.font = font
    const ink = pen.measureText(element.textContent)
    const leading = Number.parseFloat(lineHeight) - ink.fontBoundingBoxAscent - ink.fontBoundingBoxDescent
    const belowLetters = ink.fontBoundingBoxDescent + leading / 2 + Number.parseFloat(paddingBottom)
    return belowLetters - ink.actualBoundingBoxDescent
  })

  expect(room).toBeGreaterThan(0)
})

test('a page that was read shows the card without a network', async ({ page, expectProblem }) => {
  expectProblem(/ERR_INTERNET_DISCONNECTED/)
  const waitForCard = watchCard(page)
  const places = page.waitForResponse(/\/api\/places$/)
  await open(page, '/places/surat-castle')
  await places
  await waitForCard()
  await page.waitForLoadState('networkidle')
  await goOffline(page)

  await page.getByRole('button', { name: 'Show large' }).click()

  await expect(page.getByRole('dialog').locator('strong')).toHaveText([CASTLE.gu, CASTLE.hi, CASTLE.en])
  await expect(page.getByRole('dialog').locator('p[lang=gu]').last()).toHaveText(AREA)
})

test('the screen stays on as long as the card is shown', inFullSuite, async ({ page }) => {
  await page.addInitScript(() => {
    const held = { count: 0 }
    Object.assign(globalThis, { held })
    const release = async () => void (held.count -= 1)
    const request = async () => {
      held.count += 1
      return { release }
    }
    Object.assign(navigator.wakeLock, { request })
  })
  await open(page, '/places/surat-castle')
  const locks = () => page.evaluate('held.count')
  await page.getByRole('button', { name: 'Show large' }).click()
  await expect.poll(locks).toBe(1)

  await page.getByRole('button', { name: 'Close' }).click()

  await expect.poll(locks).toBe(0)
})

test('a device with a voice for Gujarati reads the card in it', inFullSuite, async ({ page }) => {
  await recordSpeech(page, 'gu_IN')
  await open(page, '/places/surat-castle')
  await page.getByRole('button', { name: 'Show large' }).click()

  await page.getByRole('region', { name: 'ગુજરાતી' }).getByRole('button', { name: 'Read aloud' }).click()

  await expect(page.getByRole('button', { name: 'Read aloud' })).toHaveCount(1)
  const spoken = await page.evaluate('spoken')
  expect(spoken).toContain(`gu_IN ${CASTLE.gu}`)
})

test(
  'names that cannot be read leave the card with those of the page',
  inFullSuite,
  async ({ page, expectProblem }) => {
    expectProblem(/ERR_FAILED/)
    await page.route('**/api/place-names', (route) => route.abort())
    await open(page, '/places/surat-castle')

    await page.getByRole('button', { name: 'Show large' }).click()

    await expect(page.getByRole('dialog').locator('strong')).toHaveText([CASTLE.gu, CASTLE.hi, CASTLE.en])
  },
)

test.describe('a stop of a trip', () => {
  const date = '2026-12-08'
  test.beforeEach(({ page }) => setClockBeforeTrips(page))
  const openTrip = async (page: Page) => {
    const account = await createSignedInUser(page)
    const activities = [
      { name: 'The old castle', place: 'surat-castle', date, position: 1, time: '15:00' },
      { name: 'Tea at my aunt', date, position: 2 },
    ]
    const trip = await saveTripBesidePage(page, account, {
      title: 'A day in Surat',
      startDate: date,
      endDate: date,
      activities,
    })
    await open(page, `/my-trips/${trip._id}`)
    await expect(page.getByRole('heading', { level: 1, name: 'A day in Surat' })).toBeVisible()
  }
  const card = (page: Page) => page.getByRole('dialog', { name: 'For the driver' })

  test(
    'fills the screen by one tap without a network, and gives the focus back',
    inFullSuite,
    async ({ page, expectProblem }) => {
      expectProblem(/ERR_INTERNET_DISCONNECTED/)
      const waitForCard = watchCard(page)
      await openTrip(page)
      await waitForCard()
      await goOffline(page)
      const opener = page.getByRole('button', { name: /^For the driver ?: The old castle$/ })

      await opener.click()

      await expect(card(page).locator('strong')).toHaveText([CASTLE.gu, CASTLE.hi, CASTLE.en])
      await expect(card(page).locator('p[lang=gu]').last()).toHaveText(AREA)
      await expect.poll(() => card(page).boundingBox()).toEqual({ x: 0, y: 0, width: 360, height: 740 })
      await page.keyboard.press('Escape')
      await expect(card(page)).toBeHidden()
      await expect(opener).toBeFocused()
    },
  )

  test('is shown light on dark in both looks', inFullSuite, async ({ page }) => {
    await openTrip(page)
    await page.getByRole('button', { name: /^For the driver ?: The old castle$/ }).click()

    await expect(card(page).locator('strong').first()).toHaveText(CASTLE.gu)

    await expect(card(page)).toHaveCSS('background-color', 'rgb(23, 31, 71)')
    await expectAccessibleInEveryLook(page, 'dialog[open]')
  })

  test('can be shown from what is next today', inFullSuite, async ({ page }) => {
    await page.clock.setFixedTime(new Date(`${date}T10:30:00+05:30`))
    await openTrip(page)
    const today = page.getByRole('region', { name: /^Today/ })

    await today.getByRole('button', { name: /^For the driver ?: The old castle$/ }).click()

    await expect(card(page).locator('strong').first()).toHaveText(CASTLE.gu)
  })

  test('in a place of the traveller’s own has the polite request in each language', inFullSuite, async ({ page }) => {
    await openTrip(page)

    await page.getByRole('button', { name: /^For the driver ?: Tea at my aunt$/ }).click()

    await expect(card(page).locator('strong').first()).toHaveText('Tea at my aunt')
    await expect(card(page).getByText('મને અહીં લઈ જાઓ')).toBeVisible()
    await expect(card(page).getByText('Please take me here:')).toBeVisible()
  })
})
