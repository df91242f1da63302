/** A process whose event loop hangs, with a watchdog that waits two seconds. */
import { startWatchdog } from '#server/platform/process/watchdog.ts'

startWatchdog({ maxMissed: 2 })
setTimeout(() => {
  for (;;);
}, 500)
