/** Takes the screenshots of the README: the built product on phone and desktop, in the light and the dark theme. */
import { existsSync, mkdirSync } from 'node:fs'
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { chromium, type Browser } from '@playwright/test'
import sharp from 'sharp'
import { categoryPaths, paths } from '#contract/paths.ts'
import { findBrowser, quietBrowserArguments } from '../tests/support/browser.ts'
import { startBrowserServer } from '../tests/support/browser-server.ts'

const FOLDER = 'docs/screenshots'

const pages = [paths.home, ...Object.values(categoryPaths)]

const screens = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
] as const

const schemes = ['light', 'dark'] as const

type Shot = { path: string; screen: (typeof screens)[number]; scheme: (typeof schemes)[number] }

async function take(browser: Browser, url: string, { path, screen, scheme }: Shot): Promise<void> {
  const context = await browser.newContext({ viewport: screen, colorScheme: scheme, reducedMotion: 'reduce' })
  const page = await context.newPage()
  await page.goto(url + path, { waitUntil: 'load' })
  await page.evaluate(() => document.fonts.ready)
  // The pages are sharp text and flat inks. At this quality neither shows a visible loss.
  await sharp(await page.screenshot())
    .webp({ quality: 64, effort: 6 })
    .toFile(join(FOLDER, `${path.slice(1) || 'home'}-${screen.width}-${scheme}.webp`))
  await context.close()
}

if (!existsSync('dist/manifest.json')) spawnSync(process.execPath, ['tools/build.ts'], { stdio: 'inherit' })
mkdirSync(FOLDER, { recursive: true })
const server = await startBrowserServer()
const browser = await chromium.launch({ executablePath: findBrowser(process.env), args: quietBrowserArguments() })
try {
  for (const path of pages)
    for (const screen of screens)
      for (const scheme of schemes) await take(browser, server.url, { path, screen, scheme })
} finally {
  await browser.close()
  await server.stop()
}
console.log(`Screenshots of ${pages.length} pages are in ${FOLDER}`)
