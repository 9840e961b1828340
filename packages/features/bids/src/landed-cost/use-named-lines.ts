import { groupThousands } from '@seriba/domain/format/number'
import type { CostEstimate, EstimatedLine } from '@seriba/domain/landed-cost/estimate'
import { useCostWords } from './use-cost-words.ts'
import type { ReadyCosts } from './use-costs.ts'

export type NamedLine = { line: EstimatedLine; name: string; note: string | undefined }

/** The lines of an estimate with their names and explanations. */
export function useNamedLines({ estimator, costs }: ReadyCosts, { invoice, destination }: CostEstimate) {
  const { t, named } = useCostWords()
  const { document, hall } = costs
  const to = estimator.port === null ? undefined : document.tables.ports[estimator.port]
  const { steps = [] } = estimator.tables.programmes[estimator.programme ?? ''] ?? {}
  const routes: Record<string, string | undefined> = {
    inland: to && t('route', { from: hall, to: to.loadPort }),
    freight: to && t('route', { from: to.loadPort, to: named(document.ports[estimator.port ?? '']?.names) }),
  }
  const inOwn = (line: EstimatedLine) =>
    line.amount && line.currency !== 'JPY'
      ? `${line.currency}\u00A0${groupThousands(line.amount.likely)}`
      : undefined
  return {
    invoice: invoice.map((line): NamedLine => ({ line, name: t(`line.${line.id}`), note: routes[line.id] })),
    destination: destination.map(
      (line): NamedLine => ({
        line,
        name: named(steps.find(({ id }) => id === line.id)?.label) || line.id,
        note: [inOwn(line), line.recoverable ? t('recoverable') : undefined].filter(Boolean).join(', '),
      }),
    ),
  }
}
