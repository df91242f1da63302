import type { Locator } from '@playwright/test'
import { expectAccessible } from '../support/browser-access.ts'
import { devices, expect, open, test, inFullSuite } from '../support/browser-test.ts'

/** 12:00 on a Monday in Surat. The castle is closed on Mondays. */
const MONDAY_NOON = new Date('2026-12-07T06:30:00.000Z')
/** A Tuesday in Surat, on which the castle closes at 18:00. */
const TUESDAY_AT_FIVE = new Date('2026-12-08T11:30:00.000Z')
const TUESDAY_BEFORE_SIX = new Date('2026-12-08T12:29:50.000Z')

for (const [device, viewport, details] of devices) {
  test.describe(`on ${device}`, details, () => {
    test.use({ viewport })

    test(
      'a chip filters the list, the counts are announced, and Back brings the list back',
      inFullSuite,
      async ({ page }) => {
        await open(page, '/places')

        await page.getByRole('link', { name: 'Vegetarian' }).click()
        await expect(page).toHaveURL('/places?diet=vegetarian')
        await expect(page.getByRole('status').filter({ hasText: / places? fits?, / })).toHaveCount(1)
        await expect(page.getByRole('heading', { name: 'Dumas Beach' })).toBeHidden()

        await page.goBack()
        await expect(page).toHaveURL('/places')
        await expect(page.getByRole('heading', { name: 'Dumas Beach' })).toBeVisible()
      },
    )

    test('the form counts what fits, applies several filters, and each can be removed', async ({ page }) => {
      await open(page, '/historical_places')

      await page.getByRole('link', { name: 'All filters' }).click()
      const form = page.getByRole('dialog', { name: 'Filters' })
      await form.getByLabel('Area').selectOption('Rander')
      await form.getByRole('checkbox', { name: 'Verified facts' }).check()
      await form.getByRole('button', { name: /^Show \d+ places?$/ }).click()
      await expect(page).toHaveURL('/historical_places?area=Rander&verified=1')

      await page.getByRole('link', { name: 'Rander remove filter' }).click()
      await expect(page).toHaveURL('/historical_places?verified=1')
      await page.getByRole('link', { name: 'Remove all filters' }).click()
      await expect(page).toHaveURL('/historical_places')
    })

    test('a filtered page and its open form have no barriers', inFullSuite, async ({ page }) => {
      await open(page, '/places?open=2026-12-07T10:00&diet=jain&sort=name')
      await page.getByText(/more may fit/).click()
      await expectAccessible(page)

      await page.getByRole('link', { name: /^All filters/ }).click()
      await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible()
      await expectAccessible(page, 'dialog[open]')

      await page.emulateMedia({ reducedMotion: 'reduce' })
      await open(page, '/places?view=map&diet=jain#filters')
      const form = page.getByRole('dialog', { name: 'Filters' })
      await expect(form.getByRole('button', { name: /^Show/ })).toBeVisible()
      await expectAccessible(page, 'dialog[open]')
      await form.getByRole('button', { name: 'Close' }).click()
      await page.getByRole('link', { name: /^All filters/ }).hover()
      await expectAccessible(page, '.filter-opener')
    })
  })
}

test('the open form has an address, Back closes it, and applied filters take its place', async ({ page }) => {
  await open(page, '/historical_places?verified=1')
  const form = page.getByRole('dialog', { name: 'Filters' })
  const opener = page.getByRole('link', { name: /^All filters/ })
  await opener.click()
  await expect(page).toHaveURL('/historical_places?verified=1#filters')
  await page.goBack()
  await expect(form).toBeHidden()
  await page.goForward()
  await expect(form).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL('/historical_places?verified=1')
  await expect(form).toBeHidden()
  await opener.click()
  await form.getByRole('checkbox', { name: 'Free entry' }).check()
  await form.getByRole('button', { name: /^Show/ }).click()
  await expect(page).toHaveURL('/historical_places?free=1&verified=1')
  await page.goBack()
  await expect(page).toHaveURL('/historical_places?verified=1')
  await expect(form).toBeHidden()

  await open(page, '/historical_places?view=map#place=surat-castle&filters')
  await expect(form).toBeVisible()
  await form.getByRole('button', { name: 'Close' }).click()
  await expect(form).toBeHidden()
  await expect(page).toHaveURL(/view=map#(map=[^&]*&)?place=surat-castle$/)
})

test('what nobody knows is folded below and never dropped', inFullSuite, async ({ page }) => {
  await open(page, '/cafe?diet=jain')

  await expect(page.getByRole('heading', { level: 2, name: /0 places fit, not known for 20 more/ })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Dotivala Bakery' })).toBeHidden()
  await page.getByText('20 more may fit: the guide does not know yet').click()

  await expect(page.getByRole('heading', { name: 'Dotivala Bakery' })).toBeVisible()
})

test('the cards of a Monday say that the castle is closed on Mondays', inFullSuite, async ({ page }) => {
  await page.clock.setFixedTime(MONDAY_NOON)
  await open(page, '/historical_places')

  await expect(page.getByRole('article').filter({ hasText: 'Surat Castle' })).toContainText('Closed on Mondays')
})

test('a card follows the clock of the city over the closing time', inFullSuite, async ({ page }) => {
  await page.clock.install({ time: TUESDAY_BEFORE_SIX })
  await open(page, '/historical_places')
  const castle = page.getByRole('article').filter({ hasText: 'Surat Castle' })
  await expect(castle).toContainText('Open until 18:00')

  await page.clock.runFor('00:11')

  await expect(castle).toContainText('Closed now')
})

test('open now follows the clock of the visitor, whatever the server rendered', async ({ page }) => {
  await page.clock.install({ time: TUESDAY_AT_FIVE })
  await open(page, '/historical_places?open=now')
  await page.clock.pauseAt(TUESDAY_BEFORE_SIX)
  await expect(page.getByRole('heading', { name: 'Surat Castle' })).toBeVisible()

  await page.clock.runFor('00:11')

  await expect(page.getByRole('heading', { name: 'Surat Castle' })).toHaveCount(0)
})

test('cards tell about the time that the list asks for', inFullSuite, async ({ page }) => {
  await open(page, '/historical_places?open=2026-12-08T10:00')

  await expect(page.getByRole('article').filter({ hasText: 'Surat Castle' })).toContainText('Open until 18:00')
})

test('a place whose sources disagree about a time is not known to be open', inFullSuite, async ({ page }) => {
  await open(page, '/places?open=2026-12-08T09:30&q=gopi')
  await page.locator('summary').filter({ hasText: 'the guide does not know yet' }).click()

  await expect(page.getByRole('article').filter({ hasText: 'Gopi Talav' })).toContainText(
    'May be open · sources disagree',
  )
})

test('a filter that does not exist is named, and the list is shown without it', inFullSuite, async ({ page }) => {
  await open(page, '/explore?wifi=1&area=Atlantis')

  await expect(page.getByText('We do not know the filter wifi: shown without it.')).toBeVisible()
  await expect(page.getByText('We do not know the filter area=Atlantis: shown without it.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Dumas Beach' })).toBeVisible()
})

test('on a phone, the filters, the map and the order stand in one row', inFullSuite, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await open(page, '/explore')
  const opener = page.getByRole('link', { name: 'All filters' })
  const getMiddle = async (control: Locator) => {
    const { y, height } = (await control.boundingBox()) ?? { y: NaN, height: NaN }
    return Math.round(y + height / 2)
  }
  await expect.poll(() => getMiddle(page.getByLabel('Sort by'))).toBe(await getMiddle(opener))
  expect(await getMiddle(page.getByRole('main').getByRole('link', { name: 'Map', exact: true }))).toBe(
    await getMiddle(opener),
  )
  await expect(page.getByText('Sort by', { exact: true })).toHaveCSS('clip-path', 'none')

  await page.getByLabel('Sort by').selectOption('name')
  await expect(page).toHaveURL('/explore?sort=name')

  await open(page, '/places?verified=1')
  await expect(page.getByRole('link', { name: /^Verified facts/ })).toBeInViewport({ ratio: 1 })
})

