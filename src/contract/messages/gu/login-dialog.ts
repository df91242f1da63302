import type * as english from '../en/login-dialog.ts'
import { translation } from '../translation.ts'

export const loginDialog = translation<typeof english.loginDialog>()({
  savePlace: '{place} સાચવો',
  savePlaceText: 'લોગ ઇન કરો કે ખાતું બનાવો, એટલે તે તમારી મનપસંદ યાદીમાં આવી જશે.',
  addTrip: '“{title}” તમારા પ્રવાસોમાં ઉમેરો',
  addTripText: 'લોગ ઇન કરો કે ખાતું બનાવો, એટલે તે તમારા પ્રવાસોમાં આવી જશે.',
  takeShared: '“{title}” સાથે લો',
  takeSharedText: 'લોગ ઇન કરો કે ખાતું બનાવો, એટલે તે તમારા પ્રવાસોમાં આવી જશે.',
  makeTrip: 'તમારાં સ્થળોનો પ્રવાસ બનાવો',
  makeTripText: 'લોગ ઇન કરો કે ખાતું બનાવો, એટલે તમારાં સ્થળોનો પ્રવાસ બની જશે.',
  writeReview: '“{place}” વિશે લખો',
  writeReviewText: 'લોગ ઇન કરો કે ખાતું બનાવો, એટલે આ સ્થળ માટેનું ફોર્મ ખૂલશે.',
  reportReview: '“{place}” વિશેના અભિપ્રાયની ફરિયાદ કરો',
  reportReviewText: 'લોગ ઇન કરો કે ખાતું બનાવો, પછી અહીં ફરિયાદ કરી શકશો.',
  suggestChange: '“{place}” માટે ફેરફાર સૂચવો',
  suggestChangeText: 'લોગ ઇન કરો કે ખાતું બનાવો, પછી અહીં પાછા આવીને તમે શું જોયું તે કહી શકશો.',
  notNow: 'હમણાં નહીં',
})
