// Generated from packages/contracts/src/purchase-view.ts by packages/api/scripts/generate.ts: change that.
import * as contracts from '@seriba/contracts/purchase-view'
import * as cache from '../../cache/purchase-view.ts'
import { query, useLazyQueryOf, useQueryOf } from '#engine'

/** Creates a link to download all photos of the car in one file; it works for ten minutes. `GET /purchased-cars/download-images` */
export const downloadPurchaseImages = query(contracts.downloadPurchaseImages)
export const useDownloadPurchaseImagesQuery = useQueryOf(downloadPurchaseImages)
export const useLazyDownloadPurchaseImagesQuery = useLazyQueryOf(downloadPurchaseImages)

/** A purchase, by its own number or by the payment it was charged with (DEC26). `GET /purchased-cars/view` */
export const viewPurchase = query(contracts.viewPurchase, cache.viewPurchase)
export const useViewPurchaseQuery = useQueryOf(viewPurchase)
export const useLazyViewPurchaseQuery = useLazyQueryOf(viewPurchase)
