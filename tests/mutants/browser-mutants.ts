import type { Mutant } from './mutant.ts'

/** Mutants that only a browser shows. Each costs a build. */
export const browserMutants = [
  {
    name: 'a button has an English text in every language',
    file: 'src/web/account/profile/profile-form.tsx',
    find: `        {profile.save}
`,
    replace: `        Save changes
`,
    tests: ['lint'],
  },
  {
    name: 'a page is wider than a small phone',
    file: 'src/web/guide/places/places.css',
    find: `    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-5);
`,
    replace: `    display: grid;
    grid-template-columns: minmax(21rem, 1fr);
    gap: var(--space-5);
`,
    tests: ['tests/style-sheets.test.ts', 'tests/e2e/public-pages.spec.ts › the page /explore'],
  },
  {
    name: 'the text is too pale in dark mode',
    file: 'src/web/styles/tokens.css',
    find: '--ink-soft: light-dark(#555a76, #b9bed8)',
    replace: '--ink-soft: light-dark(#555a76, #3a4066)',
    tests: ['tests/style-sheets.test.ts', 'tests/e2e/public-pages.spec.ts › the page /about'],
  },
  {
    name: 'a button of an icon has no name',
    file: 'src/web/ui/icon-button.tsx',
    find: `      <span className="visually-hidden">{label}</span>
`,
    replace: '',
    tests: ['tests/e2e/public-pages.spec.ts › the page /explore'],
  },
  {
    name: 'a wrong field does not get the focus',
    file: 'src/web/ui/field-errors.ts',
    find: `  if (field) field.focus()
`,
    replace: `  if (field) field.blur()
`,
    tests: ['tests/e2e/accounts-messages.spec.ts › errors show in the order of the fields'],
  },
] as const satisfies readonly Mutant[]
