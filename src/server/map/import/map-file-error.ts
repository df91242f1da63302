import { OperatorError } from '../../platform/process/operator-error.ts'

/** A map file that cannot be imported. The sentence says why, and what may help. */
export class MapFileError extends OperatorError {}
