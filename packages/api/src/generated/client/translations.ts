// Generated from packages/contracts/src/translations.ts by packages/api/scripts/generate.ts: change that.
import * as contracts from '@seriba/contracts/translations'
import * as cache from '../../cache/translations.ts'
import { mutation, query, useLazyQueryOf, useMutationOf, useQueryOf } from '#engine'

/** Asks staff to translate a lot's sheet. Repeated requests count as one (DEC32); once it is answered, another question is a new request. `POST /car-auction/translations-request` */
export const requestTranslation = mutation(contracts.requestTranslation, cache.requestTranslation)
export const useRequestTranslationMutation = useMutationOf(requestTranslation)

/** The same with GET, for callers of the old address (DEC32). `GET /car-auction/translations-request` */
export const requestTranslationByGet = query(contracts.requestTranslationByGet)
export const useRequestTranslationByGetQuery = useQueryOf(requestTranslationByGet)
export const useLazyRequestTranslationByGetQuery = useLazyQueryOf(requestTranslationByGet)
