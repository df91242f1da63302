import type * as english from '../en/trip-files.ts'
import { translation } from '../translation.ts'

export const tripFiles = translation<typeof english.tripFiles>()({
  aboutHere: '{name} (આશરે અહીં)',
  near: 'આશરે અહીં: પિન નજીકમાં છે, ચોક્કસ જગ્યાએ નથી.',
  inArea: 'આશરે અહીં: માત્ર વિસ્તારની માહિતી છે. પિન તેની વચ્ચે છે.',
  unplaced: 'નકશા પર સ્થાન વગર:',
  undated: 'દિવસ વગર',
  ofTrip: 'પ્રવાસ: {title}',
  leaveAt: 'નીકળવાનો સમય {time}: {name}',
  shortened: 'આ કેલેન્ડર મોકલી શકાય તેના કરતાં લાંબું છે. તેમાં છેલ્લે બદલેલા પ્રવાસ છે, પહેલા દિવસથી.',
  inexact: {
    one: 'નકશાની ફાઇલોમાં {count} મુકામની પિન આશરે છે. તેના નામમાં એમ લખ્યું છે.',
    other: 'નકશાની ફાઇલોમાં {count} મુકામની પિન આશરે છે. તેમનાં નામમાં એમ લખ્યું છે.',
  },
  inText: {
    one: '{count} મુકામના સ્થાનની માહિતી નથી. તે એના દિવસના લખાણમાં છે.',
    other: '{count} મુકામોના સ્થાનની માહિતી નથી. તે એમના દિવસના લખાણમાં છે.',
  },
})
