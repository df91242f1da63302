import type * as english from '../en/hours.ts'
import { translation } from '../translation.ts'

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
