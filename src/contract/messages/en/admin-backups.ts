export const adminBackups = {
  loading: 'Looking for the last backup …',
  last: 'Last backup: {ago}, verified.',
  none: 'There is no backup yet.',
  attemptFailed: 'The latest attempt failed; the server’s log says why.',
  off: 'The server makes no backups by itself: set BACKUP_EVERY.',
  failed: 'The last backup could not be looked up.',
} as const
