import type * as english from '../en/pin-dialog.ts'
import { translation } from '../translation.ts'

export const pinDialog = translation<typeof english.pinDialog>()({
  lodging: {
    title: 'રહેવાની જગ્યા',
    lead: 'દિવસ અહીંથી શરૂ થાય છે અને અહીં પૂરો થાય છે. પહેલો અને છેલ્લો રસ્તો ગણાય છે.',
    own: '“{name}” નામ કે સરનામા તરીકે રાખો',
    name: 'હોટલનું નામ કે સરનામું',
    unnamed: 'રહેવાની જગ્યા',
    noPin: 'પિન વગર રસ્તાની માહિતી મળતી નથી.',
    keep: 'દિવસ અહીંથી શરૂ અને પૂરો કરો',
    remove: 'કાઢી નાખો',
    removed: 'હવે દિવસ હોટલથી શરૂ થતો નથી.',
    done: 'દિવસ અહીંથી શરૂ અને પૂરો: {name}.',
  },
  stop: {
    title: 'તમારી પોતાની જગ્યા',
    name: 'નામ',
    nameMissing: 'નામ લખો.',
    unnamed: 'તમારી પોતાની જગ્યા',
    add: 'આ જગ્યા ઉમેરો',
    setFirst: 'પહેલાં પિન મૂકો',
    keep: 'પિન અહીં રાખો',
    move: 'પિન ખસેડો',
  },
})
