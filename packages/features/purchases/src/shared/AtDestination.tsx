import { useActor } from '@seriba/api/use-actor'
import { useOwnCurrency } from '@seriba/api/use-own-currency'
import type { AtBid } from '@seriba/contracts/money'
import type { PurchaseDetails } from '@seriba/contracts/purchase-view'
import { isManager } from '@seriba/domain/access/actor'
import { TextButton } from '@seriba/ui/TextLink'
import { useReturnFocus } from '@seriba/ui/use-return-focus'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './at-bid.module.css'
import { ChangeRow } from './ChangeRow.tsx'
import { DestinationCostForm } from './DestinationCostForm.tsx'
import { landedSoFar } from './landed-so-far.ts'

type AtDestinationProps = { purchase: PurchaseDetails; costs: AtBid }

/** What the buyer pays there: as it was estimated, and as they report it. Staff can view it; the buyer enters it. */
export function AtDestination({ purchase, costs }: AtDestinationProps) {
  const { t, i18n } = useTranslation('costs')
  const actor = useActor()
  const [entered, setEntered] = useState<string | null>(null)
  const named = (names: AtBid['port']) => (i18n.language === 'ru' ? names?.ru : names?.en) ?? ''
  const mayEnter = actor !== null && !isManager(actor)
  const { destination, landed } = costs
  const own = useOwnCurrency()
  const landedNow = landedSoFar(purchase, costs)
  return (
    <div className={styles.part}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('atBid.destination', { port: named(costs.port) })}</th>
            <th scope="col">{t('atBid.bid')}</th>
            <th scope="col">{t(mayEnter ? 'atBid.paid' : 'atBid.paidByBuyer')}</th>
            <th scope="col">{t('atBid.change')}</th>
          </tr>
        </thead>
        <tbody>
          {destination.map((line) => (
            <DestinationRow
              key={line.id}
              line={line}
              name={named(line.label)}
              mayEnter={mayEnter}
              isEntered={entered === line.id}
              onEnter={() => setEntered(entered === line.id ? null : line.id)}
            />
          ))}
        </tbody>
        <tfoot>
          <ChangeRow
            name={<b>{t('atBid.landed')}</b>}
            atBid={landed}
            charged={landedNow}
            open="-"
            under={own && landedNow !== null ? own.of(landedNow) : undefined}
          />
        </tfoot>
      </table>
      {destination.map(
        (line) =>
          line.id === entered && (
            <DestinationCostForm
              key={line.id}
              purchaseId={purchase.id}
              line={line.id}
              name={named(line.label)}
              paid={line.paid}
              onClose={() => setEntered(null)}
            />
          ),
      )}
      <p className={styles.quiet}>{t('atBid.estimated')}</p>
    </div>
  )
}

type DestinationRowProps = {
  line: AtBid['destination'][number]
  name: string
  mayEnter: boolean
  isEntered: boolean
  onEnter: () => void
}

function DestinationRow({ line, name, mayEnter, isEntered, onEnter }: DestinationRowProps) {
  const { t } = useTranslation('costs')
  const opener = useReturnFocus(isEntered)
  const enter = (label: string) => (
    <TextButton ref={opener} aria-label={t('atBid.enterOf', { name })} onClick={onEnter}>
      {label}
    </TextButton>
  )
  return (
    <ChangeRow
      name={name}
      note={line.paid === null && mayEnter ? t('atBid.notEntered') : undefined}
      atBid={line.yen}
      charged={line.paid}
      open={mayEnter ? enter(t('atBid.enter')) : t('atBid.notEntered')}
      under={line.paid !== null && mayEnter ? enter(t('atBid.edit')) : undefined}
    />
  )
}
