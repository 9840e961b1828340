// Generated from packages/contracts/src/lot.ts by packages/api/scripts/generate.ts: change that.
import * as contracts from '@seriba/contracts/lot'
import * as cache from '../../cache/lot.ts'
import { mutation, query, useLazyQueryOf, useMutationOf, useQueryOf } from '#engine'

/** A link to all photos of a lot in one file; it works for ten minutes (GAP30). `GET /:pageType/download-images` */
export const downloadImages = query(contracts.downloadImages, cache.downloadImages)
export const useDownloadImagesQuery = useQueryOf(downloadImages)
export const useLazyDownloadImagesQuery = useLazyQueryOf(downloadImages)

/** Additional photos of a car, from a hall that limits requests; a lot counts once a day (GAP29). `GET /car-auction/uss-images` */
export const extraImages = mutation(contracts.extraImages, cache.extraImages)
export const useExtraImagesMutation = useMutationOf(extraImages)

/** The picture of a lot's sheet in another language; null if there is no translation (GAP35). `GET /car-auction/image-translate` */
export const imageTranslate = query(contracts.imageTranslate)
export const useImageTranslateQuery = useQueryOf(imageTranslate)
export const useLazyImageTranslateQuery = useLazyQueryOf(imageTranslate)

/** Revokes the viewer's access code; the link stops working. `DELETE /:kind/password` */
export const revokeShare = mutation(contracts.revokeShare)
export const useRevokeShareMutation = useMutationOf(revokeShare)

/** The access code of a lot's share link, created on the first call (GAP27). `GET /:kind/password` */
export const shareLot = query(contracts.shareLot, cache.shareLot)
export const useShareLotQuery = useQueryOf(shareLot)
export const useLazyShareLotQuery = useLazyQueryOf(shareLot)

/** Requires the flag of its page type. `GET /:pageType/view` */
export const viewLot = query(contracts.viewLot, cache.viewLot)
export const useViewLotQuery = useQueryOf(viewLot)
export const useLazyViewLotQuery = useLazyQueryOf(viewLot)
