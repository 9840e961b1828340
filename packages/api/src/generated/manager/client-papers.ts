// Generated from packages/contracts/src/client-papers.ts by packages/api/scripts/generate.ts: change that.
import * as contracts from '@seriba/contracts/client-papers'
import * as cache from '../../cache/client-papers.ts'
import { mutation, query, useLazyQueryOf, useMutationOf, useQueryOf } from '#engine'

/** Asks a client for a document by email. `POST /client/ask-document` */
export const askForPaper = mutation(contracts.askForPaper, cache.askForPaper)
export const useAskForPaperMutation = useMutationOf(askForPaper)

/** Marks a client as verified, or their documents as refused, with a note for staff; null undoes it. `PUT /client/check` */
export const checkClient = mutation(contracts.checkClient, cache.checkClient)
export const useCheckClientMutation = useMutationOf(checkClient)

/** The documents that a client has sent, those they were asked for, and whether the client is verified. `GET /client/papers` */
export const clientPapers = query(contracts.clientPapers, cache.clientPapers)
export const useClientPapersQuery = useQueryOf(clientPapers)
export const useLazyClientPapersQuery = useLazyQueryOf(clientPapers)

/** Deletes a document, with a reason; the log records that it existed. `POST /client/delete-document` */
export const deletePaper = mutation(contracts.deletePaper, cache.deletePaper)
export const useDeletePaperMutation = useMutationOf(deletePaper)

/** Accepts or refuses a document, or corrects how long it is valid; the reason for a refusal is emailed to the client, who is asked for the document again. `PUT /client/review-document` */
export const reviewPaper = mutation(contracts.reviewPaper, cache.reviewPaper)
export const useReviewPaperMutation = useMutationOf(reviewPaper)

/** Adds a document to a client: PDF, JPG or PNG up to 10 MB, recognized by its content. `POST /client/upload-document` */
export const uploadClientPaper = mutation(contracts.uploadClientPaper, cache.uploadClientPaper)
export const useUploadClientPaperMutation = useMutationOf(uploadClientPaper)
