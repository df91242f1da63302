/** A file of a part did not come, after all tries. */
export class MissingFile extends Error {}
