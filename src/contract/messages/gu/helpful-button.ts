import type * as english from '../en/helpful-button.ts'
import { translation } from '../translation.ts'

export const helpfulButton = translation<typeof english.helpfulButton>()({
  helpful: 'ઉપયોગી',
  helpfulOf: '“{place}” વિશેનો {name}નો અભિપ્રાય ઉપયોગી છે',
  count: { one: '{count} પ્રવાસીને આ ઉપયોગી લાગ્યું', other: '{count} પ્રવાસીઓને આ ઉપયોગી લાગ્યું' },
  failed: 'સાચવી શકાયું નહીં.',
})
