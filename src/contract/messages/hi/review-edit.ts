import type * as english from '../en/review-edit.ts'
import { translation } from '../translation.ts'

export const reviewEdit = translation<typeof english.reviewEdit>()({
  title: '“{place}” की अपनी समीक्षा में बदलाव करें',
  submit: 'बदलाव सहेजें',
  saving: 'सहेज रहे हैं …',
  cancel: 'रद्द करें',
  discardQuestion: 'समीक्षा में किए बदलाव छोड़ देने हैं?',
  saved: '“{place}” की आपकी समीक्षा बदल गई।',
  failed: 'आपकी समीक्षा सहेजी नहीं जा सकी',
  failedRetry: 'आपकी समीक्षा सहेजी नहीं जा सकी। फिर कोशिश करें।',
  stale: 'सूची में दूसरा पाठ दिख रहा है। उसकी जगह अपना रखने के लिए फिर सहेजें।',
  currentPhoto: 'इस समीक्षा की फोटो',
})
