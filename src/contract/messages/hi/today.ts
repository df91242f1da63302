import type * as english from '../en/today.ts'
import { translation } from '../translation.ts'
import { clock } from './language.ts'

export const today = translation<typeof english.today>()({
  title: 'आज, {weekday}, {date}',
  now: 'अभी',
  next: 'इसके बाद',
  until: `${clock('time')} तक`,
  at: `${clock('time')} बजे`,
  leaveAt: `${clock('time')} बजे निकलें`,
  over: `${clock('time')} तक की योजना थी`,
  allDone: 'आज के लिए इतना ही था।',
  done: 'हो गया',
  marked: '{name} हो गया।',
  wayTo: '“{name}” तक का रास्ता',
  late: 'देर हो रही है?',
  lateBy: '{duration} देर',
  delayed: 'बाकी दिन {duration} आगे खिसकाया।',
  delayedAside: 'बाकी दिन {duration} आगे खिसकाया। अब सही नहीं बैठता, बाद के लिए रखा: {names}।',
  tooLate: 'वह तो आधी रात के बाद हो जाएगा।',
  askReview: '{name} कैसा रहा?',
  writeReview: 'समीक्षा लिखें',
  notNow: 'अभी नहीं',
})
