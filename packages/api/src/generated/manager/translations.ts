// Generated from packages/contracts/src/translations.ts by packages/api/scripts/generate.ts: change that.
import * as contracts from '@seriba/contracts/translations'
import * as cache from '../../cache/translations.ts'
import { mutation, query, useLazyQueryOf, useMutationOf, useQueryOf } from '#engine'

/** Answers everyone waiting for a lot's sheet; if nobody is waiting, corrects the last answer. An answer needs texts or files. `POST /car-auction/translations-answer` */
export const answerTranslation = mutation(contracts.answerTranslation, cache.answerTranslation)
export const useAnswerTranslationMutation = useMutationOf(answerTranslation)

/** Creates a link to download this queue, one line per client who asked, as a file; it works for one minute and only for the caller. `GET /car-auction/translations-index-export` */
export const exportTranslations = query(contracts.exportTranslations, cache.exportTranslations)
export const useExportTranslationsQuery = useQueryOf(exportTranslations)
export const useLazyExportTranslationsQuery = useLazyQueryOf(exportTranslations)

/** Assigns a translation that clients are waiting for to a colleague or to the caller, or releases it. Others may still answer it. `POST /car-auction/translations-hand-over` */
export const handOverTranslation = mutation(contracts.handOverTranslation, cache.handOverTranslation)
export const useHandOverTranslationMutation = useMutationOf(handOverTranslation)

/** Saves a draft for the next person who opens the lot. A colleague's draft is never overwritten unseen. `POST /car-auction/translations-save-draft` */
export const saveTranslationDraft = mutation(contracts.saveTranslationDraft, cache.saveTranslationDraft)
export const useSaveTranslationDraftMutation = useMutationOf(saveTranslationDraft)

/** Open requests by promised time, past auctions last; or answered ones, newest first. `GET /car-auction/translations-index` */
export const translationIndex = query(contracts.translationIndex, cache.translationIndex)
export const useTranslationIndexQuery = useQueryOf(translationIndex)
export const useLazyTranslationIndexQuery = useLazyQueryOf(translationIndex)

/** Uploads a file for an answer; its type is detected from its content. A file that is not used in an answer is deleted after a day. `POST /car-auction/translations-file` */
export const uploadTranslationFile = mutation(contracts.uploadTranslationFile)
export const useUploadTranslationFileMutation = useMutationOf(uploadTranslationFile)
