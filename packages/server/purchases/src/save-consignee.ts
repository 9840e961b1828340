import type { Consignee, saveConsignee as contract } from '@seriba/contracts/consignees'
import type { Input } from '@seriba/contracts/contract'
import type { ErrorCode } from '@seriba/contracts/errors'
import { type Actor, isManager } from '@seriba/domain/access/actor'
import { canChangeConsignee, consigneeProblems, isConsigneeLocked } from '@seriba/domain/purchases/consignee'
import { notifyAccountChanged } from '@seriba/server-account/notify-account-changed'
import { isCountry } from '@seriba/server-company/countries'
import { ApiError, throwIfRejected } from '@seriba/server-kit/api-error'
import { recordAudit } from '@seriba/server-kit/audit'
import type { AppContext } from '@seriba/server-kit/context'
import { type Tx, withTransaction } from '@seriba/server-kit/db'
import { notifyPurchasesChanged } from '@seriba/server-kit/desk-events'
import type { Caller } from '@seriba/server-kit/serve'
import { lockPurchase } from '@seriba/server-money/shipping.repository'
import { findConsignee, findWithClient, type PartyValues, storeParty } from './consignees.repository.ts'
import { changeablePurchase } from './reachable-purchase.ts'

type Asked = Input<typeof contract>
type Party = Asked['consignee']

/** Sets a purchase's consignee, and the party to be notified. */
export function saveConsignee(
  { db }: Pick<AppContext, 'db'>,
  by: { actor: Actor; caller: Caller },
  { id, consignee, notifyParty, reason: said }: Asked,
): Promise<void> {
  const { actor, caller } = by
  const reason = said.trim()
  const fields = {
    ...problemsOf(consignee, 'consignee'),
    ...(!notifyParty.sameAsConsignee && problemsOf(notifyParty, 'notifyParty')),
  }
  const [first] = Object.values(fields)
  if (first) throw new ApiError(first, { fields })
  return withTransaction({ db }, async (tx) => {
    await changeablePurchase(tx, actor, id)
    const { account, purchase, status } = await lockPurchase(tx, id)
    const isStaff = isManager(actor)
    throwIfRejected(canChangeConsignee(status, { isStaff }))
    if (isStaff && isConsigneeLocked(status) && reason === '')
      throw new ApiError('field_required', { fields: { reason: 'field_required' } })
    const before = await partiesOf(tx, purchase)
    const consigneeId = await partyFor(tx, purchase.client_id, consignee)
    const notifyId = notifyParty.sameAsConsignee ? null : await partyFor(tx, purchase.client_id, notifyParty)
    await tx
      .updateTable('purchases')
      .set({ consignee_id: consigneeId, notify_party_id: notifyId })
      .where('id', '=', id)
      .execute()
    await tx
      .deleteFrom('purchase_wants')
      .where('purchase_id', '=', id)
      .where('what', '=', 'consignee')
      .execute()
    await recordAudit(tx, {
      actor,
      action: 'purchase.consignee',
      entity: 'purchase',
      entityId: id,
      before,
      after: {
        ...(await partiesOf(tx, { consignee_id: consigneeId, notify_party_id: notifyId })),
        ...(reason && { reason }),
      },
      ip: caller.ip,
    })
    await notifyAccountChanged(tx, account.id, [account.dealer_id], by)
    await notifyPurchasesChanged(tx, account.id, by)
  })
}

/** By their paths, the way a form's fields are named. */
function problemsOf(party: Party, at: string): Record<string, ErrorCode> {
  const problems: Partial<Record<string, ErrorCode>> = consigneeProblems(party)
  if (party.countryId !== null && !isCountry(party.countryId)) problems.countryId = 'country_unknown'
  return Object.fromEntries(
    Object.entries(problems).flatMap(([name, code]) => (code ? [[`${at}.${name}`, code]] : [])),
  )
}

/** The existing row if nothing was changed, or else a new one. */
async function partyFor(tx: Tx, clientId: number, party: Party): Promise<number> {
  const typed = valuesOf(party)
  if (party.value !== undefined) {
    const found = await findWithClient(tx, party.value)
    if (found?.client_id === clientId && isSame(found, typed)) return found.id
  }
  return storeParty(tx, clientId, typed)
}

const nullIfEmpty = (text: string) => text.trim() || null

const valuesOf = (party: Party): PartyValues => ({
  fullName: party.fullName.trim(),
  company: nullIfEmpty(party.company),
  address: party.address.trim(),
  countryId: party.countryId ?? 0,
  city: nullIfEmpty(party.city),
  port: nullIfEmpty(party.port),
  telephone: party.telephone.trim(),
  email: party.email.trim(),
  paymentMethod: nullIfEmpty(party.paymentMethod),
})

const isSame = (known: Consignee, typed: PartyValues) =>
  (Object.keys(typed) as (keyof PartyValues)[]).every((name) => known[name] === typed[name])

const partiesOf = async (
  tx: Tx,
  { consignee_id, notify_party_id }: { consignee_id: number | null; notify_party_id: number | null },
) => ({
  consignee: await findConsignee(tx, consignee_id),
  notifyParty: await findConsignee(tx, notify_party_id),
})
