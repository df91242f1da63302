/** The fields of a fact that say where its value comes from. A remark, or how sure it is, is no evidence of another value. */
export const evidenceFields = ['source', 'otherSources', 'checkedOn', 'isSeen', 'isAsked'] as const
