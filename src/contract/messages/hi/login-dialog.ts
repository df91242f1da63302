import type * as english from '../en/login-dialog.ts'
import { translation } from '../translation.ts'

export const loginDialog = translation<typeof english.loginDialog>()({
  savePlace: '“{place}” को सहेजें',
  savePlaceText: 'लॉग इन करें या खाता बनाएँ, और यह आपकी पसंदीदा सूची में आ जाएगी।',
  addTrip: '“{title}” को अपनी यात्राओं में जोड़ें',
  addTripText: 'लॉग इन करें या खाता बनाएँ, और यह आपकी यात्राओं में आ जाएगी।',
  takeShared: '“{title}” साथ लें',
  takeSharedText: 'लॉग इन करें या खाता बनाएँ, और यह आपकी यात्राओं में आ जाएगी।',
  makeTrip: 'अपनी जगहों की यात्रा बनाएँ',
  makeTripText: 'लॉग इन करें या खाता बनाएँ, और आपकी जगहों की यात्रा बन जाएगी।',
  writeReview: '“{place}” के बारे में लिखें',
  writeReviewText: 'लॉग इन करें या खाता बनाएँ, और इस जगह का फॉर्म खुल जाएगा।',
  reportReview: '“{place}” की समीक्षा की शिकायत करें',
  reportReviewText: 'लॉग इन करें या खाता बनाएँ, फिर यहाँ शिकायत कर सकेंगे।',
  suggestChange: '“{place}” के लिए बदलाव सुझाएँ',
  suggestChangeText: 'लॉग इन करें या खाता बनाएँ, फिर यहीं लौटकर बता सकेंगे कि आपने क्या देखा।',
  notNow: 'अभी नहीं',
})
