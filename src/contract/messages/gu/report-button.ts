import type * as english from '../en/report-button.ts'
import { translation } from '../translation.ts'

export const reportButton = translation<typeof english.reportButton>()({
  report: 'ફરિયાદ કરો',
  reportOf: '“{place}” વિશેના {name}ના અભિપ્રાયની ફરિયાદ કરો',
})
