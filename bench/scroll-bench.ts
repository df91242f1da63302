/** Measures how a list of 500 trips scrolls on the slow processor of a phone. */
import { chromium, type Page } from '@playwright/test'
import { findBrowser, quietBrowserArguments } from '../tests/support/browser.ts'
import { frameRow } from './frames.ts'
import type { Row } from '../tests/support/table.ts'
import { post, signUp } from './travellers.ts'

const TRIPS = 500
/** Lighthouse slows the processor by this factor for a mid-range phone. */
const SLOWDOWN = 4
const FRAMES = 600
const PIXELS_PER_FRAME = 30

/** Scrolls through 500 trips of one account and measures the duration of each frame. */
export async function benchScroll(origin: string): Promise<Row[]> {
  const email = 'scroll@example.org'
  const token = await signUp(origin, email)
  for (let index = 0; index < TRIPS; index++) await post(origin, '/trip/create', tripNumber(index), token)
  const browser = await chromium.launch({ executablePath: findBrowser(process.env), args: quietBrowserArguments() })
  try {
    const page = await browser.newPage({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true })
    await page.addInitScript(([key, value]) => localStorage.setItem(key, value), ['token', token] as const)
    await page.addInitScript(([key, value]) => localStorage.setItem(key, value), ['email', email] as const)
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
    await page.goto(`${origin}/my-trips`)
    await page.getByRole('article').nth(5).waitFor()
    return [frameRow(`scrolling ${TRIPS} trips, processor slowed ${SLOWDOWN}x`, await scroll(page))]
  } finally {
    await browser.close()
  }
}

function scroll(page: Page): Promise<number[]> {
  return page.evaluate(
    ({ frames, pixels }) =>
      new Promise<number[]>((resolve) => {
        const times: number[] = []
        let before = performance.now()
        const next = (now: number) => {
          times.push(now - before)
          before = now
          scrollBy(0, pixels)
          if (times.length < frames) requestAnimationFrame(next)
          else resolve(times.slice(1))
        }
        requestAnimationFrame(next)
      }),
    { frames: FRAMES, pixels: PIXELS_PER_FRAME },
  )
}

function tripNumber(index: number) {
  return {
    title: `Trip number ${index}`,
    description: 'Castle, lanes and the coast.',
    budget: 4500,
    startDate: '2026-12-20',
    endDate: '2026-12-22',
    destinations: ['Old city', 'Rander'].map((name) => ({
      name,
      location: name,
      activities: ['Surat Castle', 'Tea', 'Clock Tower', 'Dumas Beach'].map((stop) => ({
        name: stop,
        date: '2026-12-20',
        time: '10:00',
        notes: '',
      })),
    })),
  }
}
