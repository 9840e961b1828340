// Generated from packages/contracts/src/sheets.ts by packages/api/scripts/generate.ts: change that.
import * as contracts from '@seriba/contracts/sheets'
import * as cache from '../../cache/sheets.ts'
import { mutation, query, useLazyQueryOf, useMutationOf, useQueryOf } from '#engine'

/** Marks a reading as checked by staff against its sheet, with their corrections. Fails with `stale` if someone has checked it since `version`. `POST /car-auction/sheet-reading-check` */
export const checkReading = mutation(contracts.checkReading, cache.checkReading)
export const useCheckReadingMutation = useMutationOf(checkReading)

/** Drafts a translation from a lot's reading; the sheet is read first if it has not been. Staff decide whether to send it. `POST /car-auction/translations-draft` */
export const draftTranslation = mutation(contracts.draftTranslation, cache.draftTranslation)
export const useDraftTranslationMutation = useMutationOf(draftTranslation)

/** Marks a sheet as unreadable; its reading is no longer shown to anyone. `POST /car-auction/sheet-reading-drop` */
export const dropReading = mutation(contracts.dropReading, cache.dropReading)
export const useDropReadingMutation = useMutationOf(dropReading)

/** Readings to check, by promised time or else by auction time; past auctions are left out unless a client is waiting. Readings that a client reported are to be checked again. Checked ones come newest first. `GET /car-auction/sheet-readings` */
export const listReadings = query(contracts.listReadings, cache.listReadings)
export const useListReadingsQuery = useQueryOf(listReadings)
export const useLazyListReadingsQuery = useLazyQueryOf(listReadings)

/** Tests the configured reader with a sheet that Seriba has drawn: whether it answers, how much it gets right, and what it costs. `POST /site/sheet-reader-test` */
export const testSheetReader = mutation(contracts.testSheetReader)
export const useTestSheetReaderMutation = useMutationOf(testSheetReader)
