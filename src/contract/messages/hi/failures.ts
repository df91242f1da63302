import type * as english from '../en/failures.ts'
import { translation } from '../translation.ts'
import { accountSecurity } from './account-security.ts'
import { clientFailures } from './client-failures.ts'
import { emailConfirmation } from './email-confirmation.ts'
import { newsletter } from './newsletter.ts'
import { reviews } from './reviews.ts'
import { search } from './search.ts'
import { trips } from './trips.ts'
import { wishlist } from './wishlist.ts'

export const failures = translation<typeof english.failures>()({
  'invalid-input': 'अनुरोध समझ में नहीं आया। निशान वाले खाने देखें।',
  unauthenticated: 'पहले लॉग इन करें',
  'second-factor-required': 'दूसरे चरण से पुष्टि करें कि यह आप ही हैं।',
  'second-factor-missing': 'पहले लॉग इन का दूसरा चरण सेट करें। एडमिन के लिए यह ज़रूरी है।',
  'reauthentication-required': 'पहले अपना पासवर्ड फिर से दें।',
  forbidden: 'आपको यह करने की अनुमति नहीं है।',
  conflict: 'इस बीच इसमें बदलाव हो गया है।',
  'insufficient-storage': 'सर्वर पर जगह नहीं बची है।',
  'not-found': 'इस पते पर कुछ नहीं है।',
  'method-not-allowed': 'इस पते पर इस तरह का अनुरोध नहीं चलता।',
  timeout: 'अनुरोध पहुँचने में बहुत देर लगी।',
  'payload-too-large': 'अनुरोध बहुत बड़ा है।',
  'uri-too-long': 'पता बहुत लंबा है।',
  'headers-too-large': 'अनुरोध के हेडर बहुत बड़े हैं।',
  'unsupported-media-type': 'बॉडी JSON में भेजें।',
  'too-many-requests': 'बहुत सारे अनुरोध आए। थोड़ा रुकें।',
  unavailable: 'सर्वर व्यस्त है। थोड़ी देर में फिर कोशिश करें।',
  internal: clientFailures.internal,
  'login.wrong': 'ईमेल या पासवर्ड गलत है।',
  'login.suspended': 'यह खाता रोका हुआ है। इस गाइड की देखभाल करने वालों से पूछें।',
  'login.suspended-ask': 'यह खाता रोका हुआ है। इसकी फिर से जाँच के लिए, या अपनी जानकारी की कॉपी पाने के लिए {contact} पर लिखें।',
  'login.too-often': 'बहुत सारी कोशिशें हुईं। अगली कोशिश से पहले थोड़ा रुकें।',
  'account.last-admin': 'एडमिन का यही एक खाता है। पहले किसी और को एडमिन बनाएँ।',
  'login.expired': 'इस लॉग इन में बहुत देर लगी या बहुत सारी कोशिशें हुईं। फिर से लॉग इन करें।',
  'second-factor.too-often':
    'कई बार गलत कोड डाले गए। पासकी या रिकवरी कोड इस्तेमाल करें, या “पासवर्ड भूल गए?” से नया पासवर्ड रखें।',
  'totp.exists': 'ऑथेंटिकेटर ऐप पहले से सेट है। पहले उसे हटाएँ।',
  'totp.not-begun': 'फिर से शुरू करें: यह सेटअप अब खुला नहीं है।',
  'passkey.unknown': 'यह पासकी यहाँ की नहीं है, या समय पर इस्तेमाल नहीं हुई। फिर कोशिश करें।',
  'passkey.not-found': 'यह पासकी अब नहीं है।',
  'passkeys.full': 'आपकी पासकी की जगह भर गई है। पहले एक हटाएँ।',
  'passkeys.not-offered': 'पासकी के लिए गाइड का डोमेन नाम होना चाहिए।',
  'recovery-codes.none': 'रिकवरी कोड लॉग इन के दूसरे चरण के साथ मिलते हैं। पहले उसे सेट करें।',
  'place.not-found': 'यह जगह गाइड में नहीं है।',
  'search.blank': search.blank,
  'trip.save-failed': trips.saveFailed,
  'trip.not-found': 'यह यात्रा अब नहीं है।',
  'trip.stale': 'इस बीच यह यात्रा कहीं और से बदली गई है।',
  'trips.full': 'आपकी यात्राओं की जगह भर गई है। पहले एक मिटाएँ।',
  'account.full': 'आपके खाते में जगह नहीं है। पहले एक यात्रा मिटाएँ।',
  'review.submit-failed': reviews.submitFailed,
  'review.not-found': 'यह समीक्षा अब नहीं है।',
  'review.not-yours': 'आप सिर्फ अपनी समीक्षाएँ मिटा सकते हैं।',
  'review.edit-not-yours': 'आप सिर्फ अपनी समीक्षाओं में बदलाव कर सकते हैं।',
  'review.stale': 'इस बीच यह समीक्षा कहीं और से बदली गई है।',
  'review.edits-full': 'इस समीक्षा में जितने बदलाव हो सकते थे, हो चुके हैं। इसे मिटाकर नई लिखें।',
  'reviews.too-many': 'एक दिन के लिए इतनी समीक्षाएँ बहुत हैं। अब कल लिखें।',
  'image.too-many-pixels': 'इस तस्वीर में पिक्सेल बहुत ज़्यादा हैं। छोटी तस्वीर चुनें।',
  'images.too-many': 'आपने आज बहुत सारी तस्वीरें अपलोड की हैं। अब कल करें।',
  'images.full': 'आपकी और तस्वीरों के लिए जगह नहीं है। पहले तस्वीर वाली एक समीक्षा मिटाएँ।',
  'images.away': 'अभी तस्वीरें सहेजी नहीं जा सकतीं। थोड़ी देर में फिर कोशिश करें।',
  'announcement.not-found': 'यह सूचना अब नहीं है।',
  'account.not-found': 'यह खाता अब नहीं है।',
  'account.own': 'आप अपना खाता खुद नहीं रोक सकते।',
  'wishlist.update-failed': wishlist.updateFailed,
  'wishlist.full': 'आपकी पसंदीदा सूची भर गई है। पहले एक जगह हटाएँ।',
  'newsletter.email-exists': newsletter.emailExists,
  'email-confirmation.unknown-link': emailConfirmation.unknownLink,
  'email-confirmation.too-often': 'थोड़ी देर पहले ही ईमेल भेजा गया है। स्पैम फोल्डर में भी देखें, या बाद में फिर कोशिश करें।',
  'email-change.unknown-link': accountSecurity.unknownChangeLink,
  'newsletter.unknown-link': newsletter.unsubscribeFailed,
})
