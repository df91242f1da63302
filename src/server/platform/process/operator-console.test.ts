import { expect, onTestFinished, test, vi } from 'vitest'
import { muteLibraries, operatorConsole } from './operator-console.ts'

test('what a library prints reaches nobody, and its place is named once', { tags: 'weakness/texts-in-logs' }, () => {
  const before = { ...console }
  const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  onTestFinished(() => {
    Object.assign(console, before)
    write.mockRestore()
  })
  muteLibraries()
  const print = () => console.error('marked\n{"msg":"forged line"}')
  print()
  print()
  operatorConsole.error('The disk is full')
  const written = write.mock.calls.map(([text]) => String(text))
  expect(written).toEqual([
    expect.stringMatching(/^output of a library thrown away \{\n? *place: .*operator-console\.test\.ts:\d+:\d+.*\}\n$/),
    'The disk is full\n',
  ])
})
