import fc from 'fast-check'
import { storeTemporaryFilesInMemory } from './memory-files.ts'

storeTemporaryFilesInMemory()

/** Property tests draw the same cases in every run. `FC_SEED=… npm run test:unit` draws others. */
fc.configureGlobal({ seed: Number(process.env['FC_SEED'] ?? 20_261_120) })
