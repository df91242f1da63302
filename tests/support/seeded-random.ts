import fc from 'fast-check'
import { keepTemporaryFilesInMemory } from './memory-files.ts'

keepTemporaryFilesInMemory()

/** Property tests draw the same cases in every run. `FC_SEED=… npm run test:unit` draws others. */
fc.configureGlobal({ seed: Number(process.env['FC_SEED'] ?? 20_261_120) })
