// Generated from packages/contracts/src/translations.ts by packages/api/scripts/generate.ts: change that.
import * as contracts from '@seriba/contracts/translations'
import * as cache from '../../cache/translations.ts'
import { query, useLazyQueryOf, useQueryOf } from '#engine'

/** The answer to the caller's own request; staff see their last answer. Links work for a day, and only for the caller. `GET /car-auction/translations-result` */
export const translationResult = query(contracts.translationResult, cache.translationResult)
export const useTranslationResultQuery = useQueryOf(translationResult)
export const useLazyTranslationResultQuery = useLazyQueryOf(translationResult)
