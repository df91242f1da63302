import type { Page } from '@playwright/test'
import { delayReply, refuseCall } from '../support/browser-answers.ts'
import { expect, inFullSuite, open, test } from '../support/browser-test.ts'
import { expectToast, toast } from '../support/browser-toasts.ts'
import { openAs, createUserInBrowser, saveToWishlist, listWishlistNames } from '../support/browser-users.ts'

const heart = (page: Page, place: string) =>
  page.getByRole('button', { name: new RegExp(`^(Add|Remove) ${place} (to|from) wishlist$`) })
const emptyHeart = (page: Page, place: string) => page.getByRole('button', { name: `Add ${place} to wishlist` })
const filledHeart = (page: Page, place: string) => page.getByRole('button', { name: `Remove ${place} from wishlist` })

/** Clicks without waiting between the clicks. */
async function clickTimes(page: Page, place: string, times: number): Promise<void> {
  const { x, y, width, height } = (await heart(page, place).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  for (let clicks = 0; clicks < times; clicks += 1) await page.mouse.click(x + width / 2, y + height / 2)
}

test('twenty quick clicks on a heart end as they began', inFullSuite, async ({ page }) => {
  const traveller = await createUserInBrowser(page)
  await openAs(page, traveller, '/places/dumas-beach')

  await clickTimes(page, 'Dumas Beach', 20)
  await expect(toast(page, 'Removed from wishlist').last()).toBeVisible()

  await expect(emptyHeart(page, 'Dumas Beach')).toBeVisible()
  await expect.poll(() => listWishlistNames(page, traveller)).toEqual([])
  await page.reload()
  await expect(emptyHeart(page, 'Dumas Beach')).toBeVisible()
})

test('twenty-one quick clicks on a heart end with the place saved once', inFullSuite, async ({ page }) => {
  const traveller = await createUserInBrowser(page)
  await openAs(page, traveller, '/places/dumas-beach')

  await clickTimes(page, 'Dumas Beach', 21)
  await expect(toast(page, 'Added to wishlist!').last()).toBeVisible()

  await expect(filledHeart(page, 'Dumas Beach')).toBeVisible()
  await expect.poll(() => listWishlistNames(page, traveller)).toEqual(['Dumas Beach'])
  await page.reload()
  await expect(filledHeart(page, 'Dumas Beach')).toBeVisible()
})

test('twenty quick clicks while the server is slow are two calls', inFullSuite, async ({ page }) => {
  const traveller = await createUserInBrowser(page)
  await openAs(page, traveller, '/places/dumas-beach')
  const methods: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/wishlist') methods.push(request.method())
  })
  const release = await delayReply(page, '**/api/wishlist')

  await clickTimes(page, 'Dumas Beach', 20)
  await expect(emptyHeart(page, 'Dumas Beach')).toBeVisible()
  release()

  await expectToast(page, 'Removed from wishlist')
  expect(methods).toEqual(['POST', 'DELETE'])
  await expect.poll(() => listWishlistNames(page, traveller)).toEqual([])
})

test(
  'a heart stays filled when the list that was asked for before the click comes late',
  inFullSuite,
  async ({ page }) => {
    const traveller = await createUserInBrowser(page)
    const lists: (() => Promise<void>)[] = []
    await page.route('**/api/wishlist/user-wishlist*', async (route) => {
      if (lists.length > 0) return route.continue()
      // The answer is of now and arrives later.
      const response = await route.fetch()
      lists.push(() => route.fulfill({ response }).catch(() => undefined))
    })
    await openAs(page, traveller, '/places/dumas-beach')
    await expect.poll(() => lists.length).toBe(1)

    await heart(page, 'Dumas Beach').click()
    await expectToast(page, 'Added to wishlist!')
    await lists[0]?.()
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done)))

    await heart(page, 'Dumas Beach').click()
    await expectToast(page, 'Removed from wishlist')
    await expect.poll(() => listWishlistNames(page, traveller)).toEqual([])
  },
)

test('a heart is filled before the server answers', inFullSuite, async ({ page }) => {
  const traveller = await createUserInBrowser(page)
  await openAs(page, traveller, '/explore')
  const release = await delayReply(page, '**/api/wishlist')

  await emptyHeart(page, 'Dumas Beach').click()

  await expect(filledHeart(page, 'Dumas Beach')).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect.poll(() => listWishlistNames(page, traveller)).toEqual([])
  release()
  await expectToast(page, 'Added to wishlist!')
  await expect(filledHeart(page, 'Dumas Beach')).toBeVisible()
})

test('a heart whose call fails returns to the state on the server', async ({ page, expectProblem }) => {
  expectProblem(/ERR_FAILED/)
  const traveller = await createUserInBrowser(page)
  await openAs(page, traveller, '/explore')
  const held = Promise.withResolvers<void>()
  await page.route('**/api/wishlist', async (route) => {
    await held.promise
    await route.abort()
  })
  await emptyHeart(page, 'Dumas Beach').click()
  await expect(filledHeart(page, 'Dumas Beach')).toBeVisible()

  held.resolve()

  await expectToast(page, 'Failed to update wishlist')
  await expect(emptyHeart(page, 'Dumas Beach')).toBeVisible()
  await expect.poll(() => listWishlistNames(page, traveller)).toEqual([])
})

