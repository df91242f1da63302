/** What the server says of a call. */
export const failures = {
  invalidInput: 'The request was not understood. Check the marked fields.',
  zeroCharacter: 'This text holds a character that cannot be kept.',
  unauthenticated: 'Please login first',
  forbidden: 'You are not allowed to do this.',
  conflict: 'This was changed in the meantime.',
  insufficientStorage: 'There is no room left on the server.',
  notFound: 'There is nothing at this address.',
  methodNotAllowed: 'This address does not take that method.',
  timeout: 'The request took too long to arrive.',
  payloadTooLarge: 'The request is too large.',
  uriTooLong: 'The address is too long.',
  headersTooLarge: 'The request headers are too large.',
  unsupportedMediaType: 'Send the body as JSON.',
  tooManyRequests: 'Too many requests. Please wait a moment.',
  unavailable: 'The server is busy. Please try again in a moment.',
  placeNotFound: 'This place is not in the guide.',
} as const
