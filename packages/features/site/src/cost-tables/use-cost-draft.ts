import { toApiError } from '@seriba/api/api-error'
import {
  useDiscardCostDraftMutation,
  usePreviewCostTablesMutation,
  usePublishCostTablesMutation,
  useSaveCostDraftMutation,
} from '@seriba/api/manager/costs'
import type { CostDocument } from '@seriba/domain/landed-cost/cost-document'
import { useState } from 'react'
import type { Preview } from './CostPreview.tsx'

/** A draft as it is typed: `seen` is what the server has of it. `version` is 0 where it keeps none. */
export function useCostDraft(seen: CostDocument | null, version: number) {
  const [edited, setEdited] = useState<CostDocument | null>(null)
  const [preview, setPreview] = useState<{ of: CostDocument; result: Preview } | null>(null)
  const [ask, asking] = usePreviewCostTablesMutation()
  const [save, saving] = useSaveCostDraftMutation()
  const [publish, publishing] = usePublishCostTablesMutation()
  const [discard, discarding] = useDiscardCostDraftMutation()
  const document = edited ?? seen
  const error = [asking, saving, publishing, discarding].map((state) => toApiError(state.error)).find(Boolean)
  const forget = () => {
    for (const state of [asking, saving, publishing, discarding]) state.reset()
  }
  const sent = document as unknown as Record<string, unknown>
  return {
    document,
    edit: (next: CostDocument) => setEdited(next),
    reset: () => {
      setEdited(null)
      setPreview(null)
      forget()
    },
    isUnsaved: edited !== null,
    /** Of these very figures. */
    preview: preview && preview.of === document ? preview.result : null,
    error,
    isBusy: asking.isLoading || saving.isLoading || publishing.isLoading || discarding.isLoading,
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
      const kept = await save({ version, document: sent })
        .unwrap()
        .catch(() => null)
      return kept !== null
    },
    async publish(from: string): Promise<boolean> {
      forget()
      return (
        (await publish({ version, from })
          .unwrap()
          .catch(() => null)) !== null
      )
    },
    async discard(): Promise<boolean> {
      forget()
      return (
        (await discard({ version })
          .unwrap()
          .catch(() => null)) !== null
      )
    },
  }
}
