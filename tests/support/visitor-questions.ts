/**
 * Questions of visitors, as they type them into the search box, with what must be among the first three results. It was
 * written before the search learned them. This half was used while the search was built; see
 * `visitor-questions-held-out.ts` for the other one. Results are named by kind and slug. Kinds that a city may not have,
 * such as dishes, are one of several right answers.
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
const iceCream = ['place/rander-ramzan-bazaar', 'place/blue-vanilla-patisserie', 'place/a-one-coco']
const eating = ['page/street-food', 'page/dishes', 'place/bhagal-khau-gali', 'place/athwa-chowpatty-stalls']
const coffee = ['page/cafe', 'place/coffee-culture-city-light', 'place/meraki-the-coffee-house', 'place/the-flat-white']
const shopping = ['place/vr-surat', 'place/surat-textile-market']
const near = ['page/places-near', 'page/places-map']

export const visitorQuestions: readonly SearchQuery[] = [
  // English: dishes and meals
  anyOf('undhiyu', 'dish/undhiyu', 'page/street-food'),
  anyOf('where can i get undhiyu', 'dish/undhiyu', 'page/street-food'),
  anyOf('surti locho', ...locho),
  anyOf('best locho in surat', ...locho),
  anyOf('where to eat dinner', ...eating),
  anyOf('dinner', ...eating),
  anyOf('good place for lunch', ...eating),
  anyOf('ice cream', ...iceCream),
  anyOf('where can i have breakfast', 'place/gopal-locho-and-khaman-house', 'place/golden-tea-point'),
  anyOf('coffee shop with wifi', 'page/wifi', ...coffee),
  anyOf('spicy snacks', ...eating, 'place/lashkari-bhajiya-dumas'),
  anyOf('veg restaurants near me', 'page/places-vegetarian', ...near),
  anyOf('cheap food', 'page/places-cheap', ...eating),
  anyOf('best sweets to take home', ...sweets),
  anyOf('what is surat famous for', ...eating, 'page/explore'),
  anyOf('local food', ...eating),
  // English: practical
  anyOf('hotel', 'page/hotels'),
  anyOf('where to stay', 'page/hotels'),
  anyOf('atm', 'page/cash', 'service/not-found'),
  anyOf('parking', 'page/parking'),
  anyOf('toilet', 'place/science-centre-surat', 'page/phrases', 'service/toilets'),
  anyOf('wifi', 'page/wifi'),
  anyOf('airport', 'service/airport', 'place/vr-surat', 'place/dumas-beach'),
  anyOf('how do i get to the airport', 'service/airport', 'place/vr-surat', 'page/seasons', 'page/phrases'),
  anyOf('taxi', 'page/seasons', 'page/phrases'),
  anyOf('how much is an auto rickshaw', 'page/seasons', 'page/phrases'),
  anyOf('hospital', 'page/help', 'service/civil-hospital', 'service/smimer', 'service/emergency-112'),
  anyOf('i need a doctor', 'page/help', 'service/civil-hospital', 'service/smimer', 'service/emergency-112'),
  anyOf('nearest police station', 'page/help', 'service/police-desk-station', 'service/police-post-bhagal'),
  anyOf('map', 'page/places-map'),
  anyOf('what is near me', ...near),
  // English: seeing and doing
  anyOf('sunset', ...sunset),
  anyOf('best sunset point', ...sunset),
  anyOf('things to do at night', 'place/rander-ramzan-bazaar', 'place/bhagal-khau-gali', 'place/livestream-coffee'),
  anyOf('what to see in one day', 'trip/a-heritage-day-in-the-old-city', 'page/suggested-trips', 'page/explore'),
  anyOf('places for kids', ...children),
  anyOf('is it open today', 'page/places-open-now'),
  anyOf('free things to do', 'page/places-free'),
  anyOf('romantic places for couples', ...sunset, ...gardens),
  anyOf('where to buy sarees', ...shopping),
  anyOf('museums in surat', 'place/sardar-patel-museum', 'place/surat-castle', 'place/science-centre-surat'),
  anyOf('cafes in vesu', 'page/cafe-vesu', 'area/vesu'),
  anyOf('when is the best time to come', 'page/seasons'),
  anyOf('how to say thank you in gujarati', 'page/phrases'),
  // Gujarati
  anyOf('ઊંધિયું', 'dish/undhiyu', 'page/street-food'),
  anyOf('ઊંધિયું ક્યાં મળે', 'dish/undhiyu', 'page/street-food'),
  anyOf('સુરતી લોચો', ...locho),
  anyOf('લોચાની દુકાન', ...locho),
  anyOf('લોચો ક્યાં ખાવો', ...locho),
  anyOf('રાત્રે ક્યાં જમવું', ...eating),
  anyOf('આઈસ્ક્રીમ', ...iceCream),
  anyOf('હોટેલ', 'page/hotels'),
  anyOf('એટીએમ', 'page/cash', 'service/not-found'),
  anyOf('પાર્કિંગ', 'page/parking'),
  anyOf('શૌચાલય ક્યાં છે', 'place/science-centre-surat', 'page/phrases', 'service/toilets'),
  anyOf('વાઇફાઇ', 'page/wifi'),
  anyOf('એરપોર્ટ', 'service/airport', 'place/vr-surat', 'place/dumas-beach'),
  anyOf('સૂર્યાસ્ત', ...sunset),
  anyOf('કિલ્લામાં', 'place/surat-castle'),
  anyOf('કિલ્લાનો સમય', 'place/surat-castle'),
  anyOf('તળાવમાં બોટિંગ', 'place/gopi-talav'),
  anyOf('મંદિરો', ...temples),
  anyOf('બાળકો માટે જગ્યા', ...children),
  anyOf('બગીચાઓ', ...gardens),
  anyOf('દરિયાકિનારે', ...beaches),
  anyOf('મીઠાઈઓ', ...sweets),
  anyOf('ચા ક્યાં પીવી', 'place/golden-tea-point'),
  anyOf('સાડીની ખરીદી', ...shopping),
  anyOf('હોસ્પિટલ', 'page/help', 'service/civil-hospital', 'service/smimer', 'service/emergency-112'),
  anyOf('રિક્ષાનું ભાડું કેટલું', 'page/seasons'),
  anyOf('નજીકની જગ્યાઓ', ...near),
  anyOf('રાંદેરમાં શું ખાવું', 'area/rander', 'page/street-food-rander', 'place/khalid-aloo-puri', 'page/street-food'),
  // Hindi
  anyOf('उंधियू', 'dish/undhiyu', 'page/street-food'),
  anyOf('सुरती लोचो', ...locho),
  anyOf('लोचो कहाँ मिलेगा', ...locho),
  anyOf('खमण कहाँ खाएं', ...khaman),
  anyOf('रात का खाना कहाँ खाएं', ...eating),
  anyOf('आइसक्रीम', ...iceCream),
  anyOf('होटल', 'page/hotels'),
  anyOf('एटीएम', 'page/cash', 'service/not-found'),
  anyOf('पार्किंग कहाँ है', 'page/parking'),
  anyOf('टॉयलेट', 'place/science-centre-surat', 'page/phrases', 'service/toilets'),
  anyOf('वाईफाई', 'page/wifi'),
  anyOf('हवाई अड्डा', 'service/airport', 'place/vr-surat', 'place/dumas-beach'),
  anyOf('सूर्यास्त', ...sunset),
  anyOf('किले में', 'place/surat-castle'),
  anyOf('मंदिरों', ...temples),
  anyOf('बच्चों के लिए जगह', ...children),
  anyOf('मिठाइयाँ', ...sweets),
  anyOf('समुद्र तट', ...beaches),
  anyOf('अस्पताल', 'page/help', 'service/civil-hospital', 'service/smimer', 'service/emergency-112'),
  anyOf('सस्ता खाना', 'page/places-cheap', ...eating),
  anyOf('मेरे पास क्या है', ...near),
  anyOf('कॉफी की दुकान', ...coffee),
  anyOf('संग्रहालय', 'place/sardar-patel-museum', 'place/surat-castle'),
  anyOf('बारिश में कहाँ जाएं', 'page/places-indoor', 'place/science-centre-surat', 'place/vr-surat', 'page/seasons'),
  anyOf('ऑटो का किराया कितना है', 'page/seasons'),
  anyOf('शॉपिंग कहाँ करें', ...shopping),
  anyOf('नक्शा', 'page/places-map'),
  anyOf('एक दिन में क्या देखें', 'trip/a-heritage-day-in-the-old-city', 'page/suggested-trips', 'page/explore'),
]
