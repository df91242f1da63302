import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { User } from '#contract/account/auth.ts'
import {
  beginSession,
  currentSession,
  endSession,
  isTokenStored,
  onSessionChange,
  rejectSession,
  updateUser,
} from './session.ts'
import { storedSelection, storeSelection } from './selection.ts'

const asha: User = {
  id: '1',
  _id: '1',
  name: 'Asha',
  email: 'asha@example.org',
  phone: '',
  address: '',
  isAdmin: false,
}

/** Local storage in memory. */
function createStorage(): Storage {
  const stored = new Map<string, string>()
  return {
    getItem: (key) => stored.get(key) ?? null,
    setItem: (key, value) => void stored.set(key, value),
    removeItem: (key) => void stored.delete(key),
    clear: () => stored.clear(),
    key: (index) => [...stored.keys()][index] ?? null,
    get length() {
      return stored.size
    },
  }
}

let storage: Storage

beforeEach(() => {
  vi.useFakeTimers()
  storage = createStorage()
  vi.stubGlobal('localStorage', storage)
})

afterEach(() => {
  endSession()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('a session that begins is stored under exactly four keys', () => {
  beginSession('secret', asha)

  const stored = Object.fromEntries(
    Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '').map((key) => [
      key,
      storage.getItem(key),
    ]),
  )
  expect(stored).toEqual({
    token: 'secret',
    email: 'asha@example.org',
    user: JSON.stringify(asha),
    isAdmin: 'false',
  })
  expect(currentSession()).toEqual({ kind: 'signed-in', user: asha, token: 'secret' })
})

test('the end of a session removes everything from local storage', () => {
  beginSession('secret', asha)
  storage.setItem('something', 'else')

  endSession()

  expect(storage.length).toBe(0)
  expect(currentSession()).toEqual({ kind: 'guest' })
})

test('an update of the user is stored', () => {
  beginSession('secret', asha)

  updateUser({ ...asha, phone: '0261 1234', isAdmin: true })

  expect(currentSession()).toMatchObject({ user: { phone: '0261 1234' }, token: 'secret' })
  expect(JSON.parse(storage.getItem('user') ?? '')).toMatchObject({ phone: '0261 1234' })
  expect(storage.getItem('isAdmin')).toBe('true')
})

test('an update after the end of the session is ignored', () => {
  beginSession('secret', asha)
  endSession()

  updateUser(asha)

  expect(currentSession()).toEqual({ kind: 'guest' })
  expect(storage.length).toBe(0)
})

test('an update of another user is ignored', () => {
  beginSession('secret', asha)

  updateUser({ ...asha, id: '2', name: 'Ravi' })

  expect(currentSession()).toMatchObject({ user: { name: 'Asha' } })
})

test('a session that the server does not accept ends', () => {
  beginSession('secret', asha)

  rejectSession()

  expect(currentSession()).toEqual({ kind: 'guest' })
  expect(storage.length).toBe(0)
})

test('picked places outlive a session that the server does not accept, and not a logout', () => {
  beginSession('secret', asha)
  storeSelection('the castle')

  rejectSession()
  expect(storedSelection()).toBe('the castle')

  endSession()
  expect(storedSelection()).toBe(null)
})

test('listeners hear of every change until they stop', () => {
  const heard: string[] = []
  const stop = onSessionChange(() => heard.push(currentSession().kind))

  beginSession('secret', asha)
  endSession()
  stop()
  beginSession('secret', asha)

  expect(heard).toEqual(['signed-in', 'guest'])
})

test('with a full storage the session lasts as long as the page', () => {
  storage.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }

  beginSession('secret', asha)

  expect(currentSession().kind).toBe('signed-in')
  expect(isTokenStored()).toBe(true)
  endSession()
  expect(isTokenStored()).toBe(false)
})

test('with a forbidden storage the session lasts as long as the page', () => {
  vi.stubGlobal('localStorage', undefined)

  beginSession('secret', asha)

  expect(isTokenStored()).toBe(true)
  endSession()
  expect(isTokenStored()).toBe(false)
})
