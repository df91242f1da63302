/**
 * The half of the visitors' questions that nobody looked at while the search was built: it shows what the search knows
 * beyond what it was built with. Do not tune the search on a question of this file: add a new question to the other half
 * instead. See `visitor-questions.ts`.
 */
import { anyOf, type SearchQuery } from './search-queries.ts'

const locho = [
  'dish/locho',
  'place/gopal-locho-and-khaman-house',
  'place/shreeji-locho',
  'place/jani-locho-parle-point',
]
const khaman = ['dish/khaman', 'place/gopal-locho-and-khaman-house', 'place/jalaram-khaman-and-rasawala-khaman']
const temples = [
  'place/iskcon-radha-damodar-temple',
  'place/ambika-niketan-temple',
  'place/chintamani-parshwanath-jain-temple',
]
const gardens = ['place/dutch-garden', 'place/jawaharlal-nehru-garden', 'place/gandhi-baug']
const beaches = ['place/dumas-beach', 'place/suvali-beach', 'place/hazira-beach-and-hot-springs']
const children = [
  'place/science-centre-surat',
  'place/sarthana-nature-park',
  'trip/surat-with-children-over-a-weekend',
  'place/amaazia-water-park',
]
const sunset = ['place/dumas-beach', 'place/suvali-beach', 'place/dutch-garden']
const sweets = ['place/shah-jamnadas-c-ghariwala', 'place/blue-vanilla-patisserie']
const eating = ['page/street-food', 'page/dishes', 'place/bhagal-khau-gali', 'place/athwa-chowpatty-stalls']
const coffee = ['page/cafe', 'place/coffee-culture-city-light', 'place/meraki-the-coffee-house', 'place/the-flat-white']
const shopping = ['place/vr-surat', 'place/surat-textile-market']
const ponk = ['dish/ponk', 'place/ponk-market']
const alooPuri = ['dish/aloo-puri', 'place/khalid-aloo-puri', 'place/famous-aalupuri-and-khawsa']
const doctor = ['page/help', 'service/civil-hospital', 'service/smimer', 'service/emergency-112']
const station = ['service/railway-station', 'place/gopal-locho-and-khaman-house', 'place/surat-textile-market']
const nonVegetarian = ['place/mama-paratha-center', 'place/zampa-bazaar-food-lanes', 'page/places-halal']
const fares = ['page/fares', 'service/rickshaw-language']
const stalls = ['place/athwa-chowpatty-stalls', 'place/bhagal-khau-gali', 'page/street-food']
const heritage = ['page/historical', 'trip/a-heritage-day-in-the-old-city']

