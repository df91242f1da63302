import type * as english from '../en/not-found.ts'
import { translation } from '../translation.ts'

export const notFound = translation<typeof english.notFound>()({
  title: 'અરે! પેજ મળ્યું નહીં',
  text: 'આ પેજ ક્યાંક ખસી ગયું છે, અથવા હતું જ નહીં.',
  home: 'હોમ',
})
