import { writeFileSync } from 'node:fs'

/** Runs in a process that `reader-process.ts` started: it ends with the server, and before it. */
export function serveAsReader(): void {
  offerToEndFirst()
  // The server has ended. A reader whose own code may hang calls `endWithParent` too; decoders of pictures do not run in
  // the event loop.
  process.on('disconnect', () => process.exit(0))
}

/** Makes Linux end this process instead of the server when the machine runs out of memory. */
function offerToEndFirst(): void {
  if (process.platform !== 'linux') return
  try {
    writeFileSync('/proc/self/oom_score_adj', '1000')
  } catch {
    // A sandbox may hide this file.
  }
}
