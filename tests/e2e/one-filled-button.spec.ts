import type { Page } from '@playwright/test'
import { expect, inFullSuite, open, test } from '../support/browser-test.ts'
import { mondayAhead, saveTripBesidePage } from '../support/browser-trips.ts'
import { createSignedInUser } from '../support/browser-users.ts'

const MONDAY = mondayAhead()

const publicPaths = [
  '/',
  '/explore',
  '/cafe',
  '/places',
  '/places/surat-castle',
  '/search?q=castle',
  '/search?q=zzzz',
  '/reviews',
  '/seasons',
  '/phrases',
  '/dishes',
  '/services',
  '/offline',
  '/about',
  '/suggest-trips',
  '/plan-your-trip',
  '/my-trips',
  '/wishlist',
  '/profile',
  '/contact-us',
]
const guestPaths = [...publicPaths, '/login', '/signup', '/forgot-password']

/** The filled buttons of each screen of a page that has more than one, as it is scrolled from top to foot. */
function findCrowdedScreens(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const nextFrame = () => new Promise((done) => requestAnimationFrame(done))
    const crowded: string[] = []
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo(0, top)
      await nextFrame()
      await nextFrame()
      const filled = [...document.querySelectorAll<HTMLElement>('.button-primary')].filter((button) => {
        const { width, top: from, bottom } = button.getBoundingClientRect()
        return width > 0 && from >= 0 && bottom <= innerHeight && button.checkVisibility({ visibilityProperty: true })
      })
      if (filled.length > 1) crowded.push(filled.map((button) => button.textContent).join(' | '))
    }
    return crowded
  })
}

for (const [device, size] of [
  ['a phone', { width: 360, height: 740 }],
  ['a desktop', { width: 1280, height: 900 }],
] as const) {
  test.describe(`on ${device}`, () => {
    test.use({ viewport: size })

    for (const path of guestPaths) {
      test(`${path} shows a guest one filled button at most in each screen`, inFullSuite, async ({ page }) => {
        await open(page, path)
        expect(await findCrowdedScreens(page)).toEqual([])
      })
    }

    test('so do the pages of a member with a trip', inFullSuite, async ({ page }) => {
      test.slow()
      const traveller = await createSignedInUser(page)
      const stop = { name: 'Gopi Talav', place: 'gopi-talav', date: MONDAY, position: 1 }
      const trip = { title: 'A weekend', startDate: MONDAY, endDate: MONDAY, activities: [stop] }
      const { _id } = await saveTripBesidePage(page, traveller, trip)
      const crowded: string[] = []
      for (const path of [...publicPaths, `/my-trips/${_id}`, '/plan-your-trip?tab=list']) {
        await open(page, path)
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached()
        crowded.push(...(await findCrowdedScreens(page)).map((buttons) => `${path}: ${buttons}`))
      }
      expect(crowded).toEqual([])
    })
  })
}
