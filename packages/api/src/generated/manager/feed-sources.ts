// Generated from packages/contracts/src/feed-sources.ts by packages/api/scripts/generate.ts: change that.
import * as contracts from '@seriba/contracts/feed-sources'
import * as cache from '../../cache/feed-sources.ts'
import { mutation, query, useLazyQueryOf, useMutationOf, useQueryOf } from '#engine'

/** The progress of reading a source. `GET /feed/pulls` */
export const listPulls = query(contracts.listPulls, cache.listPulls)
export const useListPullsQuery = useQueryOf(listPulls)
export const useLazyListPullsQuery = useLazyQueryOf(listPulls)

/** A source's words and what they mean, unknown ones first. `GET /feed/words` */
export const listWords = query(contracts.listWords, cache.listWords)
export const useListWordsQuery = useQueryOf(listWords)
export const useLazyListWordsQuery = useLazyQueryOf(listWords)

/** Asks a source for three lots with a word, and shows them as they would come in; nothing is saved. `POST /feed/word-proof` */
export const proveWord = mutation(contracts.proveWord)
export const useProveWordMutation = useMutationOf(proveWord)

/** Creates a feed whose lots Seriba fetches itself, or changes how they are fetched. `POST /feed/save-source` */
export const saveSource = mutation(contracts.saveSource, cache.saveSource)
export const useSaveSourceMutation = useMutationOf(saveSource)

/** Assigns a meaning to a source's word, or removes it; this applies to what is read from now on. `PUT /feed/set-word` */
export const setWord = mutation(contracts.setWord, cache.setWord)
export const useSetWordMutation = useMutationOf(setWord)

/** Starts reading a source, from the beginning or from where it was stopped. `POST /feed/start-pull` */
export const startPull = mutation(contracts.startPull, cache.startPull)
export const useStartPullMutation = useMutationOf(startPull)

/** Stops reading a source; what has come in stays. Nothing more of this part is read until it is started again. `POST /feed/stop-pull` */
export const stopPull = mutation(contracts.stopPull, cache.stopPull)
export const useStopPullMutation = useMutationOf(stopPull)

/** Asks a source for ten lots and shows them as they would come in; nothing is saved. `POST /feed/test-source` */
export const testSource = mutation(contracts.testSource)
export const useTestSourceMutation = useMutationOf(testSource)

/** How a feed’s source is read. Only the last characters of its code are ever shown. `GET /feed/source` */
export const viewSource = query(contracts.viewSource, cache.viewSource)
export const useViewSourceQuery = useQueryOf(viewSource)
export const useLazyViewSourceQuery = useLazyQueryOf(viewSource)
