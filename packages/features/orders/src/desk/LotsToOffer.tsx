import { useLotsToOfferQuery } from '@seriba/api/manager/order-offers'
import type { StaffOrder } from '@seriba/contracts/orders'
import { Button } from '@seriba/ui/Button'
import { SearchField } from '@seriba/ui/SearchField'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LotRow } from '../offers/LotRow.tsx'
import { QueryStates } from '../shared/QueryStates.tsx'
import styles from './offer-dialog.module.css'
import type { Offering } from './use-offer-actions.ts'

type LotsToOfferProps = {
  order: StaffOrder
  /** Ids of lots that have already been offered. */
  offered: readonly string[]
  offering: Offering
}

/** Lots that match the order; a number or an address, typed or pasted, finds any other. */
export function LotsToOffer({ order, offered, offering }: LotsToOfferProps) {
  const { t } = useTranslation(['orders', 'common'])
  const [typed, setTyped] = useState('')
  const [search, setSearch] = useState('')
  const found = useLotsToOfferQuery({ id: order.id, ...(search !== '' && { search }) })
  const lots = found.currentData?.lots.filter(({ lotId }) => !offered.includes(lotId))
  const title = t(search === '' ? 'orders:desk.fits' : 'orders:desk.found')
  const look = (text: string) => {
    setTyped(text)
    setSearch(text.trim())
  }
  return (
    <section aria-label={title}>
      <SearchField
        size="md"
        label={t('orders:desk.find')}
        placeholder={t('orders:desk.find')}
        clearLabel={t('common:actions.clear')}
        maxLength={300}
        value={typed}
        onChange={(text) => (text === '' ? look('') : setTyped(text))}
        onSubmit={look}
        onPaste={(event) => {
          event.preventDefault()
          look(event.clipboardData.getData('text').slice(0, 300))
        }}
      />
      <h3 className={styles.head}>{title}</h3>
      <QueryStates query={found} failed={t('orders:desk.lotsFailed')} ready={lots !== undefined} />
      <div role="status">
        {lots?.length === 0 && <p>{t(search === '' ? 'orders:desk.noneFits' : 'orders:desk.noneFound')}</p>}
      </div>
      {lots && lots.length > 0 && (
        <ul>
          {lots.map((lot) => (
            <LotRow key={lot.lotId} flush named lot={lot}>
              <Button
                size="xs"
                busy={offering.isOffering(order, lot.lotId)}
                aria-label={t('orders:desk.offerLot', { lotNo: lot.lotNo })}
                onClick={() => void offering.offer(order, lot.lotId)}
              >
                {t('orders:desk.offer')}
              </Button>
            </LotRow>
          ))}
        </ul>
      )}
    </section>
  )
}
