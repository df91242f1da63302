/** Additions to the product, written into a copy of it. */
import { addLine, addText, type Addition, type Change } from './source-changes.ts'
import { madeUpKind } from './made-up-kind.ts'
import { madeUpPage } from './made-up-page.ts'

/** True when a place has shade. */
export const madeUpFact = {
  texts: [
    ...addText('place-page.ts', { line: "  shade: 'Shade',", before: '  toilets: ' }),
    ...addText('suggest.ts', { line: "    shade: 'Shade',", before: '    toilets: ' }),
  ],
  /** In the order in which somebody adds them: the compiler names each file that follows. */
  code: [
    addLine('src/contract/place/researched-facts.ts', '  shade: z.optional(fact(z.enum(accessAnswers))),', {
      before: '  toilets: z.optional(',
    }),
    addLine('src/contract/place/suggestion-rules.ts', '  shade: true,', { before: '  toilets: true,' }),
    addLine(
      'src/web/guide/places/place-facts.tsx',
      '  shade: ({ facts }) =>\n    facts.shade && <FactRow topic="shade" fact={facts.shade} show={(answer) => placePage.access[answer]} />,',
      { before: '  toilets: ({ facts }) =>' },
    ),
    addLine('src/web/admin/desk/fact-shapes.ts', '    shade: choice(answers),', { before: '    toilets: choice(' }),
    addLine('src/web/suggestions/suggested-value.tsx', '  shade: chooseFrom(placePage.access),', {
      before: '  toilets: chooseFrom(',
    }),
  ],
} as const satisfies Record<string, readonly Change[]>

const FILTERS = 'src/contract/place/place-filters.ts'
const MATCH = 'src/planning/lists/match-places.ts'
const CHIPS = 'src/web/guide/places/filter-chips.ts'

/** Places for a rainy day. */
const filter: readonly Change[] = [
  addLine(FILTERS, '  readonly rainproof: boolean', { before: '  readonly verified: boolean' }),
  addLine(FILTERS, '  rainproof: false,', { before: '  verified: false,' }),
  addLine(FILTERS, "  rainproof: flag('rainproof'),", { before: "  verified: flag('verified')," }),
  { file: FILTERS, find: "'stepfree' | 'verified'", replace: "'stepfree' | 'rainproof' | 'verified'" },
  addLine(FILTERS, "    rainproof: filters.rainproof ? '1' : '',", { before: '    verified: filters.verified' }),
  { file: MATCH, find: 'stepfree, verified, eat, open }', replace: 'stepfree, rainproof, verified, eat, open }' },
  addLine(
    MATCH,
    "  if (rainproof) questions.push(({ traits }) => getAnswer(traits.setting, (known) => known !== 'outdoor'))",
    { before: '  if (verified) questions' },
  ),
  addLine('src/contract/place/place-listing-query.ts', '    rainproof: values,', { before: '    verified: values,' }),
  addLine(
    'src/web/guide/places/filter-form.tsx',
    '        <FilterChoice name="rainproof" value="1" text={texts.rainproof} isOn={filters.rainproof} />',
    { before: '        <FilterChoice name="verified"' },
  ),
  {
    file: CHIPS,
    find: 'diet, stepfree, verified } = filters',
    replace: 'diet, stepfree, rainproof, verified } = filters',
  },
  addLine(
    CHIPS,
    "    { id: 'rainproof', text: texts.rainproof, isOn: rainproof, next: { ...filters, rainproof: !rainproof } },",
    { before: "    { id: 'verified'" },
  ),
  ...addText('places.ts', { line: "  rainproof: 'For a rainy day',", before: '  verified: ' }),
]

const PROBLEMS = 'src/planning/plan/problems.ts'

