import type * as english from '../en/email-confirmation.ts'
import { translation } from '../translation.ts'

export const emailConfirmation = translation<typeof english.emailConfirmation>()({
  title: 'अपने ईमेल की पुष्टि करें',
  text: 'इससे पता चलता है कि यह ईमेल आपका ही है। बस एक क्लिक।',
  submit: 'मेरे ईमेल की पुष्टि करें',
  confirmed: 'आपके ईमेल की पुष्टि हो गई।',
  passwordText:
    'आप यहाँ इस ईमेल के खाते में लॉग इन नहीं हैं, इसलिए उसका पासवर्ड चाहिए। अगर खाता आपने नहीं बनाया, तो “पासवर्ड भूल गए?” चुनें: तब वह आपका हो जाएगा, और दूसरों का जोड़ा हुआ हट जाएगा।',
  password: 'खाते का पासवर्ड',
  cancel: 'रद्द करें',
  unknownLink: 'यह लिंक अब काम नहीं करता। अपनी प्रोफाइल से नया लिंक मँगाएँ।',
  notConfirmed: 'ईमेल की पुष्टि नहीं हुई',
  sendAgain: 'फिर भेजें',
  sent: 'आपको लिंक वाला ईमेल भेजा गया है।',
  sendFailed: 'ईमेल भेजा नहीं जा सका। थोड़ी देर में फिर कोशिश करें।',
  newsletterTitle: 'सब्सक्रिप्शन की पुष्टि करें',
  newsletterText: 'एक क्लिक करें, और न्यूज़लेटर आपके ईमेल पर आने लगेगा।',
  newsletterSubmit: 'सब्सक्राइब करें',
  newsletterConfirmed: 'आपने सब्सक्राइब कर लिया है।',
})
