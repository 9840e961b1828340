// Generated from packages/contracts/src/sheets.ts by packages/api/scripts/generate.ts: change that.
import * as contracts from '@seriba/contracts/sheets'
import * as cache from '../../cache/sheets.ts'
import { mutation, query, useLazyQueryOf, useMutationOf, useQueryOf } from '#engine'

/** Sends a lot's sheet to the connected reader, unless it has been read before; takes up to a minute. `POST /:pageType/sheet-reading` */
export const readSheet = mutation(contracts.readSheet, cache.readSheet)
export const useReadSheetMutation = useMutationOf(readSheet)

/** The reading of a lot's sheet, if there is one; no reader is called. `GET /:pageType/sheet-reading` */
export const viewSheetReading = query(contracts.viewSheetReading, cache.viewSheetReading)
export const useViewSheetReadingQuery = useQueryOf(viewSheetReading)
export const useLazyViewSheetReadingQuery = useLazyQueryOf(viewSheetReading)
