import { offline as messages } from '#messages/offline.ts'
import { expect, inFullSuite } from '../support/browser-test.ts'
import { offlineTest, openOfferedGuide } from '../support/stored-guide-page.ts'

/** Of the issue "The city in the pocket": for a pack of 4 MB at 400 kbit/s. The figure is printed beside it. */
const LIMIT_S = 100

const BYTES_PER_SECOND = 400_000 / 8

const NETWORKS = [
  { name: 'without a delay', latency: 0 },
  { name: 'at a delay of 400 ms', latency: 400 },
] as const

for (const { name, latency } of NETWORKS) {
  offlineTest(`a guide is stored at 400 kbit/s ${name}`, inFullSuite, async ({ page, context }) => {
    offlineTest.setTimeout(600_000)
    const load = await openOfferedGuide(page)
    const size = await load.textContent()
    const session = await context.newCDPSession(page)
    const throughput = { downloadThroughput: BYTES_PER_SECOND, uploadThroughput: BYTES_PER_SECOND }
    await session.send('Network.emulateNetworkConditions', { offline: false, latency, ...throughput })
    let requests = 0
    page.on('request', () => (requests += 1))
    const began = performance.now()
    await load.click()
    await expect(page.getByRole('heading', { name: messages.ready })).toBeVisible({ timeout: 500_000 })
    const seconds = (performance.now() - began) / 1_000
    console.log(
      `${size ?? ''} ${name}: ready after ${seconds.toFixed(1)} s, ${requests} requests (limit ${LIMIT_S} s for 4 MB)`,
    )
  })
}
