import { describe, expect, test } from 'vitest'
import { parseOpeningHours } from '#server/guide/parse-opening-hours.ts'
import { statesTimes, getUsualHours } from './usual-week.ts'

const usual = (value: string) => getUsualHours(parseOpeningHours(value))

describe('the usual hours', () => {
  test('join weekdays with the same hours and keep closed ones', () => {
    expect(usual('Tu-Su 10:00-18:00').week).toEqual([
      { from: 1, to: 1, times: [] },
      { from: 2, to: 7, times: [['10:00', '18:00']] },
    ])
  })

  test('follow the later rule on a day that two rules name', () => {
    expect(usual('Mo-Su 08:00-20:00; Fr 08:00-11:00,14:00-26:00').week).toEqual([
      { from: 1, to: 4, times: [['08:00', '20:00']] },
      {
        from: 5,
        to: 5,
        times: [
          ['08:00', '11:00'],
          ['14:00', '26:00'],
        ],
      },
      { from: 6, to: 7, times: [['08:00', '20:00']] },
    ])
  })

  test.each([
    [
      'Mo-Su 10:00-20:00; 13:00-14:00 off',
      [
        ['10:00', '13:00'],
        ['14:00', '20:00'],
      ],
    ],
    ['Mo-Su 10:00-14:00; 13:00-15:00 off', [['10:00', '13:00']]],
    ['Mo-Su 10:00-12:00; 09:00-13:00 off', []],
    ['sunrise-sunset; 13:00-14:00 off', null],
  ])('leave out the hours that a rule closes: %s', (value, times) => {
    expect(usual(value).week).toEqual([{ from: 1, to: 7, times }])
  })

  test('keep the sun as it is, because its minutes depend on the day', () => {
    expect(usual('sunrise-sunset').week).toEqual([{ from: 1, to: 7, times: [['sunrise', 'sunset']] }])
  })

  test('tell hours that nobody knows from closed days', () => {
    expect(usual('12:00+').week).toEqual([{ from: 1, to: 7, times: null }])
  })

  test.each([
    ['a week with a time', 'Tu-Su 10:00-18:00', true],
    ['a season', 'Dec-Feb unknown "hours not found"', true],
    ['a week of which only the opening is known', '12:00+', false],
  ])('are told by %s: %s', (_name, value, isAnnounced) => {
    expect(statesTimes(usual(value))).toBe(isAnnounced)
  })

  test('are not told by the days of feasts alone', () => {
    expect(statesTimes(getUsualHours([{ dates: ['2027-02-08/2027-03-08~'], isFeast: true }]))).toBe(false)
  })

  test('name the part of the year of a season, without a week', () => {
    expect(usual('Dec-Feb 17:00-23:00')).toEqual({
      week: [],
      seasons: [{ from: '12-01', to: '02-29', times: [['17:00', '23:00']] }],
    })
  })
})
