/**
 * Takes the screenshots of the README and of docs/before-and-after.md: the built product on phone and desktop, in the light and the dark theme.
 *
 *   npm run screenshots                  all
 *   npm run screenshots -- map           those whose names begin with a word
 *   npm run screenshots -- install       the home page in each language, which browsers show before they install the guide
 *   npm run screenshots -- languages     ten whole pages in each further language on a phone, to look at: what is cut,
 *                                        what overlaps, which letters come from another font
 */
import { mkdirSync } from 'node:fs'
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { chromium, type Browser, type BrowserContextOptions, type Page } from '@playwright/test'
import sharp from 'sharp'
import { categoryPaths, paths } from '#contract/paths.ts'
import { languages, pathIn } from '#contract/messages/languages.ts'
import { SCREENSHOT_SIZES } from '#server/guide/pictures.ts'
import { addDays, today } from '#contract/text/dates.ts'
import { map } from '#messages/map.ts'
import { findBrowser, quietBrowserArguments } from '../tests/support/browser.ts'
import { startBrowserServer } from '../tests/support/browser-server.ts'
import { saveTripBesidePage } from '../tests/support/browser-trips.ts'
import { createSignedInUser } from '../tests/support/browser-users.ts'

const FOLDER = 'docs/screenshots'
/** Part of the city. */
const FOLDER_FOR_INSTALL = 'content/surat/screenshots'
/** Not part of the repository. */
const FOLDER_OF_LANGUAGES = 'test-results/languages'

type Subject = {
  name: string
  path: string
  /** True for a page of a traveller with a trip, whose id replaces ANY_TRIP. */
  isOfMember?: boolean
  /** Brings the page to what the picture shows. */
  prepare?: (page: Page) => Promise<void>
}

/** Stands in a path for the id of the member's trip. */
const ANY_TRIP = 'any'

const subjects: readonly Subject[] = [
  ...[paths.home, ...Object.values(categoryPaths)].map((path) => ({ name: path.slice(1) || 'home', path })),
  { name: 'places', path: paths.places },
  { name: 'home-member', path: paths.home, isOfMember: true },
  { name: 'plan', path: paths.planYourTrip, isOfMember: true },
  { name: 'trip', path: paths.trip(ANY_TRIP), isOfMember: true },
  { name: 'map-list', path: '/places?view=map', prepare: (page) => showMap(page, 0) },
  { name: 'place', path: '/places/surat-castle' },
  { name: 'map-streets', path: '/places/surat-castle', prepare: (page) => showMap(page, 0) },
  { name: 'map-city', path: '/places/surat-castle', prepare: (page) => showMap(page, 3) },
]

const pagesOfLanguages = [
  ['home', paths.home],
  ['list', categoryPaths.explore],
  ['filtered', `${paths.places}?diet=vegetarian`],
  ['place', paths.place('surat-castle')],
  ['search', `${paths.search}?q=locho`],
  ['trips', paths.suggestedTrips],
  ['year', paths.seasons],
  ['phrases', paths.phrases],
  ['dishes', paths.dishes],
  ['services', paths.services],
  ['about', paths.about],
  ['signup', paths.signup],
] as const

const screens = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
] as const

const schemes = ['light', 'dark'] as const

type Shot = { subject: Subject; screen: (typeof screens)[number]; scheme: (typeof schemes)[number]; member: Member }

/** A traveller whose trip begins today, as the browser stores the session. */
type Member = { session: NonNullable<BrowserContextOptions['storageState']>; trip: string }

const STOPS = ['gopal-locho-and-khaman-house', 'surat-castle', 'gopi-talav', 'dutch-garden', 'dumas-beach']

async function createMember(browser: Browser, url: string): Promise<Member> {
  const context = await browser.newContext({ baseURL: url })
  const page = await context.newPage()
  const traveller = await createSignedInUser(page)
  const first = today(new Date(), 'Asia/Kolkata')
  const activities = STOPS.map((place, position) => ({ name: place, place, date: first, position }))
  const trip = { title: 'A weekend in Surat', startDate: first, endDate: addDays(first, 1), activities }
  const { _id } = await saveTripBesidePage(page, traveller, trip)
  const session = await context.storageState()
  await context.close()
  return { session, trip: _id }
}

async function take(browser: Browser, url: string, { subject, screen, scheme, member }: Shot): Promise<void> {
  const context = await browser.newContext({
    viewport: screen,
    colorScheme: scheme,
    reducedMotion: 'reduce',
    ...(subject.isOfMember && { storageState: member.session }),
  })
  const page = await context.newPage()
  const path = subject.path === paths.trip(ANY_TRIP) ? paths.trip(member.trip) : subject.path
  await page.goto(url + path, { waitUntil: 'load' })
  // The member's own content comes after the page.
  if (subject.isOfMember) await page.waitForTimeout(2000)
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

async function takeLanguages(browser: Browser, url: string): Promise<void> {
  const context = await browser.newContext({ viewport: screens[0], reducedMotion: 'reduce' })
  const page = await context.newPage()
  for (const language of languages.slice(1))
    for (const [name, path] of pagesOfLanguages) {
      await page.goto(url + pathIn(language, path), { waitUntil: 'load' })
      await page.evaluate(() => document.fonts.ready)
      await page.screenshot({ path: join(FOLDER_OF_LANGUAGES, `${language.code}-${name}.png`), fullPage: true })
    }
  await context.close()
}

/** Twice as sharp as the screen, since phones show them small. */
async function takeForInstall(browser: Browser, url: string): Promise<void> {
  for (const [form, [width, height]] of Object.entries(SCREENSHOT_SIZES)) {
    const scale = form === 'narrow' ? 2 : 1
    const viewport = { width: width / scale, height: height / scale }
    const context = await browser.newContext({ viewport, deviceScaleFactor: scale, reducedMotion: 'reduce' })
    const page = await context.newPage()
    for (const language of languages) {
      await page.goto(url + pathIn(language, paths.home), { waitUntil: 'load' })
      await page.evaluate(() => document.fonts.ready)
      await sharp(await page.screenshot())
        .webp({ quality: 60, effort: 6 })
        .toFile(join(FOLDER_FOR_INSTALL, `${language.code}-${form}.webp`))
    }
    await context.close()
  }
}

spawnSync(process.execPath, ['tools/prepare.mjs', 'start'], { stdio: 'inherit' })
const [, , word = ''] = process.argv
const isOfLanguages = word === 'languages'
const isForInstall = word === 'install'
const wanted = subjects.filter(({ name }) => name.startsWith(word))
const folder = isOfLanguages ? FOLDER_OF_LANGUAGES : isForInstall ? FOLDER_FOR_INSTALL : FOLDER
mkdirSync(folder, { recursive: true })
const server = await startBrowserServer()
const browser = await chromium.launch({ executablePath: findBrowser(process.env), args: quietBrowserArguments() })
try {
  if (isForInstall) await takeForInstall(browser, server.url)
  if (isOfLanguages) await takeLanguages(browser, server.url)
  const member = await createMember(browser, server.url)
  for (const subject of wanted)
    for (const screen of screens)
      for (const scheme of schemes) await take(browser, server.url, { subject, screen, scheme, member })
} finally {
  await browser.close()
  await server.stop()
}
console.log(`The screenshots are in ${folder}`)
