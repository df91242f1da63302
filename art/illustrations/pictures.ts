import { travelCafe365 } from './pictures/365-the-travel-cafe.ts'
import { about } from './pictures/about.ts'
import { ambikaNiketanTemple } from './pictures/ambika-niketan-temple.ts'
import { apetito } from './pictures/apetito.ts'
import { aquarium } from './pictures/aquarium.ts'
import { athwaChowpattyStalls } from './pictures/athwa-chowpatty-stalls.ts'
import { badshahFoods } from './pictures/badshah-foods.ts'
import { bakery } from './pictures/bakery.ts'
import { beach } from './pictures/beach.ts'
import { bhagalKhauGali } from './pictures/bhagal-khau-gali.ts'
import { bhaiBhaiOmeletteCenter } from './pictures/bhai-bhai-omelette-center.ts'
import { bhajiya } from './pictures/bhajiya.ts'
import { brewCircleByKohiAura } from './pictures/brew-circle-by-kohi-aura.ts'
import { cafe } from './pictures/cafe.ts'
import { cafetrio } from './pictures/cafetrio.ts'
import { castle } from './pictures/castle.ts'
import { categoryCafe } from './pictures/category-cafe.ts'
import { categoryExplore } from './pictures/category-explore.ts'
import { categoryHistorical } from './pictures/category-historical.ts'
import { categoryStreetFood } from './pictures/category-street-food.ts'
import { church } from './pictures/church.ts'
import { civicBuilding } from './pictures/civic-building.ts'
import { clockTower } from './pictures/clock-tower.ts'
import { coffeeBar } from './pictures/coffee-bar.ts'
import { coldDrink } from './pictures/cold-drink.ts'
import { commonSenseCoffee } from './pictures/common-sense-coffee.ts'
import { dargah } from './pictures/dargah.ts'
import { dutchAndArmenianCemetery } from './pictures/dutch-and-armenian-cemetery.ts'
import { dutchGarden } from './pictures/dutch-garden.ts'
import { eataliosCafe } from './pictures/eatalios-cafe.ts'
import { famousAalupuriAndKhawsa } from './pictures/famous-aalupuri-and-khawsa.ts'
import { fireTemple } from './pictures/fire-temple.ts'
import { foodPlate } from './pictures/food-plate.ts'
import { gandhiBaug } from './pictures/gandhi-baug.ts'
import { garden } from './pictures/garden.ts'
import { goldenTeaPoint } from './pictures/golden-tea-point.ts'
import { gopiTalav } from './pictures/gopi-talav.ts'
import { haziraBeachAndHotSprings } from './pictures/hazira-beach-and-hot-springs.ts'
import { hero } from './pictures/hero.ts'
import { hopeBridgeAndRiverfront } from './pictures/hope-bridge-and-riverfront.ts'
import { iskconRadhaDamodarTemple } from './pictures/iskcon-radha-damodar-temple.ts'
import { jainTemple } from './pictures/jain-temple.ts'
import { jalaramKhamanAndRasawalaKhaman } from './pictures/jalaram-khaman-and-rasawala-khaman.ts'
import { janiLochoParlePoint } from './pictures/jani-locho-parle-point.ts'
import { jawaharlalNehruGarden } from './pictures/jawaharlal-nehru-garden.ts'
import { jjTrainingCollege } from './pictures/jj-training-college.ts'
import { khwajaDanaSahebDargah } from './pictures/khwaja-dana-saheb-dargah.ts'
import { library } from './pictures/library.ts'
import { livestreamCoffee } from './pictures/livestream-coffee.ts'
import { maheshPavBhaji } from './pictures/mahesh-pav-bhaji.ts'
import { mall } from './pictures/mall.ts'
import { mamaParathaCenter } from './pictures/mama-paratha-center.ts'
import { market } from './pictures/market.ts'
import { merakiTheCoffeeHouse } from './pictures/meraki-the-coffee-house.ts'
import { modiAndVakilAtashBehrams } from './pictures/modi-and-vakil-atash-behrams.ts'
import { museum } from './pictures/museum.ts'
import { mysoreCafe } from './pictures/mysore-cafe.ts'
import { naturePark } from './pictures/nature-park.ts'
import { nightMarket } from './pictures/night-market.ts'
import { nomads } from './pictures/nomads.ts'
import { noodleBowl } from './pictures/noodle-bowl.ts'
import { notFound } from './pictures/not-found.ts'
import { oldTown } from './pictures/old-town.ts'
import { patisserie } from './pictures/patisserie.ts'
import { pokketCafeAtria } from './pictures/pokket-cafe-atria.ts'
import { ponkMarket } from './pictures/ponk-market.ts'
import { puriPlate } from './pictures/puri-plate.ts'
import { radheDhokla } from './pictures/radhe-dhokla.ts'
import { randerRamzanBazaar } from './pictures/rander-ramzan-bazaar.ts'
import { reviewPlaceholder } from './pictures/review-placeholder.ts'
import { reviewsEmpty } from './pictures/reviews-empty.ts'
import { riverfront } from './pictures/riverfront.ts'
import { saiRagdaPatties } from './pictures/sai-ragda-patties.ts'
import { sardarPatelMuseum } from './pictures/sardar-patel-museum.ts'
import { scienceCentreSurat } from './pictures/science-centre-surat.ts'
import { shreejiLocho } from './pictures/shreeji-locho.ts'
import { starbucksInternationalWealthCentre } from './pictures/starbucks-international-wealth-centre.ts'
import { stepwell } from './pictures/stepwell.ts'
import { streetStall } from './pictures/street-stall.ts'
import { suratDiamondBourse } from './pictures/surat-diamond-bourse.ts'
import { suratTextileMarket } from './pictures/surat-textile-market.ts'
import { suvaliBeach } from './pictures/suvali-beach.ts'
import { sweetShop } from './pictures/sweet-shop.ts'
import { teaStall } from './pictures/tea-stall.ts'
import { temple } from './pictures/temple.ts'
import { theBungalowCafe } from './pictures/the-bungalow-cafe.ts'
import { theCommonersKitchen } from './pictures/the-commoners-kitchen.ts'
import { theFlatWhite } from './pictures/the-flat-white.ts'
import { theOldRoastery } from './pictures/the-old-roastery.ts'
import { tomb } from './pictures/tomb.ts'
import { tombOfKhwajaSafarSulemani } from './pictures/tomb-of-khwaja-safar-sulemani.ts'
import { tradeTower } from './pictures/trade-tower.ts'
import { tripCoast } from './pictures/trip-coast.ts'
import { tripFamily } from './pictures/trip-family.ts'
import { tripHeritage } from './pictures/trip-heritage.ts'
import { tripRander } from './pictures/trip-rander.ts'
import { tripsEmpty } from './pictures/trips-empty.ts'
import { vrSurat } from './pictures/vr-surat.ts'
import { waterPark } from './pictures/water-park.ts'
import { wishlistEmpty } from './pictures/wishlist-empty.ts'
import { zampaBazaarFoodLanes } from './pictures/zampa-bazaar-food-lanes.ts'
import type { Picture } from './sheet.ts'

