import { useControl } from '@seriba/api/use-control'
import type { PurchaseDetails } from '@seriba/contracts/purchase-view'
import { formatBalance, formatMoney } from '@seriba/domain/format/number'
import { isPurchaseStatus, purchaseStatuses } from '@seriba/domain/money/purchase-status'
import { type CostLine, costLines } from '@seriba/domain/purchases/cost-lines'
import { canChangeCosts } from '@seriba/domain/purchases/costs'
import { AmountField } from '@seriba/ui/AmountField'
import { Button } from '@seriba/ui/Button'
import { Note } from '@seriba/ui/Note'
import { useWide } from '@seriba/ui/use-wide'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CostLines } from '../page/MoneyPart.tsx'
import { AtDestination } from '../shared/AtDestination.tsx'
import { Section } from '../shared/Section.tsx'
import { useDirty } from '../shared/unsaved.tsx'
import { FinanceDialog } from './FinanceDialog.tsx'
import styles from './finance.module.css'
import { OtherLines } from './OtherLines.tsx'
import { useCostError } from './use-cost-error.ts'
import { type Finances, useFinances } from './use-finances.ts'

/**
 * What it costs, line by line, next to the amounts at the win; the save button says what the ledger will record.
 * Below it is what the buyer reports to have paid at the destination.
 */
export function FinancePart({ purchase }: { purchase: PurchaseDetails }) {
  const { t } = useTranslation('purchaseDesk')
  const { status, atBid } = purchase
  const edits = useControl('costEditor')
  const open = isPurchaseStatus(status) && canChangeCosts(status).ok
  return (
    <Section id="finances" title={t('page.finances')}>
      {open && edits ? (
        <FinanceEditor purchase={purchase} />
      ) : (
        <>
          <CostLines purchase={purchase} />
          {!open && <Note>{t('page.over')}</Note>}
        </>
      )}
      {atBid && atBid.destination.length > 0 && <AtDestination purchase={purchase} costs={atBid} />}
    </Section>
  )
}

function FinanceEditor({ purchase }: { purchase: PurchaseDetails }) {
  const { t } = useTranslation(['purchaseDesk', 'money'])
  const costs = useFinances(purchase)
  useDirty(costs.dirty)
  const [saving, save] = useState(false)
  const size = useWide() ? 'md' : 'touch'
  const { typed, total, recorded } = costs
  const errorOf = useCostError()
  return (
    <form
      className={styles.editor}
      onSubmit={(event) => {
        event.preventDefault()
        if (costs.dirty && costs.fits) save(true)
      }}
    >
      {costs.stale && (
        <Note tone="orange" role="alert">
          {t('page.stale')}
        </Note>
      )}
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('page.line')}</th>
            <th scope="col">{costs.stale ? t('page.theirs') : t('page.fromTables')}</th>
            <th scope="col">{t('page.charged')}</th>
            <th scope="col">{t('page.change')}</th>
          </tr>
        </thead>
        <tbody>
          {costLines.map((line) => (
            <CostRow key={line} line={line} costs={costs} purchase={purchase} />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('page.total')}</th>
            <td className="num">{formatMoney(totalOf(purchase, costs.stale ? 'charged' : 'atWin'))}</td>
            <td className="num">{formatMoney(total)}</td>
            <td />
          </tr>
        </tfoot>
      </table>
      <OtherLines costs={costs} />
      {purchase.status === purchaseStatuses.auctionResale && (
        <div className={styles.pair}>
          <AmountField
            zero
            label={t('page.resale')}
            size={size}
            value={typed.resale}
            error={errorOf(typed.resale)}
            onChange={(resale) => costs.change({ resale })}
          />
          <AmountField
            zero
            label={t('page.penalty')}
            size={size}
            value={typed.penalty}
            error={errorOf(typed.penalty)}
            onChange={(penalty) => costs.change({ penalty })}
          />
        </div>
      )}
      {costs.dirty && (
        <>
          <Note tone="blue">
            {total === null
              ? t('page.unpriced')
              : recorded === 0
                ? t('page.unrecorded')
                : t('page.recorded', { amount: formatBalance(recorded) })}
          </Note>
          <div className={styles.line}>
            <Button type="submit" variant="primary" size={size}>
              {t('page.saveCosts')}
            </Button>
            <Button variant="ghost" size={size} onClick={costs.discard}>
              {costs.stale ? t('page.takeTheirs') : t('page.discard')}
            </Button>
          </div>
        </>
      )}
      {saving && <FinanceDialog purchase={purchase} costs={costs} onClose={() => save(false)} />}
    </form>
  )
}

const totalOf = ({ charged }: PurchaseDetails, column: 'atWin' | 'charged') =>
  charged.some((cost) => cost.line === 'price' && cost[column] === null)
    ? null
    : charged.reduce((sum, cost) => sum + (cost[column] ?? 0), 0)

type CostRowProps = { line: CostLine; costs: Finances; purchase: PurchaseDetails }

function CostRow({ line, costs, purchase }: CostRowProps) {
  const { t } = useTranslation(['purchaseDesk', 'purchases', 'money'])
  const size = useWide() ? 'md' : 'touch'
  const known = purchase.charged.find((one) => one.line === line)
  const beside = (costs.stale ? known?.charged : known?.atWin) ?? null
  const byLines = line === 'other' && costs.typed.lines.length > 0
  const now = line === 'other' ? costs.other : costs.typed[line]
  const change = beside === null || now === null ? null : now - beside
  const errorOf = useCostError()
  const name = line === 'other' ? t('purchases:otherFees') : t(`money:details.${line}`)
  return (
    <tr>
      <th scope="row">
        {name}
        {line === 'price' && purchase.lotNo !== 0 && (
          <small>{t('page.priceHelp', { lotNo: purchase.lotNo })}</small>
        )}
      </th>
      <td className="num">{formatMoney(beside)}</td>
      <td className="num">
        {byLines ? (
          formatMoney(costs.other)
        ) : (
          <AmountField
            zero
            label={name}
            labelHidden
            size={size}
            value={costs.typed[line]}
            error={errorOf(costs.typed[line])}
            onChange={(value) => costs.change({ [line]: value })}
          />
        )}
      </td>
      <td className="num" data-change={Math.sign(change ?? 0)}>
        {change === null ? '-' : change === 0 ? '0' : formatBalance(change)}
      </td>
    </tr>
  )
}
