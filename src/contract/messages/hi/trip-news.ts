import type * as english from '../en/trip-news.ts'
import { translation } from '../translation.ts'

export const tripNews = translation<typeof english.tripNews>()({
  bell: 'आपकी शेयर की गई यात्राएँ',
  changed: { one: '{names} ने “{title}” को बदला।', other: '{names} ने “{title}” को बदला।' },
  joined: { one: '{names} “{title}” से जुड़े।', other: '{names} “{title}” से जुड़े।' },
  waiting: {
    one: '“{title}” के लिए एक सुझाव आपके फैसले के लिए रुका है।',
    other: '“{title}” के लिए {count} सुझाव आपके फैसले के लिए रुके हैं।',
  },
  open: 'योजना खोलें',
  openOf: '“{title}” की योजना खोलें',
  mails: 'शेयर की गई यात्राओं के ईमेल',
  mailsWish: 'जब दूसरों ने शेयर की गई यात्रा बदली हो या कोई सुझाव रुका हो, तब मुझे ईमेल भेजें, घंटे में ज़्यादा से ज़्यादा एक।',
  mailsFailed: 'यह पसंद सहेजी नहीं जा सकी।',
})
