// Generated from packages/contracts/src/company.ts by packages/api/scripts/generate.ts: change that.
import * as contracts from '@seriba/contracts/company'
import * as cache from '../../cache/company.ts'
import { mutation, query, useLazyQueryOf, useMutationOf, useQueryOf } from '#engine'

/** A page of the company's as its visitors would see it. `POST /site/page-preview` */
export const previewPage = query(contracts.previewPage, cache.previewPage)
export const usePreviewPageQuery = useQueryOf(previewPage)
export const useLazyPreviewPageQuery = useLazyQueryOf(previewPage)

/** Saves sections on top of the company's file (GAP07); they take effect at once, in every process. Whatever `bidding`, `accounts`, `money` and `retention` leave out stays as it is, as do sections that are not included. `PUT /site/config` */
export const saveCompany = mutation(contracts.saveCompany, cache.saveCompany)
export const useSaveCompanyMutation = useMutationOf(saveCompany)

/** Saves sections as an unpublished draft, which may still contain errors; null removes a section from the draft. `PUT /site/company-draft` */
export const saveCompanyDraft = mutation(contracts.saveCompanyDraft, cache.saveCompanyDraft)
export const useSaveCompanyDraftMutation = useMutationOf(saveCompanyDraft)

/** Uploads a picture; its address can then be used as a logo or an icon. `POST /site/picture` */
export const uploadPicture = mutation(contracts.uploadPicture)
export const useUploadPictureMutation = useMutationOf(uploadPicture)

/** The company's settings, with the values from its file where nothing was set. `GET /site/company` */
export const viewCompany = query(contracts.viewCompany, cache.viewCompany)
export const useViewCompanyQuery = useQueryOf(viewCompany)
export const useLazyViewCompanyQuery = useLazyQueryOf(viewCompany)
