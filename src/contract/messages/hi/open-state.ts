import type * as english from '../en/open-state.ts'
import { translation } from '../translation.ts'
import { clock } from './language.ts'

export const openState = translation<typeof english.openState>()({
  openUntil: `${clock('time')} तक खुला`,
  openAlways: 'चौबीसों घंटे खुला',
  opensAt: `बंद है, ${clock('time')} बजे खुलेगा`,
  closedOn: '{weekday} बंद',
  opensLater: `{day} ${clock('time')} बजे खुलेगा`,
  tomorrow: 'कल',
  weekdaysInGeneral: ['सोमवार को', 'मंगलवार को', 'बुधवार को', 'गुरुवार को', 'शुक्रवार को', 'शनिवार को', 'रविवार को'],
  weekdays: ['सोमवार को', 'मंगलवार को', 'बुधवार को', 'गुरुवार को', 'शुक्रवार को', 'शनिवार को', 'रविवार को'],
  closedNow: 'अभी बंद है',
  maybeOpen: 'शायद खुला हो',
  likely: 'अंदाज़ा',
  disputed: 'स्रोत एकमत नहीं हैं',
})
