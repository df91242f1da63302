import type * as english from '../en/trip-map.ts'
import { translation } from '../translation.ts'

export const tripMap = translation<typeof english.tripMap>()({
  label: 'यात्रा का नक्शा',
  choice: 'नक्शे पर दिन',
  all: 'सभी दिन',
  pin: '{number}, {name}, {weekday}, {date}',
  idea: 'आइडिया, {name}',
  lodging: 'ठहरने की जगह, {name}, {weekday} {date}',
  somewhere: '{label}, इसी इलाके में कहीं',
  near: '{label}, पास में',
  estimate: 'बिंदुओं वाली रेखाएँ सीधी हैं, एक अंदाज़ा: सड़कें इनसे लंबी होती हैं।',
  notOnMap: {
    one: '{count} पड़ाव नक्शे पर नहीं है, क्योंकि उसका स्थान किसी को पता नहीं।',
    other: '{count} पड़ाव नक्शे पर नहीं हैं, क्योंकि उनके स्थान किसी को पता नहीं।',
  },
  open: 'नक्शा',
  close: 'सूची',
  showInList: 'सूची में दिखाएँ',
  closeCard: 'बंद करें',
  when: '{day}, {from} से {to}',
})
