/** Starts this machine's browser with an empty profile. */
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { once } from 'node:events'
import { findBrowser, quietBrowserArguments } from '../tests/support/browser.ts'
import { freePort } from '../tests/support/free-port.ts'

const START_TIMEOUT_MS = 20_000

/** Runs the work with a browser that listens for the DevTools protocol. */
export async function withChromium<T>(work: (port: number) => Promise<T>): Promise<T> {
  const profile = mkdtempSync(join(tmpdir(), 'safarnama-chromium-'))
  const port = await freePort()
  const own = [`--remote-debugging-port=${port}`, `--user-data-dir=${profile}`, 'about:blank']
  const browser = spawn(findBrowser(process.env), ['--headless', ...quietBrowserArguments(), ...own], {
    stdio: 'ignore',
  })
  try {
    await waitUntilOpen(port)
    return await work(port)
  } finally {
    const exited = once(browser, 'exit')
    browser.kill('SIGTERM')
    await exited
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
  }
}

async function waitUntilOpen(port: number): Promise<void> {
  const end = Date.now() + START_TIMEOUT_MS
  while (Date.now() < end) {
    const answer = await fetch(`http://127.0.0.1:${port}/json/version`).catch(() => null)
    if (answer?.ok) return
    await wait(100)
  }
  throw new Error('The browser did not start')
}
