import { useLotCostsQuery, useUpdateCostChoicesMutation } from '@seriba/api/shared/costs'
import type { CostChoices } from '@seriba/contracts/costs'
import { useCallback, useMemo } from 'react'
import { useChangedChoices } from './cost-choices.tsx'
import { estimateFor, estimatorFor } from './estimator-of-costs.ts'

/**
 * A lot's costs for the port chosen by its viewer, or by the client for whom staff are looking at it. Nothing is
 * requested from the server while somebody types.
 */
export function useCosts(carId: string, forClient?: CostChoices) {
  const query = useLotCostsQuery({ carId })
  const [save] = useUpdateCostChoicesMutation()
  const { changed, failed: isChoiceFailed, change, fail, listValue } = useChangedChoices()
  const costs = query.data?.costs ?? null
  const choices = useMemo(
    () => costs && { ...(forClient ?? costs.choices), ...changed },
    [costs, forClient, changed],
  )
  const estimator = costs && choices && estimatorFor(costs, { ...choices, listValue })
  const choose = useCallback(
    (next: Partial<CostChoices>) => {
      if (!choices) return
      change(next)
      if (forClient) return
      void save({ ...choices, ...next }).then(({ error }) => fail(error !== undefined))
    },
    [choices, forClient, save, change, fail],
  )
  const { isLoading, refetch } = query
  const isFailed = query.isError && !costs
  // The same object while nothing in it changes: its display is rendered once, not with every key.
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
/** What is available once the tables are. */
export type ReadyCosts = Costs & {
  costs: NonNullable<Costs['costs']>
  choices: CostChoices
  estimator: NonNullable<Costs['estimator']>
}

export const isReady = (costs: Costs): costs is ReadyCosts => costs.estimator !== null && costs.costs !== null

export const useEstimate = ({ estimator }: ReadyCosts, price: number) => estimateFor(estimator, price)
