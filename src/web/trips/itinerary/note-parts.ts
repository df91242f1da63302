/** A web address. The marks after it belong to its sentence. */
const URLS = /(https?:\/\/[^\s<>"]*[^\s<>"'’”.,;:!?)\]}।])/

/** The parts of a note, which make it up again. Nothing but `http` and `https` is a URL. */
export function partsOfNote(text: string): { part: string; isUrl: boolean }[] {
  // What the group of the pattern matches stands at every second place.
  return text
    .split(URLS)
    .map((part, index) => ({ part, isUrl: index % 2 === 1 }))
    .filter(({ part }) => part !== '')
}
