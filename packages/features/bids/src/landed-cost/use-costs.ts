import { useLotCostsQuery, useUpdateCostChoicesMutation } from '@seriba/api/shared/costs'
import type { CostChoices } from '@seriba/contracts/costs'
import { estimateAt, estimatorOf } from '@seriba/domain/landed-cost/estimate'
import { useCallback, useMemo, useState } from 'react'

/** A lot's costs for the port that its viewer has chosen. Nothing is asked of the server while somebody types. */
export function useCosts(carId: string) {
  const query = useLotCostsQuery({ carId })
  const [save, saving] = useUpdateCostChoicesMutation()
  const [changed, setChanged] = useState<Partial<CostChoices>>({})
  const costs = query.data?.costs ?? null
  const choices = useMemo(() => costs && { ...costs.choices, ...changed }, [costs, changed])
  const port = choices?.port ?? null
  const regime = choices?.regime ?? 'private'
  const estimator = useMemo(
    () =>
      costs &&
      estimatorOf({ document: costs.document, vehicle: costs.vehicle, hall: costs.hall, port, regime }),
    [costs, port, regime],
  )
  const choose = useCallback(
    (next: Partial<CostChoices>) => {
      if (!choices) return
      setChanged((earlier) => ({ ...earlier, ...next }))
      void save({ ...choices, ...next })
    },
    [choices, save],
  )
  const { isLoading, refetch } = query
  const isFailed = query.isError && !costs
  const isChoiceFailed = saving.isError
  // The same object while nothing of it changes: what is drawn from it is drawn once, not with every key.
  return useMemo(
    () => ({
      costs,
      choices,
      estimator,
      isLoading,
      isFailed,
      isChoiceFailed,
      retry: () => void refetch(),
      choose,
    }),
    [costs, choices, estimator, isLoading, isFailed, isChoiceFailed, refetch, choose],
  )
}

export type Costs = ReturnType<typeof useCosts>
/** What is there once the tables are. */
export type ReadyCosts = Costs & {
  costs: NonNullable<Costs['costs']>
  choices: CostChoices
  estimator: NonNullable<Costs['estimator']>
}

export const isReady = (costs: Costs): costs is ReadyCosts => costs.estimator !== null && costs.costs !== null

export function useEstimate({ estimator }: ReadyCosts, price: number) {
  return useMemo(() => estimateAt(estimator, price), [estimator, price])
}
