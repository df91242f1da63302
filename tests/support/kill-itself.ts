/**
 * Loaded before a command (`--import`): the process kills itself as it prints the text of `KILL_AT`. The test that reads
 * the text would kill it later, on a busy machine after its end.
 */
const text = process.env['KILL_AT'] ?? ''

for (const stream of [process.stdout, process.stderr]) {
  const write = stream.write.bind(stream)
  Object.assign(stream, {
    write: (...written: Parameters<typeof write>) => {
      const isTaken = write(...written)
      if (String(written[0]).includes(text)) process.kill(process.pid, 'SIGKILL')
      return isTaken
    },
  })
}
