// Generated from packages/contracts/src/client-papers.ts by packages/api/scripts/generate.ts: change that.
import * as contracts from '@seriba/contracts/client-papers'
import * as cache from '../../cache/client-papers.ts'
import { mutation, query, useLazyQueryOf, useMutationOf, useQueryOf } from '#engine'

/** What the caller has shown of themselves, and what was asked of them. `GET /user/documents` */
export const ownPapers = query(contracts.ownPapers, cache.ownPapers)
export const useOwnPapersQuery = useQueryOf(ownPapers)
export const useLazyOwnPapersQuery = useLazyQueryOf(ownPapers)

/** Sends a paper of the caller's own: pdf, jpg or png up to 10 MB. `POST /user/upload-document` */
export const uploadOwnPaper = mutation(contracts.uploadOwnPaper, cache.uploadOwnPaper)
export const useUploadOwnPaperMutation = useMutationOf(uploadOwnPaper)
