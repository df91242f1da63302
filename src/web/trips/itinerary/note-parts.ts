/** A web address. The marks after it belong to its sentence. */
const URLS = /(https?:\/\/[^\s<>"]*[^\s<>"'’”.,;:!?)\]}।])/

/** The parts of a note, which make it up again. Every second one is a URL, of `http` or `https`. */
export function partsOfNote(text: string): string[] {
  return text.split(URLS)
}
