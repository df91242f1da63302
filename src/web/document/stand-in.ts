/** Attribute of a document whose HTML stands for another page: it is rendered from scratch. */
export const STAND_IN = 'data-stand-in'
