// Generated from packages/contracts/src/lot-notes.ts by packages/api/scripts/generate.ts: change that.
import * as contracts from '@seriba/contracts/lot-notes'
import * as cache from '../../cache/lot-notes.ts'
import { mutation, query, useLazyQueryOf, useMutationOf, useQueryOf } from '#engine'

/** What has been written of a lot, newest first, and by whom; an empty note is one that was taken away. `GET /car-auction/comment-history` */
export const listLotNotes = query(contracts.listLotNotes, cache.listLotNotes)
export const useListLotNotesQuery = useQueryOf(listLotNotes)
export const useLazyListLotNotesQuery = useLazyQueryOf(listLotNotes)

/** Writes what clients read of a lot from the company's staff; an empty note takes it away. `POST /car-auction/save-comment` */
export const saveLotNote = mutation(contracts.saveLotNote, cache.saveLotNote)
export const useSaveLotNoteMutation = useMutationOf(saveLotNote)
