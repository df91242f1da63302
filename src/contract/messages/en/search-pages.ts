/** The pages that the search finds: their names, one sentence, and what people call them, separated by commas. */
export const searchPages = {
  home: { name: 'Home', snippet: 'The start of the guide, with places to begin with.', words: 'start, home page' },
  about: {
    name: 'About Us',
    snippet: 'Who makes this guide, and where its facts come from.',
    words: 'about, contact, sources, who made this',
  },
  places: {
    name: 'All places',
    snippet: 'Every place of the guide, with filters: open now, free, price, diet, area.',
    words: 'places, open now, free entry, map, map of places, filters',
  },
  reviews: {
    name: 'Reviews',
    snippet: 'What travellers wrote, and a form for your own review.',
    words: 'review, write a review, opinions, ratings',
  },
  planYourTrip: {
    name: 'Plan your trip',
    snippet: 'Put places on days, with times and a budget.',
    words: 'planner, trip planner, plan a trip, create new trip, trips',
  },
  seasons: {
    name: 'Seasons',
    snippet: 'The year of the city: weather, festivals, what is open only then.',
    words:
      'when to come, best time to visit, best month, weather, climate, festivals, events, holidays, diwali, navratri, uttarayan, kite festival',
  },
  phrases: {
    name: 'Phrases',
    snippet: 'Thirty sentences to show or to say, with how they sound.',
    words: 'phrase, phrasebook, translate, translation, speak gujarati, speak hindi, language, useful sentences',
  },
  myTrips: { name: 'My Trips', snippet: 'The trips that you planned.', words: 'my trip, saved trips, my plans' },
  suggestedTrips: {
    name: 'Suggested trips',
    snippet: 'Planned days with places, times and a budget, ready to make your own.',
    words: 'itinerary, itineraries, tours, one day trip, ready-made trips',
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
    words: 'explore, sights, things to see, things to do, attractions, tourist places',
  },
  cafe: { name: 'Cafés', snippet: 'Coffee bars, bakeries and cafés.', words: 'cafe, cafes, coffee shops' },
  street_food: {
    name: 'Street food',
    snippet: 'Counters, carts and lanes to eat at.',
    words: 'food, where to eat, snacks, restaurants',
  },
  historical: {
    name: 'Historical places',
    snippet: 'Monuments, museums and old streets.',
    words: 'history, heritage, monuments, old buildings',
  },
} as const
