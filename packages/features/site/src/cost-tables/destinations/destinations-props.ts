import type { CostDocument } from '@seriba/domain/landed-cost/cost-document'

export type DestinationsProps = {
  document: CostDocument
  published: CostDocument | null
  today: string
  /** Null where the version is only read. */
  onChange: ((next: CostDocument) => void) | null
}
