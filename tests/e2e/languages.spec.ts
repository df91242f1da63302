import type { Page } from '@playwright/test'
import { fill } from '#contract/messages/format.ts'
import { trips as gu } from '#contract/messages/gu/trips.ts'
import { trips as hi } from '#contract/messages/hi/trips.ts'
import { expectAccessible, widthOfContent } from '../support/browser-access.ts'
import { PUBLIC_URL } from '../support/browser-server.ts'
import { expect, inFullSuite, open, test } from '../support/browser-test.ts'
import { isFullSuite } from '../support/full-suite.ts'
import { findBrokenTexts } from '../support/browser-texts.ts'
import { mondayAhead, saveTripBesidePage } from '../support/browser-trips.ts'
import { createSignedInUser, listWishlistNames, openAs } from '../support/browser-users.ts'

const languages = [
  { code: 'gu', texts: gu, letters: /[\u0A80-\u0AFF]/, font: 'Anek Gujarati', castle: 'સુરતનો કિલ્લો' },
  { code: 'hi', texts: hi, letters: /[\u0900-\u097F]/, font: 'Anek Devanagari', castle: 'सूरत का किला' },
] as const

/** The first ones have the longest words and the most columns. */
const kinds = ['', '/places/surat-castle', '/seasons', '/explore', '/suggest-trips', '/about']

