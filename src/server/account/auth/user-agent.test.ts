import { expect, test } from 'vitest'
import { nameBrowser } from './user-agent.ts'

const webKit = 'AppleWebKit/537.36 (KHTML, like Gecko)'

test.each([
  ['Firefox', 'Android', 'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0'],
  ['Firefox', 'Linux', 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'],
  ['Firefox', 'iPhone', 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) Version/18 FxiOS/140.0 Safari/605'],
  ['Chrome', 'Windows', `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webKit} Chrome/138.0.0.0 Safari/537.36`],
  ['Chrome', 'ChromeOS', `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${webKit} Chrome/138.0.0.0 Safari/537.36`],
  ['Chrome', 'Android', `Mozilla/5.0 (Linux; Android 10; K) ${webKit} Chrome/138.0.0.0 Mobile Safari/537.36`],
  ['Chrome', 'iPad', 'Mozilla/5.0 (iPad; CPU OS 18_5 like Mac OS X) CriOS/138.0.7204.53 Mobile/15E148 Safari/604.1'],
  ['Edge', 'Windows', `Mozilla/5.0 (Windows NT 10.0) ${webKit} Chrome/138.0.0.0 Safari/537.36 Edg/138.0.0.0`],
  ['Opera', 'macOS', `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webKit} Chrome/137.0 Safari/537.36 OPR/121`],
  [
    'Samsung Internet',
    'Android',
    `Mozilla/5.0 (Linux; Android 10; K) ${webKit} SamsungBrowser/28.0 Chrome/130.0 Safari`,
  ],
  ['Safari', 'macOS', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605 Version/18.5 Safari/605.1.15'],
  [
    'Safari',
    'iPhone',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) Version/18.5 Mobile/15E148 Safari/604.1',
  ],
  ['', '', 'curl/8.14.1'],
  ['', '', '<b>Firefox</b>, call +91 261 000 000'],
  ['', '', ''],
])('%s on %s is recognized', (browser, system, userAgent) => {
  expect(nameBrowser(userAgent)).toEqual({ browser, system })
})

test('a long text costs no more than a short one', () => {
  expect(nameBrowser(`Version/${'a'.repeat(100_000)} Safari/`)).toEqual({ browser: '', system: '' })
})
