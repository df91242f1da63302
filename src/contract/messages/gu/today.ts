import type * as english from '../en/today.ts'
import { translation } from '../translation.ts'
import { clock } from './language.ts'

export const today = translation<typeof english.today>()({
  title: 'આજે, {weekday}, {date}',
  now: 'હમણાં',
  next: 'હવે પછી',
  until: `${clock('time')} સુધી`,
  at: `${clock('time')} વાગ્યે`,
  leaveAt: `${clock('time')} વાગ્યે નીકળો`,
  over: `${clock('time')} સુધીનું આયોજન હતું`,
  allDone: 'આજ માટે આટલું જ હતું.',
  done: 'થઈ ગયું',
  marked: '{name} થઈ ગયું.',
  wayTo: '“{name}” સુધીનો રસ્તો',
  late: 'મોડું થાય છે?',
  lateBy: '{duration} મોડું',
  delayedOne: `{name}: ${clock('time')} વાગ્યે.`,
  delayedMany: { one: '{count} મુકામ મોડો શરૂ થાય છે: {names}.', other: '{count} મુકામ મોડા શરૂ થાય છે: {names}.' },
  startsAt: '{name} {time}',
  shorter: 'ટૂંકું રોકાણ: {names}.',
  aside: 'હવે બંધબેસતું નથી, પછી માટે રાખ્યું: {names}.',
  unmoved: { one: '{count} મુકામનો સમય એ જ રહે છે.', other: '{count} મુકામના સમય એ જ રહે છે.' },
  tooLate: 'તે તો મધરાત પછી થઈ જાય.',
  askReview: '{name} કેવું રહ્યું?',
  writeReview: 'અભિપ્રાય લખો',
  notNow: 'હમણાં નહીં',
})
