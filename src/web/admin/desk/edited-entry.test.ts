import { expect, test } from 'vitest'
import { errorsByPath, openErrors } from './edited-entry.ts'

test('an error goes once its value, or what holds it, has changed', () => {
  const errors = { 'place.facts.openingHours.source': 'name it', 'place.name': 'blank', 'place.names': 'faulty' }
  const open = openErrors(errors, new Set(['place.facts.openingHours', 'place.name']))
  expect(open).toEqual({ 'place.names': 'faulty' })
  expect(errorsByPath('place', open).errorBelow(['facts', 'openingHours'])).toBeUndefined()
})
