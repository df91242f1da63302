import { expect, test } from 'vitest'
import { isSame } from './is-same.ts'

const saved = { _id: '1', title: 'Surat', startDate: '2027-01-01', destinations: [{ name: 'A', notes: '' }] }

test('values are the same in any order of their keys', () => {
  expect(isSame(saved, { destinations: [{ notes: '', name: 'A' }], title: 'Surat' })).toBe(true)
})

test('a field that was left to the server is the same', () => {
  expect(isSame(saved, { title: 'Surat', startDate: null, userEmail: undefined })).toBe(true)
})

test('a null is the same as a field that the saved object leaves out', () => {
  expect(isSame(saved, { destinations: [{ name: 'A', position: null }] })).toBe(true)
  expect(isSame(saved, { destinations: [{ name: 'A', notes: null }] })).toBe(false)
})

test('another value anywhere is not the same', () => {
  expect(isSame(saved, { destinations: [{ name: 'B', notes: '' }] })).toBe(false)
})