/** A stop outdoors late at night. */
const warning: readonly Change[] = [
  addLine(PROBLEMS, "  | { readonly code: 'after-dark'; readonly leavesAt: number }", {
    before: "  | { readonly code: 'caution';",
  }),
  addLine(
    PROBLEMS,
    "  if (stop.setting === 'outdoor' && leaves > 22 * 60) reasons.push({ code: 'after-dark', leavesAt: leaves })",
    { before: "  if (day.hasWindWarning && stop.cautions.includes('wind-warning'))" },
  ),
  addLine('src/planning/plan/plan-value.ts', "  'after-dark': 30,", { before: "  'hours-unknown': 15," }),
  addLine(
    'src/web/trips/itinerary/problem-text.ts',
    "  'after-dark': ({ leavesAt, date }, { formats }) =>\n    fill(messages.afterDark, { leaves: shownTime(leavesAt, date, formats) }),",
    { before: '  caution: ({ condition })' },
  ),
  ...addText('planner.ts', { line: "    afterDark: 'Outdoors in the dark, until {leaves}.',", before: '    heat: ' }),
]

const MAILS = 'src/server/app/mails.ts'

/** A mail on the day before a trip. */
const mail: Addition = {
  added: {
    'src/server/travellers/trips/trip-tomorrow-mail.ts': `import { fill } from '#contract/messages/format.ts'
import { serverTexts } from '#contract/messages/server-texts.ts'
import { writeMailText, type Mail, type MailRequest } from '../../platform/mail/mail-text.ts'

export async function writeTripTomorrowMail(
  _deps: object,
  { email, city, language }: MailRequest,
): Promise<Mail> {
  const { mails } = serverTexts[language.code]
  const { subject, text } = mails.tripTomorrow
  const parts = [{ text: fill(text, { city }) }, { text: fill(mails.signature, { city }) }]
  return { to: { name: '', address: email }, ...writeMailText({ language, subject, parts }) }
}
`,
  },
  changes: [
    addLine('src/server/platform/store/tables.ts', "    | 'trip-tomorrow'", { before: "    | 'letter-test'" }),
    addLine(MAILS, "  'trip-tomorrow': writeTripTomorrowMail,", { before: '  letter: writeLetterMail,' }),
    addLine(MAILS, "import { writeTripTomorrowMail } from '../travellers/trips/trip-tomorrow-mail.ts'", {
      before: "import type { Services } from './services.ts'",
    }),
    ...addText('mails.ts', {
      line: "  tripTomorrow: { subject: 'Tomorrow your trip begins', text: 'Your trip in {city} begins tomorrow.' },",
      before: '  newsletterWelcome: {',
    }),
  ],
}

const SWEEP = 'src/server/app/sweep.ts'

/** Mails that failed for good are deleted after a month. */
const job: Addition = {
  added: {
    'src/server/platform/mail/failed-mails-sweep.ts': `import type { Database } from '../store/database.ts'

export async function deleteMailsFailedBefore(db: Database, before: string): Promise<void> {
  await db.deleteFrom('mail').where('next_attempt_at', 'is', null).where('created_at', '<', before).execute()
}
`,
  },
  changes: [
    addLine(SWEEP, '  (db, { now }) => deleteMailsFailedBefore(db, daysBefore(now, 30)),', {
      before: '  (db, { now }) => deleteOldImports(db, now),',
    }),
    addLine(SWEEP, "import { deleteMailsFailedBefore } from '../platform/mail/failed-mails-sweep.ts'", {
      before: "import { makeReserve } from '../platform/files/disk-reserve.ts'",
    }),
  ],
}

/** By the task that the table of the architecture names. */
export const madeUpAdditions: Readonly<Record<string, Addition>> = {
  'a fact of a place': { added: {}, changes: [...madeUpFact.texts, ...madeUpFact.code] },
  'a filter of lists': { added: {}, changes: filter },
  'a warning of the planner': { added: {}, changes: warning },
  'a mail': mail,
  'a page with its call': madeUpPage,
  'a background job': job,
  'a kind of entries in the desk': madeUpKind,
}
