import type { Reference } from './reference.ts'
import { type Command, lots } from './shapes.ts'

/** A command as drawn: `agreed` makes staff place the bid they asked about. */
export type Plan = Command | { do: 'agreed'; desk: number; client: number; group?: number | undefined }

/**
 * Random changes would mostly hit no bid, so they pick an existing one, an undo picks a win, and answers pick a
 * question. Stock prices stay.
 */
export function withExistingTargets(model: Reference, plan: Plan): Command {
  if (plan.do === 'agreed' || plan.do === 'answer') return aboutQuestion(model, plan)
  if (!('lot' in plan) || plan.do === 'place' || plan.do === 'ask') return plan
  const wins = model.bids.filter(({ status }) => status === 6)
  const among = plan.do === 'undo' && wins.length > 0 ? wins : model.bids
  const { client = 0, lot = 0 } = among[plan.client % among.length] ?? {}
  const priced = plan.do === 'edit' && lot === lots.stock ? { amount: lots.price } : {}
  return { ...plan, client, lot, ...priced }
}

type AboutQuestion = Extract<Plan, { do: 'agreed' | 'answer' }>

function aboutQuestion({ budgets }: Reference, plan: AboutQuestion): Command {
  const wanted = plan.do === 'agreed' ? 'yes' : 'asked'
  const [on, question] = [...budgets.questions].find(([, { state }]) => state === wanted) ?? []
  const [client = plan.client, lot = 1] = on?.split(' ').map(Number) ?? []
  if (plan.do === 'answer') return { ...plan, client, lot }
  const { desk, group } = plan
  return { do: 'place', desk, client, lot, amount: question?.amount ?? 600_000, group, byStaff: true }
}
