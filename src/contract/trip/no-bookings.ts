/** Nothing is said of where one sleeps. Apart from the schemas, which a plan does without. */
export const noAccommodation = {
  name: '',
  address: '',
  checkIn: null,
  checkOut: null,
  bookingReference: '',
}

/** Nothing is said of how one comes. */
export const noTransportation = {
  type: '',
  departureTime: null,
  arrivalTime: null,
  bookingReference: '',
}
