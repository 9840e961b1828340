import { lotNoteLimit } from '@seriba/domain/lots/lot-note'
import { lotTypes } from '@seriba/domain/lots/page-types'
import * as z from 'zod/mini'
import { contract } from './contract.ts'
import { instant, lotId, success, text } from './fields.ts'

/** Writes what clients read of a lot from the company's staff; an empty note takes it away. */
export const saveLotNote = contract({
  method: 'POST',
  path: '/car-auction/save-comment',
  operation: 'lotNotes.saveLotNote',
  audience: 'manager',
  input: z.object({
    carId: lotId(),
    comment: text(lotNoteLimit),
    /** What kind of lot it is, where the caller knows (GAP37). */
    type: z.optional(z.enum(lotTypes)),
  }),
  output: success(),
  errors: ['lot_not_found'],
})

/** What has been written of a lot, newest first, and by whom; an empty note is one that was taken away. */
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
