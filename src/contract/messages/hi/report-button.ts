import type * as english from '../en/report-button.ts'
import { translation } from '../translation.ts'

export const reportButton = translation<typeof english.reportButton>()({
  report: 'शिकायत करें',
  reportOf: '“{place}” पर {name} की समीक्षा की शिकायत करें',
})
