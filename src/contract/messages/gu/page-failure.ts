import type * as english from '../en/page-failure.ts'
import { translation } from '../translation.ts'

export const pageFailure = translation<typeof english.pageFailure>()({
  offlineTitle: 'તમે ઓફલાઇન છો',
  offlineText: 'પેજ પહેલી વાર ખોલતી વખતે નેટવર્ક જોઈએ, અને જવાબ મળ્યો નહીં. તમે જે ખોલેલું હતું તે હજી છે.',
  back: 'પાછા',
})
