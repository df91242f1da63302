/**
 * Takes the screenshots of the README: the built product on phone and desktop, in the light and the dark theme.
 *
 *   npm run screenshots                  all
 *   npm run screenshots -- map           those whose names begin with a word
 */
import { existsSync, mkdirSync } from 'node:fs'
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { chromium, type Browser, type Page } from '@playwright/test'
import sharp from 'sharp'
import { categoryPaths, paths } from '#contract/paths.ts'
import { map } from '#messages/map.ts'
import { findBrowser, quietBrowserArguments } from '../tests/support/browser.ts'
import { startBrowserServer } from '../tests/support/browser-server.ts'

const FOLDER = 'docs/screenshots'

type Subject = {
  name: string
  path: string
  /** Brings the page to what the picture shows. */
  prepare?: (page: Page) => Promise<void>
}

const subjects: readonly Subject[] = [
  ...[paths.home, ...Object.values(categoryPaths)].map((path) => ({ name: path.slice(1) || 'home', path })),
  { name: 'map-list', path: '/places?view=map', prepare: (page) => showMap(page, 0) },
  { name: 'map-streets', path: '/places/surat-castle', prepare: (page) => showMap(page, 0) },
  { name: 'map-city', path: '/places/surat-castle', prepare: (page) => showMap(page, 3) },
]

const screens = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
] as const

const schemes = ['light', 'dark'] as const

type Shot = { subject: Subject; screen: (typeof screens)[number]; scheme: (typeof schemes)[number] }

async function take(browser: Browser, url: string, { subject, screen, scheme }: Shot): Promise<void> {
  const context = await browser.newContext({ viewport: screen, colorScheme: scheme, reducedMotion: 'reduce' })
  const page = await context.newPage()
  await page.goto(url + subject.path, { waitUntil: 'load' })
  await subject.prepare?.(page)
  await page.evaluate(() => document.fonts.ready)
  // The pages are sharp text and flat inks. At this quality neither shows a visible loss.
  await sharp(await page.screenshot())
    .webp({ quality: 64, effort: 6 })
    .toFile(join(FOLDER, `${subject.name}-${screen.width}-${scheme}.webp`))
  await context.close()
}

/** Each step doubles the ground in sight. */
async function showMap(page: Page, stepsOut: number): Promise<void> {
  const frame = page.getByRole('group', { name: map.label }).first()
  const showFrame = () => frame.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  await showFrame()
  const zoomOut = page.getByRole('button', { name: map.zoomOut }).first()
  await zoomOut.waitFor()
  // The page itself goes to its top while it starts.
  await showFrame()
  for (let step = 0; step < stepsOut; step += 1) await zoomOut.click()
  await page.waitForLoadState('networkidle')
  // Names are drawn in the frames after the last tile.
  await page.waitForTimeout(1000)
}

if (!existsSync('dist/manifest.json')) spawnSync(process.execPath, ['tools/build.ts'], { stdio: 'inherit' })
const wanted = subjects.filter(({ name }) => name.startsWith(process.argv[2] ?? ''))
mkdirSync(FOLDER, { recursive: true })
const server = await startBrowserServer()
const browser = await chromium.launch({ executablePath: findBrowser(process.env), args: quietBrowserArguments() })
try {
  for (const subject of wanted)
    for (const screen of screens)
      for (const scheme of schemes) await take(browser, server.url, { subject, screen, scheme })
} finally {
  await browser.close()
  await server.stop()
}
console.log(`Screenshots of ${wanted.length} subjects are in ${FOLDER}`)
