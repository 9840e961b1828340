import type { BankMatch } from '@seriba/contracts/bank-files'
import { userTypes } from '@seriba/domain/access/roles'
import {
  containsReference,
  type MatchKind,
  matchKinds,
  nearlyContainsReference,
  sameName,
} from '@seriba/domain/money/bank-match'
import type { Db } from '@seriba/server-kit/db'
import { sql } from 'kysely'
import { purchaseCanceled } from '../purchase-dues.ts'

type Client = BankMatch['client'] & { company: string | null }
type Waiting = { id: number; clientId: number; reference: string; amount: number }
type OpenInvoice = { clientId: number; number: string; due: number }

/** What a line may match: clients, pending deposits, and unpaid invoices. */
export type Candidates = {
  clients: ReadonlyMap<number, Client>
  deposits: readonly Waiting[]
  invoices: readonly OpenInvoice[]
}

/** Suggestions for one line, most certain first. */
const most = 3

export async function readCandidates(db: Db): Promise<Candidates> {
  const [clients, deposits, invoices] = await Promise.all([
    sql<Client>`select id, full_name as name, company from users where user_type = ${sql.lit(userTypes.client)}`.execute(
      db,
    ),
    sql<Waiting>`
      select id, user_id as "clientId", reference, amount from deposits
      where ledger_id is null and created_at > now() - interval '180 days' order by id desc`.execute(db),
    sql<OpenInvoice>`
      select p.client_id as "clientId", i.number, (i.total - paid.amount)::bigint as due
      from invoices i join purchases p on p.id = i.purchase_id
      cross join lateral (
        select coalesce(sum(amount), 0)::bigint as amount from allocations a where a.purchase_id = p.id
      ) paid
      where not ${purchaseCanceled} and paid.amount < i.total
        and not exists (select from invoices n where n.replaces = i.id)`.execute(db),
  ])
  return {
    clients: new Map(clients.rows.map((client) => [client.id, client])),
    deposits: deposits.rows,
    invoices: invoices.rows,
  }
}

type Line = { amount: number; sender: string; text: string }

/** Whose money a line may be: by the numbers it names, and then by its sender. This enters nothing. */
export function matchesOf({ amount, sender, text }: Line, candidates: Candidates): BankMatch[] {
  const said = `${sender} ${text}`
  const found: BankMatch[] = []
  const add = (clientId: number, match: MatchKind, part: Partial<BankMatch> = {}) => {
    const client = candidates.clients.get(clientId)
    const known = found.some((one) => one.client.id === clientId && one.deposit?.id === part.deposit?.id)
    if (client && !known)
      found.push({
        client: { id: client.id, name: client.name },
        deposit: null,
        invoices: [],
        difference: null,
        ...part,
        match,
      })
  }
  for (const { clientId, ...deposit } of candidates.deposits) {
    const exact = containsReference(said, deposit.reference)
    if (!exact && !(amount === deposit.amount && nearlyContainsReference(said, deposit.reference))) continue
    const difference = amount - deposit.amount
    add(clientId, !exact ? 'reference' : difference === 0 ? 'sure' : 'amount', { deposit, difference })
  }
  for (const [clientId, invoices] of invoicesSaid(said, candidates.invoices)) {
    const difference = amount - invoices.reduce((sum, { due }) => sum + due, 0)
    add(clientId, difference === 0 ? 'sure' : 'amount', { invoices, difference })
  }
  for (const { id, name, company } of candidates.clients.values()) {
    if (!sameName(sender, name) && !(company && sameName(sender, company))) continue
    const deposit = candidates.deposits.find((one) => one.clientId === id && one.amount === amount)
    if (deposit) {
      const { clientId: _, ...rest } = deposit
      add(id, 'name', { deposit: rest, difference: 0 })
    }
    add(id, 'name')
  }
  return found
    .toSorted((one, other) => matchKinds.indexOf(one.match) - matchKinds.indexOf(other.match))
    .slice(0, most)
}

/** Named invoices by client. A replaced invoice’s number is part of its successor’s, so the longest one counts. */
function invoicesSaid(said: string, invoices: readonly OpenInvoice[]) {
  const named = invoices.filter(({ number }) => containsReference(said, baseOf(number)))
  const byClient = Map.groupBy(named, ({ clientId }) => clientId)
  return [...byClient].map(
    ([clientId, own]) => [clientId, own.map(({ number, due }) => ({ number, due }))] as const,
  )
}

/** A client may name the predecessor of the current invoice: `2611-0398` for `2611-0398-2`. */
const baseOf = (number: string) => number.split('-').slice(0, 2).join('-')
