/** A browser of this machine, started with an empty profile. */
import { spawn } from 'node:child_process'
import { accessSync, constants, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { once } from 'node:events'
import { freePort } from './child.ts'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome.exe']

const FLAGS = [
  '--headless',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-default-apps',
]

/** Milliseconds in which the browser has to open its door. */
const PATIENCE = 20_000

/** Runs the work with a browser that listens for the DevTools protocol on a port. */
export async function withChromium<T>(work: (port: number) => Promise<T>): Promise<T> {
  const profile = mkdtempSync(join(tmpdir(), 'safarnama-chromium-'))
  const port = await freePort()
  // Chromium's sandbox refuses to work for root, which is what containers run as.
  const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  const own = [`--remote-debugging-port=${port}`, `--user-data-dir=${profile}`, 'about:blank']
  const browser = spawn(findChromium(), [...FLAGS, ...sandbox, ...own], { stdio: 'ignore' })
  try {
    await untilOpen(port)
    return await work(port)
  } finally {
    const gone = once(browser, 'exit')
    browser.kill('SIGTERM')
    await gone
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
  }
}

function findChromium(): string {
  const named = process.env['CHROME_PATH']
  if (named !== undefined && named !== '') return named
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  const candidates = folders.flatMap((folder) => NAMES.map((name) => join(folder, name)))
  const found = candidates.find(isExecutable)
  if (found === undefined) throw new Error('No Chromium in PATH: install one, or name it in CHROME_PATH')
  return found
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

async function untilOpen(port: number): Promise<void> {
  const end = Date.now() + PATIENCE
  while (Date.now() < end) {
    const answer = await fetch(`http://127.0.0.1:${port}/json/version`).catch(() => null)
    if (answer?.ok) return
    await wait(100)
  }
  throw new Error('The browser did not start')
}
