/**
 * Stores the guide in a browser, stops the server, and opens every address of the guide: `npm run test:offline`. A word
 * after it names one of the files: `npm run test:offline -- updates`.
 */
import { spawnSync } from 'node:child_process'

const { status } = spawnSync('playwright', ['test', `offline-${process.argv[2] ?? ''}`], {
  stdio: 'inherit',
  env: { ...process.env, TEST_SCOPE: 'full', TEST_SCALE: 'full' },
  shell: process.platform === 'win32',
})
process.exitCode = status ?? 1
