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
        const isFilled = getComputedStyle(button).backgroundColor !== 'rgba(0, 0, 0, 0)'
        const isShown = button.checkVisibility({ visibilityProperty: true })
        return isFilled && isShown && width > 0 && from >= 0 && bottom <= innerHeight
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

    test('a trip of today has one, at home and on its page', inFullSuite, async ({ page }) => {
      // Before the first stop of the day, in Surat.
      await page.clock.setFixedTime(`${MONDAY}T03:00:00Z`)
      const traveller = await createSignedInUser(page)
      const activities = ['gopi-talav', 'dutch-garden'].map((place, position) => ({
        name: place,
        place,
        date: MONDAY,
        position,
      }))
      const trip = { title: 'A weekend', startDate: MONDAY, endDate: MONDAY, activities }
      const { _id } = await saveTripBesidePage(page, traveller, trip)
      for (const path of ['/', `/my-trips/${_id}`]) {
        await open(page, path)
        await expect(page.getByRole('link', { name: 'Way to Gopi Talav' }).first()).toBeVisible()
        expect(await findCrowdedScreens(page), path).toEqual([])
      }
    })

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
