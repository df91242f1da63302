/** An accommodation without any value. It is in a file without schemas, because a plan does not load them. */
export const noAccommodation = {
  name: '',
  address: '',
  checkIn: null,
  checkOut: null,
  bookingReference: '',
}

/** A transportation without any value. */
export const noTransportation = {
  type: '',
  departureTime: null,
  arrivalTime: null,
  bookingReference: '',
}
