import type { Browser, Page, Response } from '@playwright/test'
import { widthOfContent } from '../support/browser-access.ts'
import { refuseCall } from '../support/browser-answers.ts'
import { createReview } from '../support/browser-admin.ts'
import { categoryPages, NOT_FOUND, publicPages, UNKNOWN_PATH } from '../support/browser-pages.ts'
import { PUBLIC_URL } from '../support/browser-server.ts'
import { uploadPhoto } from '../support/browser-reviews.ts'
import { expect, inFullSuite, open, test, waitForHydration } from '../support/browser-test.ts'
import { createUserInBrowser } from '../support/browser-users.ts'
import { expectToHoldInEveryWidth, expectToHoldOnPhone } from '../support/browser-widths.ts'

/** Pages that differ from others in their texts only, and those whose parts other tests look at. */
const neighbours = new Set([
  ...categoryPages.slice(1).map(({ path }) => path),
  '/places',
  '/privacy',
  '/seasons',
  '/suggest-trips',
  '/phrases',
  '/places/dumas-beach',
  '/places/clock-tower',
  '/places/surat-diamond-bourse',
])

/** 1280 × 1024 pixels at a zoom of 400 %. */
const ZOOMED = { width: 320, height: 256 }

for (const { path, heading, title, description, content, jsonLd } of publicPages) {
  test.describe(`the page ${path}`, () => {
    test(
      'arrives complete and is taken over by React without a change',
      neighbours.has(path) ? inFullSuite : {},
      async ({ page, browser }) => {
        const response = await expectNoChangeByReact(page, { browser, path })

        expect(response?.status()).toBe(200)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
        await expect(page.getByRole('main')).toContainText(content)
        await expect(page).toHaveTitle(`${title} · Safarnama`)
        await expect(page.locator('meta[name=description]')).toHaveAttribute('content', description)
        await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', PUBLIC_URL + path)
        await expect(page.locator('html')).toHaveAttribute('lang', 'en')
        await expect(page.locator('meta[property="og:title"]')).toHaveAttribute('content', `${title} · Safarnama`)
        await expect(page.locator('meta[property="og:description"]')).toHaveAttribute('content', description)
        await expect(page.locator('meta[property="og:url"]')).toHaveAttribute('content', PUBLIC_URL + path)
        await expect(page.locator('meta[property="og:image"]')).toHaveAttribute('content', /^https:\/\/.+\.(png|jpg)$/)
        const items = await page.locator('script[type="application/ld+json"]').allTextContents()
        expect(items.map((item): unknown => JSON.parse(item))).toEqual(
          jsonLd.map((type) => expect.objectContaining({ '@context': 'https://schema.org', '@type': type })),
        )
        await expectToHoldInEveryWidth(page)
        await expectToHoldZoomed(page)
      },
    )

    test('holds on phones and zoomed when it is opened there', inFullSuite, async ({ page }) => {
      await expectPageToHoldOnPhone(page, path)
    })
  })
}

for (const path of ['/explore?q=castle', '/explore?q=zzzzqqqq', `/explore?q=${'w'.repeat(100)}`]) {
  test(
    `the search ${path.slice(0, 20)} is taken over by React without a change and holds in every width`,
    inFullSuite,
    async ({ page, browser }) => {
      await expectNoChangeByReact(page, { browser, path })

      await expectToHoldInEveryWidth(page)
      await expectToHoldZoomed(page)
    },
  )

  test(`the search ${path.slice(0, 20)} holds on phones and zoomed`, inFullSuite, async ({ page }) => {
    await expectPageToHoldOnPhone(page, path)
  })
}

async function expectPageToHoldOnPhone(page: Page, path: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize(ZOOMED)
  await open(page, path)
  await expectToHoldZoomed(page)
  await expectToHoldOnPhone(page)
}

async function expectToHoldZoomed(page: Page): Promise<void> {
  await page.setViewportSize(ZOOMED)
  expect(await widthOfContent(page), 'zoomed to 400 %').toBe(320)
  const header = await page.getByRole('banner').boundingBox()
  expect(header?.height, 'most of the screen is left to the content').toBeLessThan(256 / 3)
}