test('places sort by distance in the browser alone', inFullSuite, async ({ page, context }) => {
  await context.grantPermissions(['geolocation'])
  // Beside the museum, which is not the first of the list in any other order.
  await context.setGeolocation({ latitude: 21.1697, longitude: 72.7954 })
  const sent: string[] = []
  page.on('request', (request) => sent.push(request.url() + (request.postData() ?? '')))
  await open(page, '/historical_places')

  await page.getByLabel('Sort by').selectOption('near')

  await expect(page.getByRole('main').getByRole('heading', { level: 3 }).first()).toHaveText('Sardar Patel Museum')
  await expect(page).toHaveURL('/historical_places?sort=near')
  // The visitor has shared the position already.
  await page.reload()
  const nearest = page.getByRole('article').filter({ hasText: 'Sardar Patel Museum' })
  await expect(page.getByRole('main').getByRole('article').first()).toContainText('Sardar Patel Museum')
  await expect(nearest).toContainText(/[\d.]+ k?m · /)
  expect(sent.join(' ')).not.toContain('21.16')
})

test('without a shared position the list says so and keeps its order', inFullSuite, async ({ page }) => {
  await open(page, '/historical_places?sort=near')

  await expect(page.getByText(/^By distance from you/)).toHaveCount(0)
  await page.getByRole('button', { name: 'Use my position' }).click()

  await expect(page.getByText('Your browser does not share your position')).toBeVisible()
  await expect(page.getByText(/^By distance/)).toHaveCount(0)
})

test('a list is looked at as a map, with the list beside it', inFullSuite, async ({ page }) => {
  await open(page, '/historical_places')

  await page.getByRole('navigation', { name: 'View' }).getByRole('link', { name: 'Map' }).click()

  await expect(page).toHaveURL('/historical_places?view=map')
  await expect(page.getByRole('button', { name: 'Zoom in' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Surat Castle' })).toBeVisible()
})

test('filters work by keyboard', inFullSuite, async ({ page }) => {
  await open(page, '/cafe')

  await page.getByRole('link', { name: 'All filters' }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('checkbox', { name: 'Inexpensive' }).focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')

  await expect(page).toHaveURL('/cafe?price=1')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the filters are a form whose answer is counted', async ({ page }) => {
    await page.goto('/historical_places')
    await page.getByLabel('Area').selectOption('Rander')
    await page.getByRole('checkbox', { name: 'Verified facts' }).check()
    await page.getByRole('button', { name: 'Show the places' }).click()

    await expect(page).toHaveURL(/area=Rander/)
    await expect(page.getByRole('heading', { level: 2, name: /\d+ places? fits?/ })).toBeVisible()
  })

  test(
    'a time in the address is answered, and search engines keep the unfiltered page',
    inFullSuite,
    async ({ page }) => {
      await page.goto('/historical_places?open=2026-12-08T10:00')

      await expect(page.getByRole('article').filter({ hasText: 'Surat Castle' })).toContainText('Open until 18:00')
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/historical_places$/)
    },
  )

  test('open now is answered at the minute of asking', inFullSuite, async ({ page }) => {
    await page.goto('/places?open=now')

    await expect(page.getByRole('heading', { level: 2, name: /\d+ places? fits?, / })).toBeVisible()
  })
})
