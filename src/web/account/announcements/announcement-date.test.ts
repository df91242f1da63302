import { expect, test } from 'vitest'
import { indianFormats } from '../../../../tests/support/formats.ts'
import { nameOfZone, toDateTimeInput } from './announcement-date.ts'

test('the field for the date of an announcement holds what the clocks of the city show', () => {
  const evening = new Date('2026-03-01T20:05:09.000Z')
  expect(toDateTimeInput(evening, 'Asia/Kolkata')).toBe('2026-03-02T01:35')
  expect(toDateTimeInput(evening, 'America/New_York')).toBe('2026-03-01T15:05')
})

test('a zone is named as people call it', () => {
  expect(nameOfZone('Asia/Kolkata', indianFormats)).toBe('India Standard Time')
})
