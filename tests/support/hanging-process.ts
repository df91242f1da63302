/** A process whose event loop hangs, with a watchdog that waits two seconds. */
import { startWatchdog } from '#server/watchdog.ts'

startWatchdog({ maxMissed: 2 })
setTimeout(() => {
  for (;;);
}, 500)
