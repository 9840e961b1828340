// Generated from packages/contracts/src/translations.ts by packages/api/scripts/generate.ts: change that.
import * as contracts from '@seriba/contracts/translations'
import * as cache from '../../cache/translations.ts'
import { query, useLazyQueryOf, useQueryOf } from '#engine'

/** What staff has answered oneself; staff is shown what it answered last. Links are for who asked, for a day. `GET /car-auction/translations-result` */
export const translationResult = query(contracts.translationResult, cache.translationResult)
export const useTranslationResultQuery = useQueryOf(translationResult)
export const useLazyTranslationResultQuery = useLazyQueryOf(translationResult)
