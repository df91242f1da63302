import * as z from 'zod/mini'
import { contentCode } from '../text/content-code.ts'
import { calendarDate, httpUrl, text } from '../text/content-fields.ts'

const celsius = z.number().check(z.gte(-90), z.lte(60))

/** Normals of a month: means over many years. */
const MonthNormals = z
  .strictObject({
    /** Mean of the daily maxima and minima, in degrees Celsius. */
    meanMaxC: celsius,
    meanMinC: celsius,
    /** Mean sum of the month, in millimetres. */
    rainMm: z.number().check(z.gte(0)),
    recordMaxC: z.nullable(celsius),
    recordMinC: z.nullable(celsius),
  })
  .check(
    z.refine(({ meanMinC, meanMaxC }) => meanMinC <= meanMaxC, {
      path: ['meanMinC'],
      error: contentCode('content.min-above-max'),
    }),
  )
export type MonthNormals = z.infer<typeof MonthNormals>

/** The climate of a city, from January to December. */
export const Climate = z.strictObject({
  station: text,
  /** First and last year of the normals, such as "1981-2010". */
  period: text,
  source: z.strictObject({ text, url: z.nullable(httpUrl) }),
  checkedOn: calendarDate,
  months: z.array(MonthNormals).check(z.length(12, contentCode('content.twelve-months'))),
})
export type Climate = z.infer<typeof Climate>
