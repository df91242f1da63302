import { about } from './pictures/about.ts'
import { aquarium } from './pictures/aquarium.ts'
import { bakery } from './pictures/bakery.ts'
import { beach } from './pictures/beach.ts'
import { bhajiya } from './pictures/bhajiya.ts'
import { cafe } from './pictures/cafe.ts'
import { castle } from './pictures/castle.ts'
import { church } from './pictures/church.ts'
import { civicBuilding } from './pictures/civic-building.ts'
import { clockTower } from './pictures/clock-tower.ts'
import { coffeeBar } from './pictures/coffee-bar.ts'
import { coldDrink } from './pictures/cold-drink.ts'
import { dargah } from './pictures/dargah.ts'
import { fireTemple } from './pictures/fire-temple.ts'
import { foodPlate } from './pictures/food-plate.ts'
import { garden } from './pictures/garden.ts'
import { hero } from './pictures/hero.ts'
import { jainTemple } from './pictures/jain-temple.ts'
import { library } from './pictures/library.ts'
import { mall } from './pictures/mall.ts'
import { market } from './pictures/market.ts'
import { museum } from './pictures/museum.ts'
import { naturePark } from './pictures/nature-park.ts'
import { nightMarket } from './pictures/night-market.ts'
import { noodleBowl } from './pictures/noodle-bowl.ts'
import { notFound } from './pictures/not-found.ts'
import { oldTown } from './pictures/old-town.ts'
import { patisserie } from './pictures/patisserie.ts'
import { puriPlate } from './pictures/puri-plate.ts'
import { riverfront } from './pictures/riverfront.ts'
import { stepwell } from './pictures/stepwell.ts'
import { streetStall } from './pictures/street-stall.ts'
import { sweetShop } from './pictures/sweet-shop.ts'
import { teaStall } from './pictures/tea-stall.ts'
import { temple } from './pictures/temple.ts'
import { tomb } from './pictures/tomb.ts'
import { tradeTower } from './pictures/trade-tower.ts'
import { tripCoast } from './pictures/trip-coast.ts'
import { tripFamily } from './pictures/trip-family.ts'
import { tripHeritage } from './pictures/trip-heritage.ts'
import { tripRander } from './pictures/trip-rander.ts'
import { waterPark } from './pictures/water-park.ts'
import type { Picture } from './sheet.ts'

/** Every picture by the id a place record uses. */
export const pictures: Readonly<Record<string, Picture>> = {
  about,
  aquarium,
  bakery,
  beach,
  bhajiya,
  cafe,
  castle,
  church,
  'civic-building': civicBuilding,
  'clock-tower': clockTower,
  'coffee-bar': coffeeBar,
  'cold-drink': coldDrink,
  dargah,
  'fire-temple': fireTemple,
  'food-plate': foodPlate,
  garden,
  hero,
  'jain-temple': jainTemple,
  library,
  mall,
  market,
  museum,
  'nature-park': naturePark,
  'night-market': nightMarket,
  'noodle-bowl': noodleBowl,
  'not-found': notFound,
  'old-town': oldTown,
  patisserie,
  'puri-plate': puriPlate,
  riverfront,
  stepwell,
  'street-stall': streetStall,
  'sweet-shop': sweetShop,
  'tea-stall': teaStall,
  temple,
  tomb,
  'trade-tower': tradeTower,
  'trip-coast': tripCoast,
  'trip-family': tripFamily,
  'trip-heritage': tripHeritage,
  'trip-rander': tripRander,
  'water-park': waterPark,
}
