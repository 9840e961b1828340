// Generated from packages/contracts/src/site-pages.ts by packages/api/scripts/generate.ts: change that.
import * as contracts from '@seriba/contracts/site-pages'
import * as cache from '../../cache/site-pages.ts'
import { query, useLazyQueryOf, useQueryOf } from '#engine'

/** The differences between two versions of a page. `GET /site/page-changes` */
export const pageChanges = query(contracts.pageChanges, cache.pageChanges)
export const usePageChangesQuery = useQueryOf(pageChanges)
export const useLazyPageChangesQuery = useLazyQueryOf(pageChanges)

/** A page that the company wrote, in the caller's language, in one of its versions. `GET /site/page` */
export const sitePage = query(contracts.sitePage, cache.sitePage)
export const useSitePageQuery = useQueryOf(sitePage)
export const useLazySitePageQuery = useLazyQueryOf(sitePage)
