/**
 * Words of questions that say nothing of what is meant, by the code of their language: "where can I get". They are those of
 * languages, not of a city; a city adds its own. Romanised ones stand with their language.
 */
const byLanguage: Readonly<Record<string, string>> = {
  en: `a about an and any anything are around at available be best can close could do does find for from get give go going
    good had has have help here how i if in into is it its let like located looking look love me much many my nearby near
    nearest need of on or our please point recommend recommended right see should show some something somewhere spot spots
    suggest tell than that the their them there these they thing things this to today tomorrow try us very visit visiting
    want wanna was watch we what whats when where wheres which who why will with worth would you your place places`,
  gu: `મને મારે મારી મારું અમને અમારે તમે કે અને અથવા છે છો હોય હતું થાય શું કયાં ક્યાં ક્યાંથી ક્યારે કેટલા કેટલું કેટલો કેટલી કેમ કેવી કેવું કઈ
    કયું કયા કયો કોઈ આ તે એ માટે માં પર થી ને ના ની નો નું પાસે નજીક આસપાસ મળે મળશે મળી જવું જવાય જવા જાઉં આવે આવેલું જોઈએ જોવું
    જોવો જોવી જોવા ખાવો ખાવી ખાવું પીવી પીવું પીવા કરવું કરવી કરવા કરી લેવું લેવી લેવા લઈ જાય જવાં બતાવો સારું સારી સારો સારા શ્રેષ્ઠ
    જગ્યા જગ્યાઓ સ્થળ સમય અહીં ત્યાં kyan kyaan shu chhe che mate mare male ma`,
  hi: `मुझे मैं मेरे मेरा मेरी हमें हम आप और या है हैं हो होता था क्या कहाँ कहां कहा कब कितना कितने कितनी क्यों कैसे कैसा कैसी कौन कौनसा
    कोई यह ये वह वो इस उस के का की को से में पर तक लिए साथ पास नज़दीक नजदीक आसपास मिलेगा मिलेगी मिलता मिलती मिले जाएं जाएँ जाना जाने
    जाऊं जाऊँ खाएं खाएँ पिएं पिएँ पीएं करें करना करूं देखें देखना देखने चाहिए लें लेना ले बताओ बताएं अच्छा अच्छी अच्छे सबसे जगह जगहें स्थान
    वाला वाली वाले समय यहाँ यहां वहाँ kahan kahaan kya kaise hai hain ka ki ke ko se mein me par liye milega milta`,
}

export const questionWords: readonly string[] = Object.values(byLanguage).flatMap((words) => words.split(/\s+/u))
