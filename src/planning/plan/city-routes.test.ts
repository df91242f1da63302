import { expect, test } from 'vitest'
import { createStop, spotAt, suratFares } from '../../../tests/support/made-up-plans.ts'
import { createCityRoutes } from './city-routes.ts'

const castle = createStop('castle')
const far = createStop('far', { spot: spotAt(5) })
const neighbourhood = createStop('somewhere', { spot: spotAt(5, 0, 1_500) })

const exactly = (value: number) => ({ min: value, likely: value, max: value })

const routes = createCityRoutes(suratFares, (_from, _to, way) =>
  way === 'auto' ? { metres: 9_300, minutes: 21 } : undefined,
)

test('a way between exact positions is as the streets run, with the wait for its ride', () => {
  expect(routes.getLeg(castle, far)).toEqual({
    way: 'auto',
    metres: exactly(9_300),
    minutes: exactly(26),
    isExact: true,
  })
})

test('a way of which the service knows nothing is estimated', () => {
  expect(routes.getLeg(castle, { ...far, wayHere: 'foot' })).toMatchObject({ way: 'foot', minutes: exactly(84) })
})

test('a way to a neighbourhood stays a range', () => {
  expect(routes.getLeg(castle, neighbourhood).isExact).toBe(false)
})
