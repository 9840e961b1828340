// Generated from packages/contracts/src/client-papers.ts by packages/api/scripts/generate.ts: change that.
import * as contracts from '@seriba/contracts/client-papers'
import * as cache from '../../cache/client-papers.ts'
import { mutation, query, useLazyQueryOf, useMutationOf, useQueryOf } from '#engine'

/** Asks a client for a paper by email. `POST /client/ask-document` */
export const askForPaper = mutation(contracts.askForPaper, cache.askForPaper)
export const useAskForPaperMutation = useMutationOf(askForPaper)

/** Marks a client as checked, or their papers as refused, with a note for staff; null takes that back. `PUT /client/check` */
export const checkClient = mutation(contracts.checkClient, cache.checkClient)
export const useCheckClientMutation = useMutationOf(checkClient)

/** What a client has shown of themselves, what was asked of them, and whether they are checked. `GET /client/papers` */
export const clientPapers = query(contracts.clientPapers, cache.clientPapers)
export const useClientPapersQuery = useQueryOf(clientPapers)
export const useLazyClientPapersQuery = useLazyQueryOf(clientPapers)

/** Takes a paper away, with a reason; that it was there stays in the log. `POST /client/delete-document` */
export const deletePaper = mutation(contracts.deletePaper, cache.deletePaper)
export const useDeletePaperMutation = useMutationOf(deletePaper)

/** Accepts or refuses a paper, or corrects how long it is valid; why it is refused is emailed to the client, and the paper is asked for again. `PUT /client/review-document` */
export const reviewPaper = mutation(contracts.reviewPaper, cache.reviewPaper)
export const useReviewPaperMutation = useMutationOf(reviewPaper)

/** Adds a paper to a client: pdf, jpg or png up to 10 MB, told by its bytes. `POST /client/upload-document` */
export const uploadClientPaper = mutation(contracts.uploadClientPaper, cache.uploadClientPaper)
export const useUploadClientPaperMutation = useMutationOf(uploadClientPaper)
