// Generated from packages/contracts/src/retention.ts by packages/api/scripts/generate.ts: change that.
import * as contracts from '@seriba/contracts/retention'
import * as cache from '../../cache/retention.ts'
import { query, useLazyQueryOf, useQueryOf } from '#engine'

/** How much of each kind of data would be deleted; a period that is left out is the current one. `GET /site/retention` */
export const previewRetention = query(contracts.previewRetention, cache.previewRetention)
export const usePreviewRetentionQuery = useQueryOf(previewRetention)
export const useLazyPreviewRetentionQuery = useLazyQueryOf(previewRetention)
