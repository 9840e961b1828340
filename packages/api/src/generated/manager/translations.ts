// Generated from packages/contracts/src/translations.ts by packages/api/scripts/generate.ts: change that.
import * as contracts from '@seriba/contracts/translations'
import * as cache from '../../cache/translations.ts'
import { mutation, query, useLazyQueryOf, useMutationOf, useQueryOf } from '#engine'

/** Answers everybody who waits for a lot's sheet; where nobody waits, what was answered last is corrected. Without texts and files there is no result. `POST /car-auction/translations-answer` */
export const answerTranslation = mutation(contracts.answerTranslation, cache.answerTranslation)
export const useAnswerTranslationMutation = useMutationOf(answerTranslation)

/** What waits by the time its lot is sold, those that are over last; or what was answered, the latest first. `GET /car-auction/translations-index` */
export const translationIndex = query(contracts.translationIndex, cache.translationIndex)
export const useTranslationIndexQuery = useQueryOf(translationIndex)
export const useLazyTranslationIndexQuery = useLazyQueryOf(translationIndex)

/** Keeps a file for a lot's answer; what it is its bytes say. Without an answer it is forgotten after a day. `POST /car-auction/translations-file` */
export const uploadTranslationFile = mutation(contracts.uploadTranslationFile)
export const useUploadTranslationFileMutation = useMutationOf(uploadTranslationFile)
