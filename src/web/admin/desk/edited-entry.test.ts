import { expect, test } from 'vitest'
import { errorsByPath, openErrors } from './edited-entry.ts'

test('an error goes once its value, or what holds it, has changed', () => {
  const errors = { 'text.facts.openingHours.source': 'name it', 'text.name': 'blank', 'text.names': 'faulty' }
  const open = openErrors(errors, new Set(['text.facts.openingHours', 'text.name']))
  expect(open).toEqual({ 'text.names': 'faulty' })
  expect(errorsByPath(open).errorBelow(['facts', 'openingHours'])).toBeUndefined()
})
