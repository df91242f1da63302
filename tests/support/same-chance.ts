import fc from 'fast-check'

/**
 * Property tests draw the same cases in every run, so that a suite that was green stays green until the code changes.
 * `FC_SEED=… npm test -- unit` draws others.
 */
fc.configureGlobal({ seed: Number(process.env['FC_SEED'] ?? 20_261_120) })
