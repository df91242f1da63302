import { expect, test } from 'vitest'
import { toModule } from '../tools/react-modules.ts'

const toText = (lines: readonly string[]) => `${lines.join('\n')}\n`

test('each assignment to the exports of React becomes an export', () => {
  const file = toText([
    '"use strict";',
    'function Children() {}',
    'exports.Children = Children;',
    'exports.version = "1";',
  ])

  expect(toModule(file)).toBe(
    toText([
      '"use strict";',
      'function Children() {}',
      'const $Children = Children;',
      'const $version = "1";',
      '',
      'export { $Children as Children, $version as version }',
    ]),
  )
})

test('what React assigns again and calls by itself stays one binding', () => {
  const file = toText(['exports.now = void 0;', 'exports.now = Date.now;', 'var start = exports.now();'])

  expect(toModule(file)).toBe(
    toText(['let $now = void 0;', '$now = Date.now;', 'var start = $now();', '', 'export { $now as now }']),
  )
})

test('packages that React requires are imported', () => {
  const file = toText([
    'var Scheduler = require("scheduler"),',
    '  React = require("react");',
    'exports.version = "1";',
  ])

  expect(toModule(file)).toMatch(/^import \* as Scheduler from 'scheduler'\nimport \* as React from 'react'\n/)
})

test('the file that chooses a build becomes the one for production', () => {
  const file = "module.exports = require('./cjs/react.production.js')"

  expect(toModule(file)).toBe("export * from './cjs/react.production.js'\n")
})

test('a file of another form stops the build', () => {
  expect(() => toModule('module.exports = { version: 1 }')).toThrow('new form')
})
