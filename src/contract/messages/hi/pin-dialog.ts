import type * as english from '../en/pin-dialog.ts'
import { translation } from '../translation.ts'

export const pinDialog = translation<typeof english.pinDialog>()({
  lodging: {
    title: 'ठहरने की जगह',
    lead: 'दिन यहीं से शुरू होता है और यहीं पूरा होता है। पहला और आखिरी रास्ता भी गिना जाता है।',
    own: '“{name}” को नाम या पते के तौर पर रखें',
    name: 'होटल का नाम या पता',
    unnamed: 'ठहरने की जगह',
    noPin: 'पिन के बिना रास्ते की जानकारी नहीं मिलती।',
    keep: 'दिन यहीं से शुरू और पूरा करें',
    remove: 'हटाएँ',
    removed: 'अब दिन होटल से शुरू नहीं होता।',
    done: 'दिन यहीं से शुरू और पूरा: {name}।',
  },
  stop: {
    title: 'आपकी अपनी जगह',
    name: 'नाम',
    nameMissing: 'नाम लिखें।',
    unnamed: 'आपकी अपनी जगह',
    add: 'यह जगह जोड़ें',
    setFirst: 'पहले पिन लगाएँ',
    keep: 'पिन यहीं रखें',
    move: 'पिन हटाकर दूसरी जगह लगाएँ',
  },
})
