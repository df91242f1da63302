import type * as english from '../en/own-moderation.ts'
import { translation } from '../translation.ts'

export const ownModeration = translation<typeof english.ownModeration>()({
  bell: 'તમારા અભિપ્રાયો, ફરિયાદો અને સૂચનો',
  title: 'મોડરેટરોએ શું નક્કી કર્યું',
  hint: 'સ્ટાર કે મતને કારણે કોઈ અભિપ્રાય કદી દૂર થતો નથી. ફરી જોવાનું તમે એક વાર કહી શકો છો.',
  kinds: {
    removed: '“{place}” વિશેનો તમારો અભિપ્રાય દૂર કર્યો: {reason}.',
    appealed: '“{place}” વિશેનો તમારો અભિપ્રાય ફરી જોવાનું તમે કહ્યું છે. તે દૂર કર્યો હતો: {reason}.',
    upheld: 'ફરી જોયા પછી પણ “{place}” વિશેનો તમારો અભિપ્રાય દૂર જ રાખ્યો છે: {reason}.',
    restored: '“{place}” વિશેનો તમારો અભિપ્રાય પાછો આવી ગયો છે.',
    'report-removed': '“{place}” વિશેના જે અભિપ્રાયની તમે ફરિયાદ કરી તે દૂર કર્યો: {reason}.',
    'report-kept': '“{place}” વિશેના જે અભિપ્રાયની તમે ફરિયાદ કરી તે રહેવા દીધો છે.',
    'suggestion-accepted': '“{place}” માટેનું તમારું સૂચન હવે માર્ગદર્શિકામાં છે. આભાર.',
    'suggestion-declined': '“{place}” માટેનું તમારું સૂચન સ્વીકાર્યું નથી: {reason}.',
  },
  see: 'તમે શું કરી શકો તે જુઓ',
  appeal: 'ફરી જોવાનું કહો',
  appealOf: '“{place}” વિશેનો તમારો અભિપ્રાય ફરી જોવાનું કહો',
  appealLabel: 'અભિપ્રાય શા માટે પાછો આવવો જોઈએ?',
  send: 'મોકલો',
  cancel: 'રદ કરો',
  sent: 'મોડરેટર ફરી જોશે, અને જવાબ તમને સૂચનાઓમાં મળશે.',
  failed: 'મોકલી શકાયું નહીં.',
})