test('the Page Not Found screen is taken over by React without a change', async ({ page, browser, expectProblem }) => {
  expectProblem(/404/)
  await expectNoChangeByReact(page, { browser, path: UNKNOWN_PATH, read: (each) => each.locator('#root').innerHTML() })
})

test('a place with reviews is taken over by React without a change', async ({ page, browser }) => {
  const placeName = 'Andrews Library'
  const traveller = await createUserInBrowser(page)
  await createReview(page, traveller, { placeName, imageUrl: await uploadPhoto(page, traveller) })
  await createReview(page, traveller, { placeName, reviewText: 'Old books.\n'.repeat(40) })

  await expectNoChangeByReact(page, {
    browser,
    path: '/places/andrews-library',
    prepare: () => expect(page.getByRole('button', { name: /^Report the review/ })).toHaveCount(2),
  })
})

test('the server renders the content itself, not only its frame', async ({ request }) => {
  const html = await (await request.get('/explore')).text()

  expect(html).toContain('<h1>Trending in Surat</h1>')
  expect(html).toContain('href="/places/dumas-beach"')
})

test('an unknown path answers 404 with the Page Not Found screen and stays out of search engines', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/404/)

  const response = await page.goto(UNKNOWN_PATH)

  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(NOT_FOUND)
  await expect(page).toHaveTitle(`${NOT_FOUND} · Safarnama`)
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await expect(page.locator('link[rel=canonical]')).toHaveCount(0)
})

test(
  'an address with a line break shows the Page Not Found screen too, and its link leads home',
  inFullSuite,
  async ({ page, expectProblem }) => {
    expectProblem(/404/)
    await open(page, '/surat%0A/castle')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(NOT_FOUND)

    await page.getByRole('main').getByRole('link', { name: 'Home' }).click()

    await expect(page).toHaveURL('/')
  },
)

test('the Home link of the Page Not Found screen leads home', inFullSuite, async ({ page, expectProblem }) => {
  expectProblem(/404/)
  await open(page, '/places/no-such-place')

  await page.getByRole('main').getByRole('link', { name: 'Home' }).click()

  await expect(page).toHaveURL('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Surat, as a traveller should find it')
})

test(
  'an outdated address shows the Page Not Found screen inside the app, too',
  inFullSuite,
  async ({ page, expectProblem }) => {
    expectProblem(/404/)
    await open(page, '/explore')
    await refuseCall(page, '**/api/places/dumas-beach', 'not-found')

    await page.getByRole('link', { name: 'Dumas Beach' }).click()

    await expect(page.getByRole('heading', { level: 1 })).toHaveText(NOT_FOUND)
    await expect(page).toHaveTitle(`${NOT_FOUND} · Safarnama`)
  },
)

test('a missing file is a plain 404, never a page', async ({ request }) => {
  const response = await request.get('/assets/gone-12345678.js')

  expect(response.status()).toBe(404)
  expect(response.headers()['content-type']).not.toContain('text/html')
})

test('the pictures, icons and fonts that pages name exist', async ({ page, request }) => {
  await page.goto('/')
  const named = await page.locator('link[rel=icon], link[rel=apple-touch-icon], link[rel=manifest]').all()
  const addresses = await Promise.all(named.map((link) => link.getAttribute('href')))

  const answers = await Promise.all(addresses.map(async (address) => (await request.get(address ?? '')).status()))

  expect(answers).toEqual(addresses.map(() => 200))
})

test('styles come before fonts, which would make the first paint wait', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.route('**/*.css', () => new Promise(() => undefined))
  const picture = page.waitForRequest('**/pictures/hero.*')

  await page.goto('/', { waitUntil: 'commit' })
  await picture

  expect(asked.filter((url) => url.endsWith('.woff2'))).toEqual([])
})

