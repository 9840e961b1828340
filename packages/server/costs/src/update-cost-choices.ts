import type { CostChoices } from '@seriba/contracts/costs'
import type { Actor } from '@seriba/domain/access/actor'
import { jstDay } from '@seriba/domain/time/jst'
import { ApiError } from '@seriba/server-kit/api-error'
import type { AppContext } from '@seriba/server-kit/context'
import { withTransaction } from '@seriba/server-kit/db'
import { findPublishedCosts } from './cost-tables.repository.ts'
import { saveChoices } from './lot-costs.repository.ts'

/** A port that the company ships to, or null. */
export async function updateCostChoices(
  { db }: Pick<AppContext, 'db'>,
  { userId }: Actor,
  choices: CostChoices,
  now = new Date(),
): Promise<CostChoices> {
  if (choices.port !== null) {
    const published = await findPublishedCosts(db, jstDay(now))
    if (!published || !Object.hasOwn(published.document.tables.ports, choices.port))
      throw new ApiError('port_unknown', { fields: { port: 'port_unknown' } })
  }
  // In a transaction, whose commit clears this process's cache of the choices.
  await withTransaction({ db }, (tx) => saveChoices(tx, userId, choices))
  return choices
}