test('a heart that the server refuses shows the server’s words', inFullSuite, async ({ page, expectProblem }) => {
  expectProblem(/500/)
  await openAs(page, await createUserInBrowser(page), '/explore')
  await refuseCall(page, '**/api/wishlist')

  await emptyHeart(page, 'Dumas Beach').click()

  await expectToast(page, 'refused')
  await expect(page.getByRole('alert')).toHaveCount(1)
})

test('a removal that fails leaves the place on the list', inFullSuite, async ({ page, expectProblem }) => {
  expectProblem(/500/)
  const traveller = await createUserInBrowser(page)
  await saveToWishlist(page, traveller, { Name: 'Dumas Beach' })
  await openAs(page, traveller, '/wishlist')
  await page.route('**/api/wishlist', (route) => route.fulfill({ status: 500, json: { success: false } }))

  await filledHeart(page, 'Dumas Beach').click()

  await expectToast(page, 'Failed to update wishlist')
  await expect(page.getByRole('main').getByRole('article')).toHaveText(/Dumas Beach/)
})

test(
  'the heart of a saved place is filled on cards, in search results and on the page of the place',
  inFullSuite,
  async ({ page }) => {
    const traveller = await createUserInBrowser(page)
    await openAs(page, traveller, '/explore')
    await emptyHeart(page, 'Dumas Beach').click()
    await expectToast(page, 'Added to wishlist!')

    await page.reload()
    await expect(filledHeart(page, 'Dumas Beach')).toBeVisible()
    await expect(page.getByRole('button', { name: /^Remove / })).toHaveCount(1)
    await open(page, '/explore?q=dumas')
    await expect(filledHeart(page, 'Dumas Beach').first()).toBeVisible()
    await open(page, '/places/dumas-beach')

    await expect(filledHeart(page, 'Dumas Beach')).toBeVisible()
  },
)

test('a place saved under another spelling of its name is the same place', inFullSuite, async ({ page }) => {
  const traveller = await createUserInBrowser(page)
  await saveToWishlist(page, traveller, { Name: 'dumas  BEACH' })
  await openAs(page, traveller, '/explore')
  await expect(filledHeart(page, 'Dumas Beach')).toBeVisible()

  await filledHeart(page, 'Dumas Beach').click()

  await expectToast(page, 'Removed from wishlist')
  await expect.poll(() => listWishlistNames(page, traveller)).toEqual([])
})

test('names are compared without regard to case', inFullSuite, async ({ page }) => {
  const traveller = await createUserInBrowser(page)
  await page.route('**/api/wishlist/user-wishlist*', (route) =>
    route.fulfill({
      json: {
        success: true,
        wishlistItems: [
          { id: '1', name: 'DUMAS BEACH', location: '', type: 'nature', rating: 0, image: '', slug: 'dumas-beach' },
        ],
      },
    }),
  )

  await openAs(page, traveller, '/explore')

  await expect(filledHeart(page, 'Dumas Beach')).toBeVisible()
})

test('the wishlist shows the newest first and leads to its places', inFullSuite, async ({ page }) => {
  const traveller = await createUserInBrowser(page)
  await saveToWishlist(page, traveller, { Name: 'Dumas Beach' })
  await saveToWishlist(page, traveller, { Name: 'Surat Castle' })
  await openAs(page, traveller, '/wishlist')
  const main = page.getByRole('main')

  await expect(main.getByRole('heading', { level: 2 })).toHaveText(['Surat Castle', 'Dumas Beach'])
  await main.getByRole('link', { name: 'Dumas Beach' }).click()

  await expect(page).toHaveURL('/places/dumas-beach')
})

test('a removed place goes at once, and the focus stays on the page', inFullSuite, async ({ page }) => {
  const traveller = await createUserInBrowser(page)
  await saveToWishlist(page, traveller, { Name: 'Dumas Beach' })
  await openAs(page, traveller, '/wishlist')
  const release = await delayReply(page, '**/api/wishlist')

  await filledHeart(page, 'Dumas Beach').press('Enter')

  await expect(page.getByText('No items in the wishlist')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'My Wishlist' })).toBeFocused()
  release()
  await expectToast(page, 'Removed from wishlist')
})

test('another traveller on the same machine sees nothing of the first one’s wishlist', async ({ page }) => {
  const first = await createUserInBrowser(page)
  const second = await createUserInBrowser(page)
  await saveToWishlist(page, first, { Name: 'Dumas Beach' })
  await openAs(page, first, '/explore')
  await expect(filledHeart(page, 'Dumas Beach')).toBeVisible()

  await openAs(page, second, '/explore')

  await expect(emptyHeart(page, 'Dumas Beach')).toBeVisible()
})

for (const width of [360, 1280]) {
  test(
    `the message about a heart leaves it free for the next click at ${width} pixels`,
    inFullSuite,
    async ({ page }) => {
      await page.setViewportSize({ width, height: 740 })
      await openAs(page, await createUserInBrowser(page), '/places/dumas-beach')
      await emptyHeart(page, 'Dumas Beach').click()
      // A focused toast stays open. If it covered the heart, the click would never reach the heart.
      await toast(page, 'Added to wishlist!').focus()

      await filledHeart(page, 'Dumas Beach').click()

      await expectToast(page, 'Removed from wishlist')
    },
  )
}