test('a page can be read before its fonts arrive', async ({ page }) => {
  await page.route('**/*.woff2', () => new Promise(() => undefined))

  await page.goto('/', { waitUntil: 'commit' })

  await expect(page.getByRole('link', { name: 'See suggested trips' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
})

test(
  'a shared place brings a picture of its own, and pages without one bring the guide’s',
  inFullSuite,
  async ({ page, request }) => {
    const card = page.locator('meta[property="og:image"]')
    await page.goto('/')
    const general = (await card.getAttribute('content')) ?? ''
    await page.goto('/places/surat-castle')
    const own = (await card.getAttribute('content')) ?? ''
    const text = page.locator('meta[property="og:image:alt"]')
    await expect(text).toHaveAttribute('content', /^Surat Castle.*\. Safarnama, the guide to Surat\. .+/)
    await expect(page.locator('meta[name="twitter:card"]')).toHaveAttribute('content', 'summary_large_image')

    const response = await request.get(new URL(own).pathname)

    expect(response.status()).toBe(200)
    expect(response.headers()['content-type']).toBe('image/png')
    expect(response.headers()['cache-control']).toContain('immutable')
    expect(own).not.toBe(general)
    await page.goto('/login')
    await expect(card).toHaveAttribute('content', general)
  },
)

test('search results and pages that do not exist stay out of search engines', async ({ page }) => {
  await page.goto('/explore?q=castle')

  await waitForHydration(page)

  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
})

/**
 * A difference of the two renderings stays, while what the browser adds settles.
 * @param prepare waits, after the takeover, for additions that come with code of their own
 */
async function expectNoChangeByReact(
  page: Page,
  {
    browser,
    path,
    read = readWithoutAdditions,
    prepare,
  }: { browser: Browser; path: string; read?: (page: Page) => Promise<string>; prepare?: () => Promise<void> },
): Promise<Response | null> {
  const response = await page.goto(path)
  const withoutScript = await browser.newPage({ javaScriptEnabled: false })
  await withoutScript.setContent((await response?.text()) ?? '', { waitUntil: 'domcontentloaded' })
  const asServed = await read(withoutScript)
  await withoutScript.close()

  await waitForHydration(page)
  await prepare?.()

  await expect.poll(() => read(page)).toBe(asServed)
  return response
}

/**
 * The HTML without what only the browser knows: the current time, the map, the ways to suggest a change and to report a
 * review, whose code comes later, and slides that are inert because the script alone can show them again. One element a
 * line, so that a difference can be read.
 */
async function readWithoutAdditions(page: Page): Promise<string> {
  return page.locator('#root').evaluate((root) => {
    const copy = document.createElement('div')
    copy.append(...[...root.childNodes].map((child) => child.cloneNode(true)))
    for (const now of copy.querySelectorAll('[data-now], .open-line, noscript')) now.remove()
    // The first script holds the addresses of pictures far below the view.
    for (const picture of copy.querySelectorAll('img')) {
      const sources = ['src', 'srcset'].map((name) => ({
        name,
        value: picture.getAttribute(`data-${name}`) ?? picture.getAttribute(name) ?? '',
      }))
      for (const { name, value } of sources) {
        picture.removeAttribute(`data-${name}`)
        picture.removeAttribute(name)
        picture.setAttribute(name, value)
      }
    }
    for (const button of copy.querySelectorAll('.report-button, .suggest-pencil, .suggest-anything button')) {
      button.remove()
    }
    for (const map of copy.querySelectorAll('.place-map')) {
      const placeholder = document.createElement('div')
      placeholder.className = 'map-frame'
      placeholder.role = 'group'
      placeholder.ariaLabel = 'Map'
      map.replaceChildren(placeholder)
    }
    // The months begin at the present one, which is open.
    for (const fold of copy.querySelectorAll('.month > details')) fold.removeAttribute('open')
    for (const months of copy.querySelectorAll('.seasons-months')) {
      months.append(...[...months.children].toSorted((one, other) => one.id.localeCompare(other.id)))
    }
    return copy.innerHTML.replaceAll(' inert=""', '').replaceAll('><', '>\n<')
  })
}

test('a suggested trip says on which weekdays it is best', inFullSuite, async ({ page }) => {
  await open(page, '/suggest-trips')

  const heritage = page.getByRole('article').filter({ hasText: 'A heritage day in the old city' })
  await expect(heritage.getByText('Best on Tue to Sun')).toBeVisible()
})
