import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useRef, useState } from 'react'
import { createLetter, getLetter, previewLetter, saveLetter, testLetter } from '#contract/admin/letters.endpoints.ts'
import type { DeskLetter, LetterInput, LetterPreview } from '#contract/admin/letters.ts'
import { fill } from '#contract/messages/format.ts'
import { admin, letters as messages } from '#messages/admin.ts'
import { ApiError, callOverHttp } from '../api/call.ts'
import { notify } from '../ui/notify.ts'
import { useApiMutation } from '../ui/use-api-mutation.ts'
import { getDraft, emptyDraft, isSameDraft, type LetterDraft } from './letter-draft.ts'
import { letterList, letterFor } from './queries.ts'

/** The purpose of a button. All but the preview save the typed text first. */
export type LetterAim = 'save' | 'preview' | 'test' | 'send'

export type LetterWriting = ReturnType<typeof useLetterWriting>

/** @param onBegun runs when a new issue gets its id */
export function useLetterWriting(given: DeskLetter | null, onBegun: (id: string) => void) {
  const queryClient = useQueryClient()
  const [letter, setLetter] = useState(given)
  const [draft, setDraft] = useState<LetterDraft>(() => (given ? getDraft(given) : emptyDraft))
  const [preview, setPreview] = useState<LetterPreview | null>(null)
  const [isStale, setIsStale] = useState(false)
  // A ref, because the page is left before the next drawing.
  const isForgotten = useRef(false)
  const isChanged = !isSameDraft(draft, letter ? getDraft(letter) : emptyDraft)

  const showSaved = (saved: DeskLetter) => {
    setLetter(saved)
    setDraft(getDraft(saved))
    setIsStale(false)
    queryClient.setQueryData(letterFor(saved._id).queryKey, { success: true, letter: saved })
    void queryClient.invalidateQueries(letterList())
  }
  const save = async (input: LetterInput): Promise<DeskLetter> => {
    if (letter && !isChanged) return letter
    const reply = letter
      ? await callOverHttp(saveLetter, { params: { id: letter._id }, body: { ...input, version: letter.version } })
      : await callOverHttp(createLetter, { body: input })
    showSaved(reply.letter)
    if (!letter) onBegun(reply.letter._id)
    return reply.letter
  }
  const pursue = async (aim: LetterAim, input: LetterInput): Promise<DeskLetter | null> => {
    if (aim === 'preview') {
      setPreview((await callOverHttp(previewLetter, { body: input })).preview)
      return null
    }
    const saved = await save(input)
    if (aim === 'test') {
      const { email } = await callOverHttp(testLetter, { params: { id: saved._id } })
      notify('success', fill(messages.tested, { email }), 'top-right')
    }
    if (aim === 'save') notify('success', admin.draftSaved, 'top-right')
    return saved
  }
  const noteFailure = (error: unknown) => {
    if (error instanceof ApiError && error.code === 'conflict') setIsStale(true)
  }
  const reload = useApiMutation({
    write: async (isMine: boolean) => {
      if (!letter) return
      const found = await callOverHttp(getLetter, { params: { id: letter._id } })
      showSaved(found.letter)
      if (isMine) setDraft(draft)
    },
    failure: messages.letterFailed,
    place: 'top-right',
  })
  /** Discards unsaved changes, so that no question appears when the page is left. */
  const forget = () => {
    isForgotten.current = true
  }
  const isDirty = useCallback(() => isChanged && !isForgotten.current, [isChanged])
  return { letter, draft, setDraft, preview, isStale, isDirty, pursue, noteFailure, reload, forget }
}
