// Generated from packages/contracts/src/budget.ts by packages/api/scripts/generate.ts: change that.
import * as contracts from '@seriba/contracts/budget'
import * as cache from '../../cache/budget.ts'
import { mutation, useMutationOf } from '#engine'

/** Asks a client whether staff may bid an amount that their budget would not allow; it replaces any earlier question. `POST /bid/ask-budget` */
export const askBudget = mutation(contracts.askBudget, cache.askBudget)
export const useAskBudgetMutation = useMutationOf(askBudget)