export const heldOutQuestions: readonly SearchQuery[] = [
  // English
  anyOf('i want to eat locho', ...locho),
  anyOf('famous khaman shop', ...khaman),
  anyOf('undhiyo', 'dish/undhiyu', 'page/street-food'),
  anyOf('where do locals eat', ...eating),
  anyOf('late dinner places', ...eating, 'place/apetito', 'place/livestream-coffee'),
  anyOf('icecream parlour', 'place/rander-ramzan-bazaar', 'place/blue-vanilla-patisserie', 'place/a-one-coco'),
  anyOf('ponk season', ...ponk, 'page/seasons'),
  anyOf('aloo puri near rander', ...alooPuri),
  anyOf('can i get vegan food here', 'page/places-vegan'),
  anyOf('jain restaurants', 'page/places-jain'),
  anyOf('coffee', ...coffee),
  anyOf('bakery biscuits', 'place/dotivala-bakery', 'dish/nankhatai'),
  anyOf('hotels near railway station', 'page/hotels'),
  anyOf('rooms for the night', 'page/hotels'),
  anyOf('where can i withdraw cash', 'page/cash', 'service/not-found'),
  anyOf('bank', 'page/cash', 'service/not-found'),
  anyOf('car park', 'page/parking'),
  anyOf('is there parking at dumas beach', 'page/parking', 'place/dumas-beach'),
  anyOf('public toilets', 'place/science-centre-surat', 'page/phrases', 'service/toilets'),
  anyOf('free wifi', 'page/wifi'),
  anyOf('internet', 'page/wifi'),
  anyOf('places near the airport', 'service/airport', 'place/vr-surat', 'place/dumas-beach'),
  anyOf('pharmacy', ...doctor),
  anyOf('emergency number', ...doctor),
  anyOf('bus', 'page/fares', 'page/phrases', 'service/gsrtc', 'service/city-bus'),
  anyOf('train station', ...station),
  anyOf('what is open now', 'page/places-open-now'),
  anyOf('where to watch the sunset', ...sunset),
  anyOf('quiet garden to sit', ...gardens),
  anyOf('old buildings to visit', ...heritage),
  anyOf('family outing', ...children),
  anyOf('places to visit when it rains', 'page/places-indoor', 'place/science-centre-surat', 'place/vr-surat'),
  anyOf('buy textiles', ...shopping),
  anyOf('diamond market', 'place/surat-diamond-bourse'),
  anyOf('hindu temples', ...temples),
  anyOf('beaches close to surat', ...beaches),
  anyOf('weekend itinerary', 'page/suggested-trips', 'trip/surat-with-children-over-a-weekend'),
  anyOf('plan my trip', 'page/plan-your-trip'),
  anyOf('is the castle open on monday', 'place/surat-castle'),
  anyOf('how hot is it in may', 'page/seasons'),
  anyOf('navratri', 'page/seasons', 'place/ambika-niketan-temple'),
  anyOf('words in gujarati for food', 'page/phrases', ...eating),
  anyOf('wheelchair friendly places', 'page/places-step-free'),
  anyOf('street food in rander', 'page/street-food-rander', 'area/rander', ...alooPuri, 'place/lijjat-khawsa'),
  // Gujarati
  anyOf('ખમણની દુકાનો', ...khaman),
  anyOf('લોચામાં', ...locho),
  anyOf('સારું ખાવાનું ક્યાં મળે', ...eating),
  anyOf('સાંજનું જમવાનું', ...eating),
  anyOf('આઇસક્રીમ ક્યાં મળે', 'place/rander-ramzan-bazaar', 'place/blue-vanilla-patisserie', 'place/a-one-coco'),
  anyOf('પોંકનું બજાર', ...ponk),
  anyOf('રહેવાની જગ્યા', 'page/hotels'),
  anyOf('હોટલ', 'page/hotels'),
  anyOf('પૈસા ઉપાડવા', 'page/cash', 'service/not-found'),
  anyOf('ગાડી ક્યાં પાર્ક કરવી', 'page/parking'),
  anyOf('ટોઇલેટ', 'place/science-centre-surat', 'page/phrases', 'service/toilets'),
  anyOf('વાઈફાઈ', 'page/wifi'),
  anyOf('એરપોર્ટની નજીક', 'service/airport', 'place/vr-surat', 'place/dumas-beach'),
  anyOf('સૂર્યાસ્ત ક્યાંથી જોવો', ...sunset),
  anyOf('બીચ પર', ...beaches),
  anyOf('મંદિરમાં', ...temples),
  anyOf('મ્યુઝિયમ', 'place/sardar-patel-museum', 'place/surat-castle', 'place/science-centre-surat'),
  anyOf('બગીચામાં', ...gardens, 'place/gopi-talav'),
  anyOf('બાળકોને ક્યાં લઈ જવાં', ...children),
  anyOf('ડુમસના ભજિયાં', 'place/lashkari-bhajiya-dumas', 'place/dumas-beach'),
  anyOf('ઘારીની મીઠાઈ', ...sweets, 'dish/ghari'),
  anyOf('સ્ટેશનની પાસે', ...station),
  anyOf('ડોક્ટર', ...doctor),
  anyOf('દવાખાનું', ...doctor),
  anyOf('નકશો', 'page/places-map'),
  anyOf('ગોપી તળાવનો સમય', 'place/gopi-talav'),
  anyOf('મફત ફરવાની જગ્યા', 'page/places-free'),
  anyOf('હવામાન કેવું છે', 'page/seasons'),
  // Hindi
  anyOf('उंधियु कहाँ मिलेगा', 'dish/undhiyu', 'page/street-food'),
  anyOf('सूरत का मशहूर खाना', ...eating),
  anyOf('लोचे की दुकान', ...locho),
  anyOf('ढोकले', 'place/radhe-dhokla'),
  anyOf('डिनर', ...eating),
  anyOf('दोपहर का भोजन', ...eating),
  anyOf('घारी की मिठाई', ...sweets, 'dish/ghari'),
  anyOf('आलू पूरी कहाँ खाएँ', ...alooPuri),
  anyOf('ठहरने की जगह', 'page/hotels'),
  anyOf('पैसे कहाँ निकालें', 'page/cash', 'service/not-found'),
  anyOf('गाड़ी कहाँ खड़ी करें', 'page/parking'),
  anyOf('शौचालय कहाँ है', 'place/science-centre-surat', 'page/phrases', 'service/toilets'),
  anyOf('इंटरनेट', 'page/wifi'),
  anyOf('एयरपोर्ट कैसे जाएँ', 'service/airport', 'place/vr-surat', 'place/dumas-beach'),
  anyOf('सूर्यास्त कहाँ देखें', ...sunset),
  anyOf('डुमस के भजिया', 'place/lashkari-bhajiya-dumas', 'place/dumas-beach'),
  anyOf('बच्चे', ...children),
  anyOf('बगीचे', ...gardens),
  anyOf('मस्जिदें', 'place/rander-old-town', 'place/khwaja-dana-saheb-dargah'),
  anyOf('साड़ियाँ', ...shopping),
  anyOf('रेलवे स्टेशन के पास', ...station),
  anyOf('डॉक्टर चाहिए', ...doctor),
  anyOf('पुलिस', 'page/help', 'service/police-desk-station', 'service/police-post-bhagal', 'service/emergency-112'),
  anyOf('मुफ्त में घूमने की जगह', 'page/places-free'),
  anyOf('मौसम', 'page/seasons'),
  anyOf('घूमने की योजना', 'page/plan-your-trip'),
  anyOf('पुराना शहर', 'area/old-city', ...heritage),
  anyOf('हीरे का बाज़ार', 'place/surat-diamond-bourse'),

  // Hindi and Gujarati in Latin letters, written after the first visitors typed them
  anyOf('dumas no beach', 'place/dumas-beach'),
  anyOf('gopi talav nu boating', 'place/gopi-talav'),
  anyOf('ghari kya male', 'dish/ghari', ...sweets),
  anyOf('aloo puri kahan milti hai', ...alooPuri),
  anyOf('sasti jagah', 'page/places-cheap', 'page/places-free'),
  anyOf('bachon ki jagah', ...children),
  anyOf('mandir kaha hai', ...temples),
  anyOf('auto ka kiraya', ...fares),
  anyOf('dawai ki dukan', ...doctor),
  anyOf('hotel kaha hai', 'page/hotels'),
  anyOf('raat ka khana', ...eating),
  anyOf('subah ka nashta', 'place/gopal-locho-and-khaman-house', 'place/golden-tea-point', 'page/street-food'),
  anyOf('sadi ki dukan', ...shopping),
  anyOf('khaman ni dukan', ...khaman),
  anyOf('chai kahan milegi', 'place/golden-tea-point'),
  anyOf('shakahari khana', 'page/places-vegetarian'),
  anyOf('masahari khana', ...nonVegetarian),
  anyOf('station kaha hai', ...station),
  anyOf('heere ka bazar', 'place/surat-diamond-bourse'),
  anyOf('ponk no bazar', ...ponk),
  // The same kinds in their scripts, and compounds
  anyOf('સસ્તું ખાવાનું ક્યાં મળે', 'page/places-cheap', ...eating),
  anyOf('ઓટો રિક્ષા', ...fares),
  anyOf('રીક્ષા ભાડું', ...fares),
  anyOf('ચા ની દુકાન', 'place/golden-tea-point'),
  anyOf('બચ્ચાં માટે', ...children),
  anyOf('ખમણઢોકળાં', ...khaman, 'place/radhe-dhokla'),
  anyOf('આલુ પુરી ક્યાં મળે', ...alooPuri),
  anyOf('પાંઉભાજી', 'place/mahesh-pav-bhaji'),
  anyOf('સોનાની દુકાન', ...shopping, 'place/surat-diamond-bourse'),
  anyOf('માંસાહારી', ...nonVegetarian),
  anyOf('દવા ક્યાં મળે', ...doctor),
  anyOf('रिक्शा का किराया', ...fares),
  anyOf('पानी पूरी', ...stalls),
  anyOf('बिरयानी', ...nonVegetarian, ...stalls),
  anyOf('सोने की दुकान', ...shopping, 'place/surat-diamond-bourse'),
  anyOf('मांसाहारी खाना', ...nonVegetarian),
  anyOf('दवाखाना', ...doctor),
  // English
  anyOf('lunch near station', 'place/sai-ragda-patties', 'place/badshah-foods', 'place/gopal-locho-and-khaman-house'),
  anyOf('jewellery', ...shopping, 'place/surat-diamond-bourse'),
  anyOf('pizza', 'page/cafe', 'place/apetito', 'place/eatalios-cafe', 'place/pokket-cafe-atria'),
]
