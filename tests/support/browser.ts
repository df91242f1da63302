import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Chromium without windows. It uses the same engine, and tests run three times as fast in it. */
const HEADLESS_SHELL = 'chromium-headless-shell'

/** The program names of Chromium and its relatives in system packages. We never download a browser. */
const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome', 'microsoft-edge']

/** The paths of browsers on systems that do not put applications into `PATH`. */
const APPLICATIONS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

type Environment = Readonly<Record<string, string | undefined>>

/**
 * Finds the installed browser: `CHROME_PATH`, or the headless shell, or the first whole browser in `PATH`.
 * @throws Error that says how to name one
 */
export function findBrowser(env: Environment): string {
  return findProgram(env, [HEADLESS_SHELL, ...NAMES])
}

/**
 * Finds a whole browser. Unlike the headless shell it keeps left pages alive.
 * @throws Error that says how to name one
 */
export function findWholeBrowser(env: Environment): string {
  return findProgram(env, NAMES)
}

function findProgram(env: Environment, names: readonly string[]): string {
  const named = env['CHROME_PATH']
  if (named) return named
  const folders = (env['PATH'] ?? '').split(delimiter).filter(Boolean)
  const candidates = [...names.flatMap((name) => folders.map((folder) => join(folder, name))), ...APPLICATIONS]
  const found = candidates.find(isExecutable)
  if (found === undefined) throw new Error('No Chromium was found: install one, or name it with CHROME_PATH')
  return found
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    // A missing file is no browser.
    return false
  }
}

/** Stops the browser's own requests, so that every recorded request comes from the product. */
export function quietBrowserArguments(): string[] {
  // Chromium's sandbox does not run as root. Containers often run tests as root.
  const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  return [
    ...asRoot,
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ]
}
