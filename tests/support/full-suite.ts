/** True if tests that restate others run too, as `npm run test:full` does. */
export const isFullSuite = process.env['TEST_SCOPE'] === 'full'
