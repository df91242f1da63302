export const search = {
  label: 'Search places',
  submit: 'Search',
  back: 'Back to the list',
  results: { one: '{count} result for “{term}”', other: '{count} results for “{term}”' },
  resultsTitle: 'Search results',
  blank: 'Please enter a search term',
  failed: 'An error occurred while searching',
  none: 'No results found',
} as const

export const searchPage = {
  title: 'Search',
  titleFor: 'Search: {term}',
  description: 'Places, dishes, areas, trips and pages of the guide to {city}.',
  label: 'Search everything',
  kinds: {
    place: 'Place',
    trip: 'Suggested trip',
    area: 'Area',
    page: 'Page',
    dish: 'Dish',
    service: 'Help and arrival',
  },
  submit: 'Search',
  results: { one: '{count} result for “{term}”', other: '{count} results for “{term}”' },
  failed: 'An error occurred while searching',
  none: 'No results found',
  nearest: 'Nothing for “{term}”. These come closest:',
  notMeant: 'Not what you meant?',
  onMap: 'Look for “{term}” on OpenStreetMap',
  tellUs: 'Something is missing? Tell us in a review',
  near: 'Near me',
  openNow: 'Open now',
  loading: 'Searching',
  start: 'What are you looking for?',
  tryLists: 'Or look through a list:',
  recent: 'Recent',
  forget: 'Clear this list',
  suggestionsTitle: 'Suggestions',
  all: 'All results for “{term}”',
  suggestions: { one: '{count} suggestion', other: '{count} suggestions' },
} as const

