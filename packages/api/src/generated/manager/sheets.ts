// Generated from packages/contracts/src/sheets.ts by packages/api/scripts/generate.ts: change that.
import * as contracts from '@seriba/contracts/sheets'
import * as cache from '../../cache/sheets.ts'
import { mutation, query, useLazyQueryOf, useMutationOf, useQueryOf } from '#engine'

/** Staff has compared a reading with its sheet: it counts as checked from now on, with what they changed. `stale` where somebody has checked it since `version`. `POST /car-auction/sheet-reading-check` */
export const checkReading = mutation(contracts.checkReading, cache.checkReading)
export const useCheckReadingMutation = useMutationOf(checkReading)

/** A draft of an answer from a lot's reading; the sheet is read first where it was not. Staff sends it, or not. `POST /car-auction/translations-draft` */
export const draftTranslation = mutation(contracts.draftTranslation, cache.draftTranslation)
export const useDraftTranslationMutation = useMutationOf(draftTranslation)

/** Staff has found that a sheet can't be read; its reading is shown to nobody. `POST /car-auction/sheet-reading-drop` */
export const dropReading = mutation(contracts.dropReading, cache.dropReading)
export const useDropReadingMutation = useMutationOf(dropReading)

/** Readings to check, by the time that clients were promised or else by auction time; those of past auctions are left out unless a client waits. What a client has reported is to be checked again. Checked ones come the newest first. `GET /car-auction/sheet-readings` */
export const listReadings = query(contracts.listReadings, cache.listReadings)
export const useListReadingsQuery = useQueryOf(listReadings)
export const useLazyListReadingsQuery = useLazyQueryOf(listReadings)

/** Has the reader that is set read a sheet that Seriba has drawn: whether it answers, what it gets right, and what that takes. `POST /site/sheet-reader-test` */
export const testSheetReader = mutation(contracts.testSheetReader)
export const useTestSheetReaderMutation = useMutationOf(testSheetReader)
