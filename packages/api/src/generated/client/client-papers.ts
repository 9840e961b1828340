// Generated from packages/contracts/src/client-papers.ts by packages/api/scripts/generate.ts: change that.
import * as contracts from '@seriba/contracts/client-papers'
import * as cache from '../../cache/client-papers.ts'
import { mutation, query, useLazyQueryOf, useMutationOf, useQueryOf } from '#engine'

/** The documents that the caller has sent, and those they were asked for. `GET /user/documents` */
export const ownPapers = query(contracts.ownPapers, cache.ownPapers)
export const useOwnPapersQuery = useQueryOf(ownPapers)
export const useLazyOwnPapersQuery = useLazyQueryOf(ownPapers)

/** Sends a document of the caller's own: PDF, JPG or PNG up to 10 MB. `POST /user/upload-document` */
export const uploadOwnPaper = mutation(contracts.uploadOwnPaper, cache.uploadOwnPaper)
export const useUploadOwnPaperMutation = useMutationOf(uploadOwnPaper)
