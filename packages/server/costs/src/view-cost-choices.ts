import type { Output } from '@seriba/contracts/contract'
import type { viewCostChoices as contract } from '@seriba/contracts/cost-choices'
import type { Actor } from '@seriba/domain/access/actor'
import { asksForRegime } from '@seriba/domain/landed-cost/cost-document'
import { jstDay } from '@seriba/domain/time/jst'
import type { AppContext } from '@seriba/server-kit/context'
import { findPublishedCosts } from './cost-tables.repository.ts'
import { findChoices } from './lot-costs.repository.ts'

/** Somebody's own choices, and the ports of the tables in force. */
export async function viewCostChoices(
  { db }: Pick<AppContext, 'db'>,
  { userId }: Actor,
  now = new Date(),
): Promise<Output<typeof contract>> {
  const choices = await findChoices(db, userId)
  const document = (await findPublishedCosts(db, jstDay(now)))?.document
  if (!document) return { choices, ports: [] }
  const ports = Object.entries(document.tables.ports).map(([value, { country }]) => {
    const unnamed = { en: value, ru: value }
    return {
      value,
      names: document.ports[value]?.names ?? unnamed,
      country: document.countries[country]?.names ?? { en: country, ru: country },
      asksForRegime: asksForRegime(document, country),
    }
  })
  return { choices, ports }
}
