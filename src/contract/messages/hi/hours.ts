import type * as english from '../en/hours.ts'
import { translation } from '../translation.ts'
import { clock } from './language.ts'

export const hours = translation<typeof english.hours>()({
  weekdaysShort: ['सोम', 'मंगल', 'बुध', 'गुरु', 'शुक्र', 'शनि', 'रवि'],
  reasons: {
    weekly: 'आज बंद',
    season: 'इस मौसम में बंद',
    holiday: 'छुट्टी के कारण बंद',
    repairs: 'मरम्मत के लिए बंद',
    'closed-for-now': 'फिलहाल बंद',
    gone: 'हमेशा के लिए बंद',
  },
  since: '{date} से',
  unknown: 'समय की जानकारी नहीं',
  span: '{from} से {to}',
  endOf: '{month} के अंत तक',
  closed: 'बंद',
  notKnown: 'समय की जानकारी नहीं',
  everyDay: 'रोज़',
  allDay: 'पूरे दिन',
  sunrise: 'सूर्योदय',
  sunset: 'सूर्यास्त',
  dawn: 'भोर',
  dusk: 'साँझ',
  nextDay: 'अगले दिन {time}',
  publicHolidays: 'सार्वजनिक छुट्टियाँ',
  openEnd: '{from} से खुला, बंद होने का समय पता नहीं',
})

export const hoursNotes = translation<typeof english.hoursNotes>()({
  lastEntry: 'आखिरी प्रवेश बंद होने से {minutes} मिनट पहले',
  closedOn: 'इन दिनों बंद: {feasts}',
  days: '{feast} ({days} दिन)',
  onlyDuring: 'सिर्फ इन दिनों में: {feast}',
  closedOnHolidays: 'सार्वजनिक छुट्टियों पर बंद',
  otherHours: 'कुछ छुट्टियों पर समय अलग होता है',
  holidaysNotKnown: 'यहाँ कौन से दिन सार्वजनिक छुट्टी हैं, यह अभी पता नहीं',
})

export const hoursQuestion = translation<typeof english.hoursQuestion>()({
  doYouMean: 'क्या आपका मतलब यह है: {meaning}?',
  means: 'इसका मतलब: {meaning}',
  remark: 'समय का हिस्सा नहीं: {remark}',
  use: 'हाँ, यही रखें',
})

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
