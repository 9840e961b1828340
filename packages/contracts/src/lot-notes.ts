import { lotNoteLimit } from '@seriba/domain/lots/lot-note'
import { lotTypes } from '@seriba/domain/lots/page-types'
import * as z from 'zod/mini'
import { contract } from './contract.ts'
import { instant, lotId, success, text } from './fields.ts'

/** Saves the manager note that clients see on a lot; an empty note removes it. */
export const saveLotNote = contract({
  method: 'POST',
  path: '/car-auction/save-comment',
  operation: 'lotNotes.saveLotNote',
  audience: 'manager',
  input: z.object({
    carId: lotId(),
    comment: text(lotNoteLimit),
    /** What kind of lot it is, if the caller knows (GAP37). */
    type: z.optional(z.enum(lotTypes)),
  }),
  output: success(),
  errors: ['lot_not_found'],
})

/** The manager notes on a lot and their authors, newest first; an empty note means one was removed. */
export const listLotNotes = contract({
  method: 'GET',
  path: '/car-auction/comment-history',
  operation: 'lotNotes.listLotNotes',
  audience: 'manager',
  input: z.object({ carId: lotId() }),
  output: z.object({
    notes: z.array(z.object({ id: z.int(), comment: z.string(), by: z.string(), at: instant() })),
  }),
  errors: ['lot_not_found'],
})
