// Generated from packages/contracts/src/lot-notes.ts by packages/api/scripts/generate.ts: change that.
import * as contracts from '@seriba/contracts/lot-notes'
import * as cache from '../../cache/lot-notes.ts'
import { mutation, query, useLazyQueryOf, useMutationOf, useQueryOf } from '#engine'

/** The manager notes on a lot and their authors, newest first; an empty note means one was removed. `GET /car-auction/comment-history` */
export const listLotNotes = query(contracts.listLotNotes, cache.listLotNotes)
export const useListLotNotesQuery = useQueryOf(listLotNotes)
export const useLazyListLotNotesQuery = useLazyQueryOf(listLotNotes)

/** Saves the manager note that clients see on a lot; an empty note removes it. `POST /car-auction/save-comment` */
export const saveLotNote = mutation(contracts.saveLotNote, cache.saveLotNote)
export const useSaveLotNoteMutation = useMutationOf(saveLotNote)
