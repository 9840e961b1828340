import type { CostDocument } from '@seriba/domain/landed-cost/cost-document'

export type DestinationsProps = {
  document: CostDocument
  published: CostDocument | null
  today: string
  /** Null if the version is read-only. */
  onChange: ((next: CostDocument) => void) | null
}
