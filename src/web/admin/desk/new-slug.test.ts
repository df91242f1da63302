import { expect, test } from 'vitest'
import { withNewValue } from './new-slug.ts'

const empty = { slug: '', name: '' }

test('the address of a new entry follows its name', () => {
  const typed = withNewValue(empty, ['name'], 'Café d’Or')
  expect(typed).toEqual({ slug: 'cafe-dor', name: 'Café d’Or' })
  expect(withNewValue(typed, ['name'], 'Café')).toEqual({ slug: 'cafe', name: 'Café' })
  expect(withNewValue({ slug: '', title: '' }, ['title'], 'A day of silk')).toMatchObject({ slug: 'a-day-of-silk' })
})

test('an address that the editor wrote stays', () => {
  const written = withNewValue(withNewValue(empty, ['name'], 'Lamps'), ['slug'], 'lights')
  expect(withNewValue(written, ['name'], 'Day of lamps')).toEqual({ slug: 'lights', name: 'Day of lamps' })
})

test('a name inside the text, or without Latin letters, makes no address', () => {
  expect(withNewValue({ ...empty, names: {} }, ['names', 'name'], 'Diwali')).toMatchObject({ slug: '' })
  expect(withNewValue(empty, ['name'], 'દિવાળી')).toMatchObject({ slug: '' })
})

test('a new place has the drawing of its list until the editor chooses another', () => {
  const cafe = withNewValue({ category: '', illustration: '' }, ['category'], 'cafe')
  expect(cafe).toEqual({ category: 'cafe', illustration: 'category-cafe' })
  const moved = withNewValue(cafe, ['category'], 'street_food')
  expect(moved).toEqual({ category: 'street_food', illustration: 'category-street-food' })
  const chosen = { category: 'cafe', illustration: 'castle' }
  expect(withNewValue(chosen, ['category'], 'explore')).toEqual({ category: 'explore', illustration: 'castle' })
})
