/**
 * Keeps what Node compiles, and what it makes of TypeScript, for the next start: that is then a third quicker, and the
 * process some 20 MB smaller, since the program that strips the types is not even loaded.
 */
import { enableCompileCache } from 'node:module'

enableCompileCache('node_modules/.cache/compiled')
