// Generated from packages/contracts/src/costs.ts by packages/api/scripts/generate.ts: change that.
import * as contracts from '@seriba/contracts/costs'
import * as cache from '../../cache/costs.ts'
import { mutation, query, useLazyQueryOf, useMutationOf, useQueryOf } from '#engine'

/** Asks the staff who may publish cost tables to publish the draft as it is now, and emails them. Saving the draft again withdraws the request. `POST /site/cost-tables/ask` */
export const askToPublish = mutation(contracts.askToPublish, cache.askToPublish)
export const useAskToPublishMutation = useMutationOf(askToPublish)

/** A client's port, regime and currency, for staff who look at lots for them. `GET /bid/cost-choices` */
export const clientCostChoices = query(contracts.clientCostChoices, cache.clientCostChoices)
export const useClientCostChoicesQuery = useQueryOf(clientCostChoices)
export const useLazyClientCostChoicesQuery = useLazyQueryOf(clientCostChoices)

/** The published versions that changed something for a country, newest first. `GET /site/cost-tables-history` */
export const costHistory = query(contracts.costHistory, cache.costHistory)
export const useCostHistoryQuery = useQueryOf(costHistory)
export const useLazyCostHistoryQuery = useLazyQueryOf(costHistory)

/** What still uses each version of the cost tables: a bid and its purchase keep the one that the bid was placed with. `GET /site/cost-tables-in-use` */
export const costTablesInUse = query(contracts.costTablesInUse, cache.costTablesInUse)
export const useCostTablesInUseQuery = useQueryOf(costTablesInUse)
export const useLazyCostTablesInUseQuery = useLazyQueryOf(costTablesInUse)

/** Discards the draft. `POST /site/cost-tables/discard` */
export const discardCostDraft = mutation(contracts.discardCostDraft, cache.discardCostDraft)
export const useDiscardCostDraftMutation = useMutationOf(discardCostDraft)

/** Every version of the cost tables, newest first, the current day in Japan, and who may publish. `GET /site/cost-tables` */
export const listCostTables = query(contracts.listCostTables, cache.listCostTables)
export const useListCostTablesQuery = useQueryOf(listCostTables)
export const useLazyListCostTablesQuery = useLazyQueryOf(listCostTables)

/** What a document would change before it is saved or published: totals of sample cars at every port, its errors, and where a total would fall as the price rises, which does not prevent publishing. `POST /site/cost-tables/preview` */
export const previewCostTables = mutation(contracts.previewCostTables)
export const usePreviewCostTablesMutation = useMutationOf(previewCostTables)

/** Publishes the draft, valid from today or a later day; the previous version ends there. Nothing is overwritten. `POST /site/cost-tables/publish` */
export const publishCostTables = mutation(contracts.publishCostTables, cache.publishCostTables)
export const usePublishCostTablesMutation = useMutationOf(publishCostTables)

/** Saves a document as the draft; `version` is that of the draft the caller saw, 0 if there was none. `PUT /site/cost-tables/draft` */
export const saveCostDraft = mutation(contracts.saveCostDraft, cache.saveCostDraft)
export const useSaveCostDraftMutation = useMutationOf(saveCostDraft)

/** One complete version of the cost tables. `GET /site/cost-tables/:id` */
export const viewCostTables = query(contracts.viewCostTables, cache.viewCostTables)
export const useViewCostTablesQuery = useQueryOf(viewCostTables)
export const useLazyViewCostTablesQuery = useLazyQueryOf(viewCostTables)
