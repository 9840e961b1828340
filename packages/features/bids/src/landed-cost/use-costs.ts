import { useLotCostsQuery, useUpdateCostChoicesMutation } from '@seriba/api/shared/costs'
import type { CostChoices } from '@seriba/contracts/costs'
import { estimateAt, estimatorOf } from '@seriba/domain/landed-cost/estimate'
import { useMemo, useState } from 'react'

/** A lot's costs for the port that its viewer has chosen. Nothing is asked of the server while somebody types. */
export function useCosts(carId: string) {
  const query = useLotCostsQuery({ carId })
  const [save, saving] = useUpdateCostChoicesMutation()
  const [changed, setChanged] = useState<Partial<CostChoices>>({})
  const costs = query.data?.costs ?? null
  const choices = costs && { ...costs.choices, ...changed }
  const port = choices?.port ?? null
  const regime = choices?.regime ?? 'private'
  const estimator = useMemo(
    () =>
      costs &&
      estimatorOf({ document: costs.document, vehicle: costs.vehicle, hall: costs.hall, port, regime }),
    [costs, port, regime],
  )
  return {
    costs,
    choices,
    estimator,
    isLoading: query.isLoading,
    isFailed: query.isError && !costs,
    isChoiceFailed: saving.isError,
    retry: () => void query.refetch(),
    choose(next: Partial<CostChoices>) {
      if (!choices) return
      setChanged({ ...changed, ...next })
      void save({ ...choices, ...next })
    },
  }
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
