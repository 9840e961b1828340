import type { Input, Output } from '@seriba/contracts/contract'
import type { listLotNotes as contract } from '@seriba/contracts/lot-notes'
import { notFound } from '@seriba/server-kit/api-error'
import type { AppContext } from '@seriba/server-kit/context'
import { findLotNotes, lotExists } from './lot-notes.repository.ts'

export async function listLotNotes(
  { db }: Pick<AppContext, 'db'>,
  { carId }: Input<typeof contract>,
): Promise<Output<typeof contract>> {
  if (!(await lotExists(db, Number(carId)))) return notFound('lot_not_found')
  const notes = await findLotNotes(db, Number(carId))
  return { notes: notes.map(({ by, ...note }) => ({ ...note, by: by ?? '' })) }
}
