/**
 * Draws what is needed as pixels: the app icons from the mark, and the city's social card from its hero picture.
 * Run it again after a change of the illustrations: `npm run brand`.
 */
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { chromium, type Browser } from '@playwright/test'
import { site } from '#contract/messages/en.ts'
import { readConfig } from '#server/config.ts'
import { findBrowser, quietBrowserArguments } from '../tests/support/browser.ts'

const PUBLIC = 'src/web/public'
const { cityDir } = readConfig(process.env)
const illustration = (id: string) => readFileSync(join(cityDir, 'illustrations', `${id}.svg`), 'utf8')
const font = readFileSync('src/web/styles/fonts/anek-condensed.woff2').toString('base64')

type Drawing = { file: string; width: number; height: number; body: string; isTransparent?: boolean }

function icon(file: string, id: string, size: number, isTransparent: boolean): Drawing {
  return { file: join(PUBLIC, file), width: size, height: size, body: illustration(id), isTransparent }
}

/** 1200 × 630: the picture fills the card, the name stands on a sheet of paper at its corner. */
function socialCard(): Drawing {
  const city = z.object({ name: z.string() }).parse(JSON.parse(readFileSync(join(cityDir, 'city.json'), 'utf8')))
  const body = `<div class="picture">${illustration('hero')}</div>
    <div class="sheet">${illustration('mark')}<div><strong>${site.name}</strong><span>${city.name}</span></div></div>`
  return { file: join(cityDir, 'social-card.png'), width: 1200, height: 630, body }
}

const STYLES = `
  @font-face { font-family: Anek; src: url(data:font/woff2;base64,${font}) }
  * { margin: 0; box-sizing: border-box }
  body { width: 100vw; height: 100vh; overflow: hidden; font: 700 84px/0.95 Anek }
  body > svg { width: 100vw; height: 100vh; display: block }
  .picture svg { width: 1200px; height: 800px; margin-top: -110px; display: block }
  .sheet { position: fixed; left: 0; bottom: 0; display: flex; gap: 28px; align-items: center; padding: 32px 56px 32px 48px; background: #fbf6ec; color: #1b2247 }
  .sheet svg { width: 132px; height: 132px }
  .sheet span { display: block; margin-top: 10px; font-size: 56px; color: #9c3f0e }
`

async function draw(browser: Browser, { file, width, height, body, isTransparent = false }: Drawing): Promise<void> {
  const page = await browser.newPage({ viewport: { width, height } })
  await page.setContent(`<!doctype html><style>${STYLES}</style><body>${body}</body>`)
  await page.evaluate(() => document.fonts.ready)
  const pixels = await page.screenshot({ omitBackground: isTransparent })
  await page.close()
  writeFileSync(file, pixels)
  console.log(`${file}: ${pixels.length} bytes`)
}

const browser = await chromium.launch({ executablePath: findBrowser(process.env), args: quietBrowserArguments() })
try {
  copyFileSync(join(cityDir, 'illustrations', 'mark.svg'), join(PUBLIC, 'favicon.svg'))
  await draw(browser, icon('icon-192.png', 'mark', 192, true))
  await draw(browser, icon('icon-512.png', 'mark', 512, true))
  await draw(browser, icon('icon-maskable-512.png', 'mark-maskable', 512, false))
  await draw(browser, icon('apple-touch-icon.png', 'mark-maskable', 180, false))
  await draw(browser, socialCard())
} finally {
  await browser.close()
}
