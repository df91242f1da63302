/**
 * Started with `parent`, it starts itself again as a child whose event loop hangs, and prints the id of the child. As
 * `worker` or `reader` it is such a child.
 */
import { fork } from 'node:child_process'
import { serveAsReader } from '#server/platform/process/reader-child.ts'
import { endWithParent, startWatchdog } from '#server/platform/process/watchdog.ts'

const [, script = '', role, child = ''] = process.argv

if (role === 'parent') {
  const { pid } = fork(script, [child], { stdio: 'ignore' })
    // By then the loop hangs.
    .on('message', () => setTimeout(() => console.log(pid), 500))
} else {
  if (role === 'reader') {
    serveAsReader()
    endWithParent()
  } else startWatchdog({ maxMissed: 600, parentPid: process.ppid })
  setTimeout(() => {
    process.send?.('hangs')
    // The message leaves before the loop hangs.
    setTimeout(() => {
      for (;;);
    }, 100)
  }, 500)
}
