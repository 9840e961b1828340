import { toApiError } from '@seriba/api/api-error'
import {
  useDiscardCostDraftMutation,
  usePreviewCostTablesMutation,
  usePublishCostTablesMutation,
  useSaveCostDraftMutation,
} from '@seriba/api/manager/costs'
import type { CostDocument } from '@seriba/domain/landed-cost/cost-document'
import { useState } from 'react'
import type { Preview } from './PreviewPanel.tsx'

const mostUndone = 50

/** A draft as it is typed: `seen` is what the server has of it. `version` is 0 where it keeps none. */
export function useCostDraft(seen: CostDocument | null, version: number) {
  const [edits, setEdits] = useState<readonly CostDocument[]>([])
  const [preview, setPreview] = useState<{ of: CostDocument; result: Preview } | null>(null)
  const [ask, asking] = usePreviewCostTablesMutation()
  const [save, saving] = useSaveCostDraftMutation()
  const [publish, publishing] = usePublishCostTablesMutation()
  const [discard, discarding] = useDiscardCostDraftMutation()
  const edited = edits.at(-1) ?? null
  const document = edited ?? seen
  const error = [asking, saving, publishing, discarding].map((state) => toApiError(state.error)).find(Boolean)
  const forget = () => {
    for (const state of [asking, saving, publishing, discarding]) state.reset()
  }
  const sent = document as unknown as Record<string, unknown>
  const isTaken = (asked: { unwrap: () => Promise<unknown> }) =>
    asked.unwrap().then(
      () => true,
      () => false,
    )
  return {
    document,
    edit: (next: CostDocument) => setEdits((past) => [...past.slice(-mostUndone), next]),
    /** Takes the last change back. */
    undo: edits.length > 0 ? () => setEdits((past) => past.slice(0, -1)) : undefined,
    reset: () => {
      setEdits([])
      setPreview(null)
      forget()
    },
    isUnsaved: edited !== null,
    /** Of these very figures. */
    preview: preview && preview.of === document ? preview.result : null,
    error,
    isBusy: saving.isLoading || publishing.isLoading || discarding.isLoading,
    isPreviewing: asking.isLoading,
    async show() {
      forget()
      const of = document
      const result = await ask({ document: sent })
        .unwrap()
        .catch(() => null)
      if (result && of) setPreview({ of, result })
    },
    save(): Promise<boolean> {
      forget()
      return isTaken(save({ version, document: sent }))
    },
    publish(from: string, reason: string): Promise<boolean> {
      forget()
      return isTaken(publish({ version, from, reason }))
    },
    discard(): Promise<boolean> {
      forget()
      return isTaken(discard({ version }))
    },
  }
}

export type CostModel = ReturnType<typeof useCostDraft>
