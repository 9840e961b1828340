import type { CostDocument } from '@seriba/domain/landed-cost/cost-document'
import { ApiError } from '@seriba/server-kit/api-error'
import { costDocumentSchema } from './document-schema.ts'

/** The document that staff sent; refused if it has the wrong shape. */
export function parseDocument(given: unknown): CostDocument {
  const parsed = costDocumentSchema.safeParse(given)
  if (parsed.success) return parsed.data
  const places = parsed.error.issues.slice(0, 20).map(({ path }) => path.join('.'))
  throw new ApiError('cost_tables_shape', { detail: { places } })
}
