import type * as english from '../en/newsletter.ts'
import { translation } from '../translation.ts'

export const newsletter = translation<typeof english.newsletter>()({
  title: 'न्यूज़लेटर',
  description: '{city} की नई जगहें और यात्राएँ, कभी-कभी ईमेल से।',
  name: 'नाम',
  email: 'ईमेल',
  submit: 'सब्सक्राइब करें',
  promise: 'कभी-कभार एक ईमेल। हर एक में उसे बंद करने का लिंक होता है।',
  unsubscribeTitle: 'अनसब्सक्राइब',
  unsubscribeText: 'इसके बाद आपको न्यूज़लेटर का कोई ईमेल नहीं आएगा।',
  unsubscribeSubmit: 'अनसब्सक्राइब करें',
  unsubscribed: 'आपने अनसब्सक्राइब कर दिया है।',
  unsubscribeFailed: 'यह लिंक अब काम नहीं करता।',
  emailExists: 'यह ईमेल पहले से है',
  failed: 'सब्सक्राइब नहीं हो सका, फिर कोशिश करें।',
  succeeded: 'सब्सक्राइब हो गया',
})
