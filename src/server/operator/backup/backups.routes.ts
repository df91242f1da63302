import type { backupOperations } from '#contract/admin/backups.operations.ts'
import { HOUR_MS } from '#contract/text/durations.ts'
import type { Context } from '../../platform/context.ts'
import type { HandlersFor } from '../../platform/http/handler.ts'
import { hasFailed, readBackupState } from './backup-schedule.ts'

export function backupHandlers(deps: Pick<Context, 'config' | 'store' | 'now'>): HandlersFor<typeof backupOperations> {
  return {
    getBackups: async () => {
      const state = await readBackupState(deps)
      const { intervalMs, lastAt } = state
      return {
        success: true,
        backups: {
          intervalHours: intervalMs === null ? null : intervalMs / HOUR_MS,
          lastAt: lastAt?.toISOString() ?? null,
          hasFailed: hasFailed(state),
        },
      }
    },
  }
}
