// Generated from packages/contracts/src/palette.ts by packages/api/scripts/generate.ts: change that.
import * as contracts from '@seriba/contracts/palette'
import * as cache from '../../cache/palette.ts'
import { query, useLazyQueryOf, useQueryOf } from '#engine'

/** Bids, lots, clients and purchases that the caller may see and that contain all the words, for the command palette. `GET /user/find` */
export const findAnything = query(contracts.findAnything, cache.findAnything)
export const useFindAnythingQuery = useQueryOf(findAnything)
export const useLazyFindAnythingQuery = useLazyQueryOf(findAnything)
