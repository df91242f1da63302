import type { placeImportOperations } from '#contract/admin/place-imports.operations.ts'
import type { HandlersFor } from '../../platform/http/handler.ts'
import type { PreviewDeps } from './create-preview.ts'
import { chooseRows, dropImport, getImport, listImports, listRows } from './previews.ts'

/** The readers of files are loaded when an editor imports one. */
export function placeImportHandlers(deps: PreviewDeps): HandlersFor<typeof placeImportOperations> {
  const shown = async (owned: { id: string; accountId: string }) =>
    ({ success: true, import: await getImport(deps, owned) }) as const
  return {
    startPlaceImport: async ({ body, file: { path } }, { account: { id: accountId } }) => {
      const { createPreview } = await import('./create-preview.ts')
      const id = await createPreview(deps, { ...body, path, accountId })
      return shown({ id, accountId })
    },
    listPlaceImports: async (_input, { account }) => ({ success: true, imports: await listImports(deps, account.id) }),
    listPlaceImportRows: async ({ params: { id }, query }, { account: { id: accountId } }) => ({
      success: true,
      ...(await listRows(deps, { id, accountId }, query)),
    }),
    choosePlaceImportRows: async ({ params: { id }, body }, { account: { id: accountId } }) => {
      if (body.reading || body.areas || body.rows?.some(({ sameAs }) => sameAs !== undefined)) {
        const { revisePreview } = await import('./revise-preview.ts')
        await revisePreview(deps, { id, accountId }, body)
      } else await chooseRows(deps, { id, accountId }, body)
      return shown({ id, accountId })
    },
    applyPlaceImport: async ({ params: { id }, body }, { account: { id: accountId } }) => {
      const { applyImport } = await import('./apply-import.ts')
      await applyImport(deps, { id, accountId, ...body })
      return shown({ id, accountId })
    },
    undoPlaceImport: async ({ params: { id } }, { account: { id: accountId } }) => {
      const { undoImport } = await import('./undo-import.ts')
      await undoImport(deps, { id, accountId })
      return shown({ id, accountId })
    },
    dropPlaceImport: async ({ params: { id } }, { account: { id: accountId } }) => {
      await dropImport(deps, { id, accountId })
      return { success: true }
    },
  }
}
