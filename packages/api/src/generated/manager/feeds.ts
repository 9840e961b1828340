// Generated from packages/contracts/src/feeds.ts by packages/api/scripts/generate.ts: change that.
import * as contracts from '@seriba/contracts/feeds'
import * as cache from '../../cache/feeds.ts'
import { mutation, query, useLazyQueryOf, useMutationOf, useQueryOf } from '#engine'

/** Creates a feed with a key of its own, which is shown only this once. `POST /feed/create` */
export const createFeed = mutation(contracts.createFeed, cache.createFeed)
export const useCreateFeedMutation = useMutationOf(createFeed)

/** Creates a link to download the lines of a run that couldn’t be read as a file; it works for one minute and only for the caller. `GET /feed/bad-lines-export` */
export const exportBadLines = query(contracts.exportBadLines, cache.exportBadLines)
export const useExportBadLinesQuery = useQueryOf(exportBadLines)
export const useLazyExportBadLinesQuery = useLazyQueryOf(exportBadLines)

/** Creates a link to download all runs of a feed as a file; it works for one minute and only for the caller. `GET /feed/runs-export` */
export const exportFeedRuns = query(contracts.exportFeedRuns, cache.exportFeedRuns)
export const useExportFeedRunsQuery = useQueryOf(exportFeedRuns)
export const useLazyExportFeedRunsQuery = useLazyQueryOf(exportFeedRuns)

/** Creates a link to download the feeds, with their last runs, as a file; it works for one minute and only for the caller. `GET /feed/index-export` */
export const exportFeeds = query(contracts.exportFeeds, cache.exportFeeds)
export const useExportFeedsQuery = useQueryOf(exportFeeds)
export const useLazyExportFeedsQuery = useLazyQueryOf(exportFeeds)

/** Says what a feed's value that couldn’t be read stands for, now and in the future; the lines that failed because of it are tried again. `POST /feed/fix-lines` */
export const fixLines = mutation(contracts.fixLines, cache.fixLines)
export const useFixLinesMutation = useMutationOf(fixLines)

/** The lines of a run that couldn’t be read, up to the first thousand. `GET /feed/bad-lines` */
export const listBadLines = query(contracts.listBadLines, cache.listBadLines)
export const useListBadLinesQuery = useQueryOf(listBadLines)
export const useLazyListBadLinesQuery = useLazyQueryOf(listBadLines)

/** A feed's runs, newest first. `GET /feed/runs` */
export const listFeedRuns = query(contracts.listFeedRuns, cache.listFeedRuns)
export const useListFeedRunsQuery = useQueryOf(listFeedRuns)
export const useLazyListFeedRunsQuery = useLazyQueryOf(listFeedRuns)

/** The feeds, how their last run went, and which of them are late. `GET /feed/index` */
export const listFeeds = query(contracts.listFeeds, cache.listFeeds)
export const useListFeedsQuery = useQueryOf(listFeeds)
export const useLazyListFeedsQuery = useLazyQueryOf(listFeeds)

/** Creates the address to which a feed's file is sent as the body of a POST, within ten minutes. `POST /feed/open-upload` */
export const openFeedUpload = mutation(contracts.openFeedUpload)
export const useOpenFeedUploadMutation = useMutationOf(openFeedUpload)

/** Creates a new key for a feed; the previous one stops working. `POST /feed/renew-key` */
export const renewFeedKey = mutation(contracts.renewFeedKey, cache.renewFeedKey)
export const useRenewFeedKeyMutation = useMutationOf(renewFeedKey)

/** Renames a feed, changes how often it is expected, or pauses it: a paused feed is refused, and is never late. `PUT /feed/update` */
export const updateFeed = mutation(contracts.updateFeed, cache.updateFeed)
export const useUpdateFeedMutation = useMutationOf(updateFeed)
