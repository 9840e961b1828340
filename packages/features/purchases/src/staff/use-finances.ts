import type { PurchaseDetails } from '@seriba/contracts/purchase-view'
import { chargeLine, totalWhenPriced } from '@seriba/domain/money/fees'
import { purchaseStatuses } from '@seriba/domain/money/purchase-status'
import { highestCost, type OtherLine, sumOfLines } from '@seriba/domain/purchases/costs'
import { useEffect, useState } from 'react'

/** A line while it is typed: its amount may still be empty. */
export type TypedLine = { key: number; label: string; amount: number | null }

export type TypedCosts = {
  price: number | null
  agentFee: number | null
  delivery: number | null
  freight: number | null
  other: number | null
  lines: TypedLine[]
  resale: number | null
  penalty: number | null
}

export const isTooHigh = (amount: number | null): boolean => (amount ?? 0) > highestCost

let keys = 0
export const newLine = (line: Partial<OtherLine> = {}): TypedLine => ({
  key: ++keys,
  label: line.label ?? '',
  amount: line.amount ?? null,
})

const typedOf = ({ finances, resale }: PurchaseDetails): TypedCosts => ({
  price: finances.price,
  agentFee: finances.agentFee,
  delivery: finances.delivery,
  freight: finances.freight,
  other: finances.other,
  lines: finances.lines.map(newLine),
  resale: resale?.amount ?? null,
  penalty: resale?.penalty ?? null,
})

const linesOf = (lines: readonly TypedLine[]): OtherLine[] =>
  lines
    .filter(({ label, amount }) => label.trim() !== '' || amount !== null)
    .map(({ label, amount }) => ({ label: label.trim(), amount: amount ?? 0 }))

/** The typed costs that differ from the initial ones, as a request sends them. */
function changesOf(typed: TypedCosts, began: TypedCosts) {
  const lines = linesOf(typed.lines)
  const linesChanged = JSON.stringify(lines) !== JSON.stringify(linesOf(began.lines))
  const differs = (name: 'price' | 'agentFee' | 'delivery' | 'freight' | 'other') =>
    typed[name] !== began[name]
  const resold = typed.resale !== began.resale || typed.penalty !== began.penalty
  return {
    ...(differs('price') && typed.price !== null && { price: typed.price }),
    ...(differs('agentFee') && { agentFee: typed.agentFee ?? 0 }),
    ...(differs('delivery') && { delivery: typed.delivery }),
    ...(differs('freight') && { freight: typed.freight }),
    ...(linesChanged && { lines }),
    ...(!linesChanged && lines.length === 0 && differs('other') && { other: typed.other ?? 0 }),
    ...(resold && { resale: { amount: typed.resale ?? 0, penalty: typed.penalty ?? 0 } }),
  }
}

/** The saved state, with the fields edited here on top of it. */
function rebased(typed: TypedCosts, began: TypedCosts, saved: TypedCosts): TypedCosts {
  const edited = (Object.keys(saved) as (keyof TypedCosts)[]).filter((name) =>
    name === 'lines'
      ? JSON.stringify(linesOf(typed.lines)) !== JSON.stringify(linesOf(began.lines))
      : typed[name] !== began[name],
  )
  return { ...saved, ...Object.fromEntries(edited.map((name) => [name, typed[name]])) }
}

/**
 * A purchase's costs while they are typed. What someone else saves in the meantime is shown next to them, and nothing
 * is lost.
 */
export function useFinances(purchase: PurchaseDetails) {
  const [began, begin] = useState(() => typedOf(purchase))
  const [typed, type] = useState(began)
  const [version, setVersion] = useState(purchase.finances.version)
  const [stale, setStale] = useState(false)
  // The version that was overwritten: until the page has loaded again, the typed values are the saved ones.
  const [savedOver, setSavedOver] = useState<number | null>(null)
  const changes = changesOf(typed, began)
  const dirty = Object.keys(changes).length > 0

  function follow() {
    setStale(false)
    if (purchase.finances.version === savedOver) return type(began)
    const saved = typedOf(purchase)
    begin(saved)
    type(saved)
    setVersion(purchase.finances.version)
  }
  // If nothing is typed, the saved values are shown. Otherwise they replace the fields that nobody has edited here.
  useEffect(() => {
    if (!dirty) return follow()
    if (!stale) return
    const saved = typedOf(purchase)
    type(rebased(typed, began, saved))
    begin(saved)
  }, [purchase.finances.version, dirty, stale])

  // Once it is known that others have saved, overwriting their values is deliberate.
  const seen = stale ? purchase.finances.version : version
  const lines = linesOf(typed.lines)
  const other = lines.length > 0 ? sumOfLines(lines) : (typed.other ?? 0)
  const amounts = [
    ...[typed.price, typed.agentFee, typed.delivery, typed.freight, typed.resale, typed.penalty],
    other,
    ...lines.map(({ amount }) => amount),
  ]
  const total = totalWhenPriced({
    price: typed.price,
    agentFee: typed.agentFee ?? 0,
    delivery: typed.delivery,
    freight: typed.freight,
    other,
  })
  return {
    typed,
    changes,
    dirty,
    stale,
    /** The highest possible cost amount. */
    fits: !amounts.some(isTooHigh),
    other,
    total,
    /** Yen that saving will record, with their sign. */
    recorded: recordedBy(purchase, total, typed),
    version: seen,
    change: (part: Partial<TypedCosts>) => type({ ...typed, ...part }),
    markStale: () => setStale(true),
    discard: follow,
    /** The typed values have been saved by now. */
    saved() {
      begin(typed)
      setSavedOver(purchase.finances.version)
      setVersion(seen + 1)
      setStale(false)
    },
  }
}

export type Finances = ReturnType<typeof useFinances>

function recordedBy(purchase: PurchaseDetails, total: number | null, typed: TypedCosts): number {
  const isResale = (purpose: string | null) => purpose === 'resale' || purpose === 'penalty'
  const charged = purchase.ledger
    .filter(({ type, purpose }) => type === 'CarPurchase' && !isResale(purpose))
    .reduce((sum, { amount }) => sum - amount, 0)
  const resold = purchase.status === purchaseStatuses.auctionResale
  const given = purchase.ledger
    .filter(({ purpose }) => isResale(purpose))
    .reduce((sum, { amount }) => sum + amount, 0)
  const back = resold ? (typed.resale ?? 0) - (typed.penalty ?? 0) - given : 0
  return (chargeLine(total ?? 0, charged)?.amount ?? 0) + back
}
