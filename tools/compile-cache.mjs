/**
 * Caches compiled code and type-stripped TypeScript on disk. The next start takes a third less time, and the process takes
 * about 20 MB less memory, because Node does not load the program that strips types.
 */
import { enableCompileCache } from 'node:module'

enableCompileCache('node_modules/.cache/compiled')
