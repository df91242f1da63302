import { expect, test } from 'vitest'
import { isCommonPassword } from './common-passwords.ts'

test.each(['password', 'Password1', 'qwerty123', '123456', '987654321', 'aaaaaa', 'iloveyou!!', 'surat2026', 'abc123'])(
  '%s is guessed first',
  (password) => {
    expect(isCommonPassword(password)).toBe(true)
  },
)

test.each(['kites over the Tapi', 'xk2-9v!q', 'locho-and-khaman', 'pass', ''])('%j is not pointed out', (password) => {
  expect(isCommonPassword(password)).toBe(false)
})
