/** Texts of the heart on every card. */
export const wishlist = {
  pleaseLogin: 'Please login',
  add: 'Add {place} to wishlist',
  remove: 'Remove {place} from wishlist',
} as const

/** Texts of the page of saved places, and of their list in the planner. */
export const wishlistPage = {
  title: 'My Wishlist',
  description: 'The places you saved.',
  loading: 'Loading your wishlist …',
  empty: 'No items in the wishlist',
  emptyHint: 'Tap the heart on a place to keep it here.',
  emptyInPlanner: 'Your wishlist is empty or loading...',
  fetchFailed: 'Failed to fetch wishlist items',
} as const

/** Messages after saving and removing a place. Guests do not load them. */
export const wishlistChanges = {
  updateFailed: 'Failed to update wishlist',
  added: 'Added to wishlist!',
  removed: 'Removed from wishlist',
} as const

/** Texts of the button that every card has. */
export const addButton = {
  text: 'Add to trip',
  label: 'Add to trip: {place}',
  inTrip: { text: 'In your trip', label: 'In your trip: {place}. Take it out again' },
  picked: { text: 'Picked', label: 'Picked: {place}. Remove it again' },
} as const

/** Texts of what follows a press of "Add to trip". They load with the first press. */
export const addToTrip = {
  /** A day, such as "Tuesday 8 December". */
  day: '{weekday} {date}',
  tripTitle: 'Trip to {city}',
  added: 'Added to {trip}: {day}, ≈{time}',
  addedIdea: 'Added to {trip}: among the ideas, without a day',
  addedClosed: '{place} is closed on all days of {trip}, so it is among its ideas now.',
  addedOver: 'The days of {trip} are over, so {place} is among its ideas now.',
  begun: 'New trip “{trip}”, {dates}. {place}: {day}, ≈{time}',
  begunIdea: 'New trip “{trip}”, {dates}. {place} is closed on these days, so it is among the ideas.',
  addedMany: {
    one: 'Added {count} place to {trip}',
    other: 'Added {count} places to {trip}',
  },
  addedNone: 'All of them are in {trip} already.',
  full: 'There is no room for more stops in {trip}.',
  changeDates: 'Change the dates',
  elsewhere: 'Elsewhere …',
  elsewhereTitle: 'Where should {place} go?',
  trip: 'Trip',
  newTrip: 'A new trip',
  days: 'Days of {trip}',
  about: '≈{time}',
  closedThen: 'closed',
  ideas: 'Ideas',
  ideasHint: 'without a day',
  here: 'It is here now',
  removed: '{place} is no longer in {trip}.',
  putBack: '{place} is back in {trip}.',
  takeBackFailed: 'The place could not be taken out.',
  removedMany: {
    one: '{count} place is no longer in {trip}.',
    other: '{count} places are no longer in {trip}.',
  },
  removedTrip: '“{trip}” is deleted again.',
  failed: 'The place could not be added.',
  undoFailed: 'This could not be undone.',
  makeFailed: 'The trip could not be made.',
  tray: 'Picked places',
  picked: {
    one: '{count} place picked',
    other: '{count} places picked',
  },
  makeTrip: 'Make a trip',
  putOnTrip: 'Put on a trip',
  addTo: 'Add to {trip}',
  trayHint: 'They stay on this device until you log out.',
  trayHintOfGuest: 'They stay on this device until you remove them or clear the data of this browser.',
  nowPicked: '{place}: picked',
  nowUnpicked: '{place}: no longer picked',
  pickedBefore: '{place} is picked already.',
  unpickPlace: 'Remove {place}',
  unpickAll: 'Remove all',
  traysFull: 'More than {count} places cannot be picked. Make a trip of them first.',
} as const
