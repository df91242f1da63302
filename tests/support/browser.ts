import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Chromium without a window of any kind: the same engine, three times as fast to test in. */
const HEADLESS_SHELL = 'chromium-headless-shell'

/** What Chromium and its next of kin are called, where systems install it; we never download one. */
const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome', 'microsoft-edge']

/** Where systems without a search path for applications keep it. */
const APPLICATIONS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

type Environment = Readonly<Record<string, string | undefined>>

/**
 * The installed browser: `CHROME_PATH`, else the headless shell, else a whole browser by the first known name in `PATH`.
 * @throws Error saying how to name one
 */
export function findBrowser(env: Environment): string {
  return findProgram(env, [HEADLESS_SHELL, ...NAMES])
}

/**
 * A whole browser, for what the headless shell does not do: keeping left pages alive.
 * @throws Error saying how to name one
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
    // Not there is an answer, too.
    return false
  }
}

/** Keeps the browser from calling home, so that every request seen is the product's. */
export function quietBrowserArguments(): string[] {
  // Chromium's sandbox refuses to work for root, which is who runs tests in a container.
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
