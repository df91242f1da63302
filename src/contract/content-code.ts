/** Codes of problems that schemas find in a city's folder. The server has their texts: only operators read them. */
export type ContentCode =
  | 'content.blank'
  | 'content.slug'
  | 'content.url'
  | 'content.date'
  | 'content.time'
  | 'content.day-too-early'
  | 'content.day-too-late'
  | 'content.position'
  | 'content.photo-file'
  | 'content.schema-org-type'
  | 'content.no-destination'
  | 'content.stay-range'
  | 'content.country-code'
  | 'content.time-zone'
  | 'content.currency'
  | 'content.fact-source'
  | 'content.fact-alternatives'
  | 'content.hours-length'
  | 'content.visit-order'
  | 'content.fee-order'
  | 'content.since'
  | 'content.phone'
  | 'content.language'
  | 'content.month-day'
  | 'content.end-before-start'
  | 'content.no-date'
  | 'content.min-above-max'
  | 'content.twelve-months'
  | 'content.no-meaning'
  | 'content.way-twice'
  | 'content.way-ride'
  | 'content.source-hash'

/** The code as the message of a schema's check. */
export function contentCode(code: ContentCode): string {
  return code
}
