import { expect, test } from 'vitest'
import { indianFormats } from '../../../../tests/support/formats.ts'
import { nameOfZone, showAnnouncementDate, toDateTimeInput } from './announcement-date.ts'

const EVENING = '2026-03-01T20:05:09.000Z'

test('an announcement is dated by the clocks of the city', () => {
  expect(showAnnouncementDate(EVENING, 'Asia/Kolkata', indianFormats)).toBe('2 Mar 2026, 1:35 am')
})

test('the field for its date holds what those clocks show', () => {
  expect(toDateTimeInput(new Date(EVENING), 'Asia/Kolkata')).toBe('2026-03-02T01:35')
  expect(toDateTimeInput(new Date(EVENING), 'America/New_York')).toBe('2026-03-01T15:05')
})

test('a zone is named as people call it', () => {
  expect(nameOfZone('Asia/Kolkata', indianFormats)).toBe('India Standard Time')
})
