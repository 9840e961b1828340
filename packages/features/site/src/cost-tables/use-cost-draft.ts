import { toApiError } from '@seriba/api/api-error'
import {
  useAskToPublishMutation,
  useDiscardCostDraftMutation,
  usePreviewCostTablesMutation,
  usePublishCostTablesMutation,
  useSaveCostDraftMutation,
} from '@seriba/api/manager/costs'
import type { CostDocument } from '@seriba/domain/landed-cost/cost-document'
import { isSame } from '@seriba/domain/landed-cost/count-changes'
import { useEffect, useRef, useState } from 'react'
import { type Conflict, mergeDrafts, withPlace } from './merge-drafts.ts'
import type { Preview } from './PreviewPanel.tsx'

const mostUndone = 50

/** The server's state; `version` is the draft's, 0 if there is no draft. `key` changes with each change there. */
export type ServerDraft = { document: CostDocument | null; version: number; key: string }

/**
 * A draft while it is being typed. What a colleague saves in the meantime is merged into it; conflicting changes are
 * in `conflicts`.
 */
export function useCostDraft(server: ServerDraft, refresh: () => void) {
  const [base, setBase] = useState(server)
  const [edits, setEdits] = useState<readonly CostDocument[]>([])
  const [conflicts, setConflicts] = useState<readonly Conflict[]>([])
  const [preview, setPreview] = useState<{ of: CostDocument; result: Preview } | null>(null)
  const [ask, asking] = usePreviewCostTablesMutation()
  const [save, saving] = useSaveCostDraftMutation()
  const [publish, publishing] = usePublishCostTablesMutation()
  const [askOthers, askingOthers] = useAskToPublishMutation()
  const [discard, discarding] = useDiscardCostDraftMutation()
  const edited = edits.at(-1) ?? null
  const { version } = server
  if (base.key !== server.key) {
    setBase(server)
    if (edited && base.document && server.document) {
      const both = mergeDrafts(base.document, edited, server.document)
      setEdits(isSame(both.merged, server.document) ? [] : [both.merged])
      setConflicts(both.conflicts)
    }
  }
  const document = edited ?? server.document
  const error = [asking, saving, publishing, askingOthers, discarding]
    .map((state) => toApiError(state.error))
    .find(Boolean)
  const forget = () => {
    for (const state of [asking, saving, publishing, askingOthers, discarding]) state.reset()
  }
  const latestForget = useRef(forget)
  latestForget.current = forget
  // The errors of the previous draft are not those of this one.
  useEffect(() => void (server.key && latestForget.current()), [server.key])
  const sent = document as unknown as Record<string, unknown>
  const orRefresh = async (taken: Promise<unknown>) => {
    const code = await taken.then(
      () => null,
      (failure: unknown) => toApiError(failure as Parameters<typeof toApiError>[0])?.code,
    )
    if (code === 'stale') refresh()
    return code === null
  }
  return {
    document,
    conflicts,
    /** Accepts a colleague's change, or keeps mine. */
    settle(conflict: Conflict, whose: 'mine' | 'theirs') {
      setConflicts((open) => open.filter((one) => one !== conflict))
      if (whose === 'theirs' && document)
        setEdits((past) => [...past, withPlace(document, conflict.at, conflict.theirs)])
    },
    edit: (next: CostDocument) => setEdits((past) => [...past.slice(-mostUndone), next]),
    /** Undoes the last change. */
    undo: edits.length > 0 ? () => setEdits((past) => past.slice(0, -1)) : undefined,
    isEdited: edited !== null,
    /** Unsaved changes no longer include what was saved, even before it comes back. */
    isUnsaved: edited !== null && edited !== base.document,
    /** For exactly these figures. */
    preview: preview && preview.of === document ? preview.result : null,
    error,
    isBusy: saving.isLoading || publishing.isLoading || askingOthers.isLoading || discarding.isLoading,
    isPreviewing: asking.isLoading,
    async show() {
      forget()
      const of = document
      const result = await ask({ document: sent })
        .unwrap()
        .catch(() => null)
      if (result && of) setPreview({ of, result })
    },
    async save(): Promise<boolean> {
      forget()
      const isSaved = await orRefresh(save({ version, document: sent }).unwrap())
      // The server then returns what was sent, merged with a colleague's changes.
      if (isSaved) setBase((held) => ({ ...held, document }))
      return isSaved
    },
    publish(from: string, reason: string): Promise<boolean> {
      forget()
      return orRefresh(publish({ version, from, reason }).unwrap())
    },
    /** Asks those who may publish it. */
    askToPublish(note: string): Promise<boolean> {
      forget()
      return orRefresh(askOthers({ version, note }).unwrap())
    },
    discard(): Promise<boolean> {
      forget()
      return orRefresh(discard({ version }).unwrap())
    },
  }
}

export type CostModel = ReturnType<typeof useCostDraft>