/** The pages that the search finds: their names, one sentence, and what people call them, separated by commas. */
export const searchPages = {
  home: { name: 'Home', snippet: 'The start of the guide, with places to begin with.', words: 'start, home page' },
  about: {
    name: 'About Us',
    snippet: 'Who makes this guide, and where its facts come from.',
    words: 'about, contact, sources, who made this',
  },
  privacy: {
    name: 'Privacy',
    snippet: 'What this site counts and keeps, for how long, and how to say no.',
    words: 'privacy policy, data protection, personal data',
  },
  places: {
    name: 'All places',
    snippet: 'Every place of the guide, with filters: open now, free, price, diet, area.',
    words: 'places, open now, free entry, step-free, wheelchair, map, map of places, filters',
  },
  placesOpenNow: {
    name: 'Places that are open now',
    snippet: 'Every place that is open at this minute. Places without known hours stand apart.',
    words: 'open now, open today, opened, what is open',
  },
  placesFree: {
    name: 'Places with free entry',
    snippet: 'Every place that costs nothing to enter. Places without a known price stand apart.',
    words: 'free, for free, free entry, no ticket, without ticket, no entry fee, free of charge',
  },
  placesVegetarian: {
    name: 'Places with vegetarian food',
    snippet: 'Places known to serve vegetarian food. Those nobody knows of stand apart: ask there.',
    words: 'vegetarian, veg, veg restaurant, vegetarian restaurant, pure vegetarian, veg food, pure veg food',
  },
  placesVegan: {
    name: 'Places with vegan food',
    snippet: 'Places known to serve vegan food. Those nobody knows of stand apart: ask there.',
    words: 'vegan, vegan restaurant, dairy free, plant based, without milk',
  },
  placesJain: {
    name: 'Places with Jain food',
    snippet: 'Places known to serve Jain food. Those nobody knows of stand apart: ask there.',
    words: 'jain, jain food, jain restaurant, no onion no garlic, without onion and garlic',
  },
  placesHalal: {
    name: 'Places with halal food',
    snippet: 'Places known to serve halal food. Those nobody knows of stand apart: ask there.',
    words: 'halal, halal food, halal restaurant, halal meat',
  },
  placesEgg: {
    name: 'Places with dishes of eggs',
    snippet: 'Places known to serve eggs. Those nobody knows of stand apart: ask there.',
    words: 'egg, eggs, egg dishes',
  },
  placesStepFree: {
    name: 'Places without steps',
    snippet: 'Places known to be step-free. Those nobody knows of stand apart.',
    words:
      'step-free, step free, wheelchair, wheelchair accessible, accessible, accessibility, disabled access, no stairs, pram, stroller',
  },
  placesIndoor: {
    name: 'Places indoors',
    snippet: 'Places under a roof, for heat and rain.',
    words: 'indoor, indoors, under a roof, rainy day, when it rains, raining',
  },
  placesOutdoor: {
    name: 'Places outdoors',
    snippet: 'Places under the open sky.',
    words: 'outdoor, outdoors, open air',
  },
  placesCheap: {
    name: 'Free and cheap places',
    snippet: 'Places that cost nothing or little. Places without a known price stand apart.',
    words: 'cheap, budget, low cost, inexpensive, affordable, cheap food, cheap eats',
  },
  placesNear: {
    name: 'Places near you',
    snippet: 'Every place, the closest first, if you let the browser say where you are.',
    words: 'near me, nearby, close to me, around me, closest, nearest, what is near me',
  },
  placesMap: {
    name: 'Map of all places',
    snippet: 'Every place with a known position, on one map.',
    words: 'map, city map, map of places, on a map',
  },
  reviews: {
    name: 'Reviews',
    snippet: 'What travellers wrote, and a form for your own review.',
    words: 'review, write a review, opinions, ratings',
  },
  planYourTrip: {
    name: 'Plan your trip',
    snippet: 'Put places on days, with times and a budget.',
    words: 'planner, trip planner, plan, plan a trip, create new trip, trips',
  },
  seasons: {
    name: 'Seasons',
    snippet: 'The year of the city: weather, festivals, what is open only then.',
    words:
      'when to come, best time to visit, best month, weather, climate, festivals, events, holidays, diwali, navratri, uttarayan, kite festival, temperature, hot, cold, rain, monsoon, winter, summer, sunrise',
  },
  dishes: {
    name: 'What to eat',
    snippet: 'The dishes of the city, their seasons, and the places that serve them.',
    words: 'dishes, food, what to eat, local food, specialities, local dishes',
  },
  services: {
    name: 'Help and arrival',
    snippet: 'Emergency numbers, police, hospitals, airport, station, buses and offices.',
    words: 'help, emergency, useful numbers, arrival, getting there, getting around, ambulance, doctor, fire brigade',
  },
  phrases: {
    name: 'Phrases',
    snippet: 'Thirty sentences to show or to say, with how they sound.',
    words:
      'phrase, phrasebook, translate, translation, say, how to say, speak, speak gujarati, speak hindi, language, words, sentences, useful sentences, thank you, hello, toilet, toilets, public toilet, washroom, restroom',
  },
  myTrips: { name: 'My Trips', snippet: 'The trips that you planned.', words: 'my trip, saved trips, my plans' },
  suggestedTrips: {
    name: 'Suggested trips',
    snippet: 'Planned days with places, times and a budget, ready to make your own.',
    words: 'itinerary, itineraries, tours, one day, one day trip, two days, weekend, ready-made trips',
  },
  wishlist: { name: 'My Wishlist', snippet: 'The places that you saved.', words: 'favourites, saved, saved places' },
  login: { name: 'Log in', snippet: 'Open your account.', words: 'login, sign in, signin' },
  signup: { name: 'Sign up', snippet: 'Create an account.', words: 'signup, register, create account' },
  forgotPassword: {
    name: 'Forgot password',
    snippet: 'Set a new password with a code by email.',
    words: 'reset password, forgotten password, lost password, otp',
  },
  profile: {
    name: 'Profile',
    snippet: 'Your name, email, password, devices and data.',
    words: 'my account, settings, delete account, change email',
  },
  newsletter: { name: 'Newsletter', snippet: 'News of the guide by email.', words: 'subscribe, mailing list' },
  explore: {
    name: 'Trending',
    snippet: 'The places that people ask for first.',
    words:
      'explore, sights, sightseeing, things to see, things to do, attractions, tourist places, must see, famous places, famous',
  },
  cafe: {
    name: 'Cafés',
    snippet: 'Coffee bars, bakeries and cafés.',
    words: 'cafe, cafes, coffee, coffee shop, coffee shops, coffee house',
  },
  street_food: {
    name: 'Street food',
    snippet: 'Counters, carts and lanes to eat at.',
    words:
      'food, where to eat, eat, snacks, restaurants, dinner, lunch, supper, meal, meals, brunch, hungry, local food, local dishes, famous food, eat out, food stalls, thali, spicy',
  },
  historical: {
    name: 'Historical places',
    snippet: 'Monuments, museums and old streets.',
    words: 'history, heritage, monuments, old buildings, ruins, old town',
  },
  fares: {
    name: 'Fares',
    snippet: 'What rides and tickets cost in the city, and how sure that is.',
    words:
      'fare, auto, auto fare, auto rickshaw fare, rickshaw, rickshaw fare, rickshaw price, auto price, taxi, cab, taxi fare, cab fare, bus, bus fare, bus price, bus ticket, day ticket',
  },
  hotels: {
    name: 'Hotels and rooms',
    snippet: 'The guide lists no hotels. A plan of your days can begin with the place where you stay.',
    words:
      'hotel, hotels, hostel, guest house, guesthouse, homestay, lodge, room, rooms, stay, where to stay, accommodation, place to stay, sleep, airbnb, resort',
  },
  cash: {
    name: 'Cash and cards',
    snippet: 'The guide lists no cash machines. These sentences ask for a price, change, and if cards are taken.',
    words:
      'atm, cash, cash machine, withdraw, withdraw cash, withdraw money, bank, money, money exchange, currency exchange, exchange, card payment, upi',
  },
  parking: {
    name: 'Parking',
    snippet: 'The guide does not know where cars can stand. These sentences help with a driver on the way.',
    words: 'parking, park, park a car, park my car, car park, car parking, bike parking, parking lot',
  },
  wifi: {
    name: 'Wi-Fi',
    snippet: 'The guide does not know who has Wi-Fi. Cafés are the places to ask.',
    words: 'wifi, wi-fi, wi fi, internet, free wifi, laptop, charging, hotspot',
  },
  help: {
    name: 'Phrases for help',
    snippet: 'Sentences to show or say when you need a doctor, the police, a toilet or the way to the station.',
    words: 'doctor, clinic, pharmacy, chemist, medicine, medical, medical store, ill, sick, lost, stolen, theft',
  },
} as const
