import { expect, test } from 'vitest'
import { getChanges } from './changes.ts'

const asha = {
  id: '1',
  _id: '1',
  name: 'Asha',
  email: 'asha@example.org',
  phone: '0261 123',
  address: 'Athwa',
  isAdmin: false,
}

test('only changed fields are sent', () => {
  const changes = getChanges({ name: 'Asha Patel', phone: '0261 123', address: 'Athwa' }, asha)

  expect(changes).toEqual({ name: 'Asha Patel' })
})

test('a cleared field is a change', () => {
  const changes = getChanges({ name: 'Asha', phone: '', address: 'Athwa' }, asha)

  expect(changes).toEqual({ phone: '' })
})

test('fields that the form leaves out do not change', () => {
  const changes = getChanges({ address: 'Rander' }, asha)

  expect(changes).toEqual({ address: 'Rander' })
})
