// Generated from packages/contracts/src/feed-sources.ts by packages/api/scripts/generate.ts: change that.
import * as contracts from '@seriba/contracts/feed-sources'
import * as cache from '../../cache/feed-sources.ts'
import { mutation, query, useLazyQueryOf, useMutationOf, useQueryOf } from '#engine'

/** How far the reading of a source is. `GET /feed/pulls` */
export const listPulls = query(contracts.listPulls, cache.listPulls)
export const useListPullsQuery = useQueryOf(listPulls)
export const useLazyListPullsQuery = useLazyQueryOf(listPulls)

/** The words of a source with what they mean, unknown ones first. `GET /feed/words` */
export const listWords = query(contracts.listWords, cache.listWords)
export const useListWordsQuery = useQueryOf(listWords)
export const useLazyListWordsQuery = useLazyQueryOf(listWords)

/** Asks a source for three lots with a word, and reads them as they would come in; nothing is kept. `POST /feed/word-proof` */
export const proveWord = mutation(contracts.proveWord)
export const useProveWordMutation = useMutationOf(proveWord)

/** Makes a feed whose lots we fetch ourselves, or changes how they are fetched. `POST /feed/save-source` */
export const saveSource = mutation(contracts.saveSource, cache.saveSource)
export const useSaveSourceMutation = useMutationOf(saveSource)

/** Gives a word of a source a meaning, or takes it back; it counts for what is read from now on. `PUT /feed/set-word` */
export const setWord = mutation(contracts.setWord, cache.setWord)
export const useSetWordMutation = useMutationOf(setWord)

/** Reads a source now, from its beginning or from where it was stopped. `POST /feed/start-pull` */
export const startPull = mutation(contracts.startPull, cache.startPull)
export const useStartPullMutation = useMutationOf(startPull)

/** Ends a pass; what has come in stays. Nothing more is read of this part until it is started again. `POST /feed/stop-pull` */
export const stopPull = mutation(contracts.stopPull, cache.stopPull)
export const useStopPullMutation = useMutationOf(stopPull)

/** Asks a source for ten lots and reads them as they would come in; nothing is kept. `POST /feed/test-source` */
export const testSource = mutation(contracts.testSource)
export const useTestSourceMutation = useMutationOf(testSource)

/** How a feed’s source is asked. Its code is never answered, only its last characters. `GET /feed/source` */
export const viewSource = query(contracts.viewSource, cache.viewSource)
export const useViewSourceQuery = useQueryOf(viewSource)
export const useLazyViewSourceQuery = useLazyQueryOf(viewSource)
