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

/** What the server has; `version` is the draft's, 0 where it keeps none. `key` is another with each change there. */
export type ServerDraft = { document: CostDocument | null; version: number; key: string }

/** A draft as it is typed. What a colleague saves meanwhile joins it: both made different things of what is in `conflicts`. */
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
  // What was wrong with the draft before is not what is wrong with this one.
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
    /** Takes what a colleague made of it, or leaves mine. */
    settle(conflict: Conflict, whose: 'mine' | 'theirs') {
      setConflicts((open) => open.filter((one) => one !== conflict))
      if (whose === 'theirs' && document)
        setEdits((past) => [...past, withPlace(document, conflict.at, conflict.theirs)])
    },
    edit: (next: CostDocument) => setEdits((past) => [...past.slice(-mostUndone), next]),
    /** Takes the last change back. */
    undo: edits.length > 0 ? () => setEdits((past) => past.slice(0, -1)) : undefined,
    isEdited: edited !== null,
    /** What was saved is not, even before it comes back. */
    isUnsaved: edited !== null && edited !== base.document,
    /** Of these very figures. */
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
      // What comes back from the server is then what was sent, with what a colleague adds.
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