/** Every picture by the id a place record uses. */
export const pictures: Readonly<Record<string, Picture>> = {
  '365-the-travel-cafe': travelCafe365,
  about,
  'ambika-niketan-temple': ambikaNiketanTemple,
  apetito,
  aquarium,
  'athwa-chowpatty-stalls': athwaChowpattyStalls,
  'badshah-foods': badshahFoods,
  bakery,
  beach,
  'bhagal-khau-gali': bhagalKhauGali,
  'bhai-bhai-omelette-center': bhaiBhaiOmeletteCenter,
  bhajiya,
  'brew-circle-by-kohi-aura': brewCircleByKohiAura,
  cafe,
  cafetrio,
  castle,
  'category-cafe': categoryCafe,
  'category-explore': categoryExplore,
  'category-historical': categoryHistorical,
  'category-street-food': categoryStreetFood,
  church,
  'civic-building': civicBuilding,
  'clock-tower': clockTower,
  'coffee-bar': coffeeBar,
  'cold-drink': coldDrink,
  'common-sense-coffee': commonSenseCoffee,
  dargah,
  'dutch-and-armenian-cemetery': dutchAndArmenianCemetery,
  'dutch-garden': dutchGarden,
  'eatalios-cafe': eataliosCafe,
  'famous-aalupuri-and-khawsa': famousAalupuriAndKhawsa,
  'fire-temple': fireTemple,
  'food-plate': foodPlate,
  'gandhi-baug': gandhiBaug,
  garden,
  'golden-tea-point': goldenTeaPoint,
  'gopi-talav': gopiTalav,
  'hazira-beach-and-hot-springs': haziraBeachAndHotSprings,
  hero,
  'hope-bridge-and-riverfront': hopeBridgeAndRiverfront,
  'iskcon-radha-damodar-temple': iskconRadhaDamodarTemple,
  'jain-temple': jainTemple,
  'jalaram-khaman-and-rasawala-khaman': jalaramKhamanAndRasawalaKhaman,
  'jani-locho-parle-point': janiLochoParlePoint,
  'jawaharlal-nehru-garden': jawaharlalNehruGarden,
  'jj-training-college': jjTrainingCollege,
  'khwaja-dana-saheb-dargah': khwajaDanaSahebDargah,
  library,
  'livestream-coffee': livestreamCoffee,
  'mahesh-pav-bhaji': maheshPavBhaji,
  mall,
  'mama-paratha-center': mamaParathaCenter,
  market,
  'meraki-the-coffee-house': merakiTheCoffeeHouse,
  'modi-and-vakil-atash-behrams': modiAndVakilAtashBehrams,
  museum,
  'mysore-cafe': mysoreCafe,
  'nature-park': naturePark,
  'night-market': nightMarket,
  nomads,
  'noodle-bowl': noodleBowl,
  'not-found': notFound,
  'old-town': oldTown,
  patisserie,
  'pokket-cafe-atria': pokketCafeAtria,
  'ponk-market': ponkMarket,
  'puri-plate': puriPlate,
  'radhe-dhokla': radheDhokla,
  'rander-ramzan-bazaar': randerRamzanBazaar,
  'review-placeholder': reviewPlaceholder,
  'reviews-empty': reviewsEmpty,
  riverfront,
  'sai-ragda-patties': saiRagdaPatties,
  'sardar-patel-museum': sardarPatelMuseum,
  'science-centre-surat': scienceCentreSurat,
  'shreeji-locho': shreejiLocho,
  'starbucks-international-wealth-centre': starbucksInternationalWealthCentre,
  stepwell,
  'street-stall': streetStall,
  'surat-diamond-bourse': suratDiamondBourse,
  'surat-textile-market': suratTextileMarket,
  'suvali-beach': suvaliBeach,
  'sweet-shop': sweetShop,
  'tea-stall': teaStall,
  temple,
  'the-bungalow-cafe': theBungalowCafe,
  'the-commoners-kitchen': theCommonersKitchen,
  'the-flat-white': theFlatWhite,
  'the-old-roastery': theOldRoastery,
  tomb,
  'tomb-of-khwaja-safar-sulemani': tombOfKhwajaSafarSulemani,
  'trade-tower': tradeTower,
  'trip-coast': tripCoast,
  'trip-family': tripFamily,
  'trip-heritage': tripHeritage,
  'trip-rander': tripRander,
  'trips-empty': tripsEmpty,
  'vr-surat': vrSurat,
  'water-park': waterPark,
  'wishlist-empty': wishlistEmpty,
  'zampa-bazaar-food-lanes': zampaBazaarFoodLanes,
}
