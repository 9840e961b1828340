// Generated from packages/contracts/src/company.ts by packages/api/scripts/generate.ts: change that.
import * as contracts from '@seriba/contracts/company'
import * as cache from '../../cache/company.ts'
import { mutation, query, useLazyQueryOf, useMutationOf, useQueryOf } from '#engine'

/** A company's page as its visitors would see it. `POST /site/page-preview` */
export const previewPage = query(contracts.previewPage, cache.previewPage)
export const usePreviewPageQuery = useQueryOf(previewPage)
export const useLazyPreviewPageQuery = useLazyQueryOf(previewPage)

/** Stores parts over the company's file (GAP07); they hold at once, in every process. `PUT /site/config` */
export const saveCompany = mutation(contracts.saveCompany, cache.saveCompany)
export const useSaveCompanyMutation = useMutationOf(saveCompany)

/** Keeps parts for later, published to nobody; null takes one out of the draft. It may still be faulty. `PUT /site/company-draft` */
export const saveCompanyDraft = mutation(contracts.saveCompanyDraft, cache.saveCompanyDraft)
export const useSaveCompanyDraftMutation = useMutationOf(saveCompanyDraft)

/** Keeps a picture; its address may then be named as a logo or an icon. `POST /site/picture` */
export const uploadPicture = mutation(contracts.uploadPicture)
export const useUploadPictureMutation = useMutationOf(uploadPicture)

/** What the company has set, and what its file sets where nothing is. `GET /site/company` */
export const viewCompany = query(contracts.viewCompany, cache.viewCompany)
export const useViewCompanyQuery = useQueryOf(viewCompany)
export const useLazyViewCompanyQuery = useLazyQueryOf(viewCompany)