for (const { code, texts, letters, font, castle } of languages) {
  const details = code === 'gu' ? {} : inFullSuite

  test.describe(`the guide in ${code}`, () => {
    test(
      'arrives complete, with the names of the place and the addresses of the language',
      details,
      async ({ page }) => {
        await page.goto(`/${code}/places/surat-castle`)

        await expect(page.locator('html')).toHaveAttribute('lang', code)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(castle)
        await expect(page).toHaveTitle(letters)
        await expect(page.locator('meta[name=description]')).toHaveAttribute('content', letters)
        await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
          'href',
          `${PUBLIC_URL}/${code}/places/surat-castle`,
        )
        await expect(page.locator('link[hreflang=x-default]')).toHaveAttribute(
          'href',
          `${PUBLIC_URL}/places/surat-castle`,
        )
        await expect(page.locator('.place-translation')).toHaveText(letters)
      },
    )

    test(
      'draws its letters with the fonts of the guide, in text and in bold, also beside a price',
      inFullSuite,
      async ({ page }) => {
        await open(page, `/${code}/places/surat-castle`)

        await expect(page.getByRole('main')).toContainText('₹')
        await expect.poll(() => getFonts(page, '.place-translation')).toContain(font)
        await expect.poll(() => getFonts(page, 'h1')).toContain(font)

        // Else lines would break at other words when the letters come, and what is below them would move.
        for (const weight of [400, 600]) expect(await getWidthOfFallback(page, weight)).toBeCloseTo(1, 1)
      },
    )

    test(
      'shows its kinds of pages at 320 pixels without a fault, and React takes them over',
      details,
      async ({ page }) => {
        await page.setViewportSize({ width: 320, height: 700 })
        for (const path of isFullSuite ? kinds : kinds.slice(0, 4)) {
          await open(page, `/${code}${path}`)

          await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(letters)
          expect(await widthOfContent(page), path).toBe(320)
          expect(await findBrokenTexts(page), path).toEqual([])
          // Axe finds in each language what it finds in English, apart from what the language itself is called.
          if (isFullSuite || path === '/places/surat-castle') await expectAccessible(page)
        }
      },
    )

    test('keeps the language from link to link, and its head tells of it', details, async ({ page }) => {
      await open(page, `/${code}`)

      await page.getByRole('contentinfo').locator(`a[href="/${code}/explore"]`).click()

      await expect(page).toHaveURL(`/${code}/explore`)
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${PUBLIC_URL}/${code}/explore`)
      await expect(page.locator('link[hreflang=en]')).toHaveAttribute('href', `${PUBLIC_URL}/explore`)
    })

    test('saves a place that is the same one on the English wishlist', inFullSuite, async ({ page }) => {
      const user = await createSignedInUser(page)
      await openAs(page, user, `/${code}/places/surat-castle`)

      await page.locator('.place-cover .heart-button').click()

      await expect.poll(() => listWishlistNames(page, user)).toEqual(['Surat Castle'])
      await open(page, '/places/surat-castle')
      await expect(page.getByRole('button', { name: 'Remove Surat Castle from wishlist' })).toBeVisible()
    })

    test(
      'prints a trip that names the pages of its places in the language',
      inFullSuite,
      async ({ page, expectProblem }) => {
        expectProblem(/printed/)
        const user = await createSignedInUser(page)
        const monday = mondayAhead()
        const activities = [{ name: 'Surat Castle', place: 'surat-castle', date: monday, position: 1 }]
        const trip = { title: 'Castle', startDate: monday, endDate: monday, activities }
        const { _id } = await saveTripBesidePage(page, user, trip)
        await open(page, `/${code}/my-trips/${_id}`)
        const printed = page.waitForEvent('console', (message) => message.text() === 'printed')
        await page.evaluate(() => Object.assign(globalThis, { print: () => console.info('printed') }))

        await page.getByRole('button', { name: fill(texts.takeAlongTrip, { title: 'Castle' }) }).click()
        await page.getByRole('button', { name: texts.print, exact: true }).click()

        await printed
        await page.emulateMedia({ media: 'print' })
        await expect(page.getByRole('article').getByRole('link').first()).toHaveAttribute(
          'href',
          new RegExp(`/${code}/places/surat-castle$`),
        )
      },
    )
  })
}

test.describe('a browser that prefers Gujarati', () => {
  test.use({ locale: 'gu-IN' })

  test('is offered the page in Gujarati, and asked no more after the answer', async ({ page }) => {
    await open(page, '/explore?q=castle')
    const bar = page.getByRole('region', { name: 'આ પેજ ગુજરાતીમાં પણ છે.' })
    await expect(bar).toHaveAttribute('lang', 'gu')
    await expectAccessible(page)

    await bar.getByRole('link', { name: 'ગુજરાતીમાં વાંચો' }).click()

    await expect(page).toHaveURL('/gu/explore?q=castle')
    await expect(page.locator('html')).toHaveAttribute('lang', 'gu')
    await expect(page.locator('.language-bar')).toHaveCount(0)
  })

  test('is not asked again once it has declined', inFullSuite, async ({ page }) => {
    await open(page, '/explore')
    await page.getByRole('button', { name: 'ના, આભાર' }).click()
    await expect(page.locator('.language-bar')).toHaveCount(0)

    await open(page, '/about')

    await expect(page.getByRole('contentinfo')).toBeVisible()
    await expect(page.locator('.language-bar')).toHaveCount(0)
  })
})

test('the footer leads to the same page in the other languages, by their own names', inFullSuite, async ({ page }) => {
  await open(page, '/explore?q=castle')
  const languages = page.getByRole('navigation', { name: 'Language' }).getByRole('link')
  await expect(languages).toHaveText(['English', 'ગુજરાતી', 'हिन्दी'])

  await languages.filter({ hasText: 'हिन्दी' }).click()

  await expect(page).toHaveURL('/hi/explore?q=castle')
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi')
})

test('English pages load no letters of other scripts for the names in the footer', inFullSuite, async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await open(page, '/about')
  await page.getByRole('navigation', { name: 'Language' }).scrollIntoViewIfNeeded()

  expect(asked.filter((url) => /gujarati|devanagari/.test(url))).toEqual([])
})

/** @returns the width of a text in the font that shows it until the letters of the guide have come, relative to theirs */
async function getWidthOfFallback(page: Page, weight: number): Promise<number> {
  return page.evaluate(async (fontWeight) => {
    const words =
      document.querySelector('.place-description')?.textContent?.match(/[\u0900-\u097F\u0A80-\u0AFF]+/g) ?? []
    const line = document.createElement('span')
    // Letters of Latin fonts and spaces have the same width in both.
    line.textContent = words.join('')
    Object.assign(line.style, { fontWeight, whiteSpace: 'nowrap', position: 'absolute' })
    document.body.append(line)
    const measure = async () => {
      line.getBoundingClientRect()
      await document.fonts.ready
      return line.getBoundingClientRect().width
    }
    const width = await measure()
    document.documentElement.classList.add('fonts-later')
    const fallback = await measure()
    document.documentElement.classList.remove('fonts-later')
    line.remove()
    return fallback / width
  }, weight)
}

/** @returns the names of the fonts that draw the text of an element */
async function getFonts(page: Page, selector: string): Promise<string> {
  const session = await page.context().newCDPSession(page)
  try {
    await session.send('DOM.enable')
    await session.send('CSS.enable')
    const { root } = await session.send('DOM.getDocument')
    const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector })
    const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId })
    return fonts.map(({ familyName }) => familyName).join(', ')
  } finally {
    await session.detach()
  }
}
