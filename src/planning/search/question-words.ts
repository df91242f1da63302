/**
 * Words of questions that say nothing of what is meant, by the code of their language: "where can I get". They are those of
 * languages, not of a city; a city adds its own.
 */
const byLanguage: Readonly<Record<string, string>> = {
  en: `a about an and any anything are around at available be best can close could do does find for from get give go going
    good had has have help here how i if in into is it its let like located looking look love me much many my nearby near
    nearest need of on or our please point recommend recommended right see should show some something somewhere spot spots
    suggest tell than that the their them there these they thing things this to today tomorrow try us very visit visiting
    want wanna was watch we what whats when where wheres which who why will with worth would you your place places
    shop shops store stores`,
  gu: `મને મારે મારી મારું અમને અમારે તમે કે અને અથવા છે છો હોય હતું થાય શું કયાં ક્યાં ક્યાંથી ક્યારે કેટલા કેટલું કેટલો કેટલી કેમ કેવી કેવું કઈ
    કયું કયા કયો કોઈ આ તે એ માટે માં પર થી ને ના ની નો નું પાસે નજીક આસપાસ મળે મળશે મળી જવું જવાય જવા જાઉં આવે આવેલું જોઈએ જોવું
    જોવો જોવી જોવા ખાવો ખાવી ખાવું પીવી પીવું પીવા કરવું કરવી કરવા કરી લેવું લેવી લેવા લઈ જાય જવાં બતાવો સારું સારી સારો સારા શ્રેષ્ઠ
    જગ્યા જગ્યાઓ સ્થળ સમય અહીં ત્યાં શેનું દુકાન દુકાનો`,
  hi: `मुझे मैं मेरे मेरा मेरी हमें हम आप और या है हैं हो होता था क्या कहाँ कहां कहा कब कितना कितने कितनी क्यों कैसे कैसा कैसी कौन कौनसा
    कोई यह ये वह वो इस उस के का की को से में पर तक लिए साथ पास नज़दीक नजदीक आसपास मिलेगा मिलेगी मिलता मिलती मिले जाएं जाएँ जाना जाने
    जाऊं जाऊँ खाएं खाएँ पिएं पिएँ पीएं करें करना करूं देखें देखना देखने चाहिए लें लेना ले बताओ बताएं अच्छा अच्छी अच्छे सबसे जगह जगहें स्थान
    वाला वाली वाले समय यहाँ यहां वहाँ दुकान
    दुकानें`,
  // Romanised, as travellers write them: each word in the spellings that are in use.
  romanised: `no ni nu nun na naa ne thi maa ma par dukan dukaan dukano pase paase che chhe chhey hoy kyan kyaan kya kyare kyaare kem kevu kevi
    kevo ketla ketlu ketlo ketli shu shun su kai kayu kayo koi mate maate mane mare mari maru amne apde apne badha badhi malse
    malshe malashe male mali malti malta malvu javu javi jova jovu jovi jovanu javanu khavu khava khavo khavi pivu piva
    karvu karva levu leva joie joiye jevu jevi jevo saru saro sari sara najik najikma aaspas jagya jagyao
    ka ki ke ko se mein mai main me pe tak kaha kahan kahaan kahaa kidhar kab kaise kaisa kaisi kitna kitne kitni kyu kyun kyon
    kaun kaunsa kaunsi hai hain hota hoti tha mujhe muje mera mere meri hum hame humein aap aur ya liye lie liya lye saath sath
    paas pas nazdeek nazdik najdik aaspaas milega milegi milenge milta milti milte mile jaye jaaye jaana jana jaane jane khaye khaaye
    khaen piye dekhe dekhna dekhne dekhen karna kare karne chahiye chaiye chahie lena lene batao bataiye acha accha achha achcha acchi
    achi achhi acche sabse jagah jagha jaga jagahe sthan wala wali wale vala vali vale yaha yahan waha wahan ye yeh wo woh koi
    kuch kuchh bhi`,
}

export const questionWords: readonly string[] = Object.values(byLanguage).flatMap((words) => words.split(/\s+/u))
