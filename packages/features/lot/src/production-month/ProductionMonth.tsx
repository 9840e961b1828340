import { toApiError } from '@seriba/api/api-error'
import { latestProductionMonth, storeFound } from '@seriba/api/production-month-found'
import { useLookUpProductionMonthQuery } from '@seriba/api/shared/production-month'
import type { LotDetail } from '@seriba/contracts/lot'
import type { ProductionMonthPage } from '@seriba/domain/lots/production-month'
import { IconButton } from '@seriba/ui/IconButton'
import { Pencil } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { commonOf, vehicleOf } from '../facts/lot-parts.ts'
import { ChassisForm, type LookUp } from './ChassisForm.tsx'
import { ProductionFacts } from './ProductionFacts.tsx'
import styles from './production-month.module.css'

type ProductionMonthProps = { lot: LotDetail; pageType: ProductionMonthPage }

/**
 * When a vehicle was made and as what, looked up by the number on its sheet (M1). The result is still there on
 * return.
 */
export function ProductionMonth({ lot, pageType }: ProductionMonthProps) {
  const { t } = useTranslation(['productionMonth', 'refusal'])
  const titleId = useId()
  const { id: carId } = commonOf(lot)
  const { maker, model, number } = vehicleOf(lot)
  const [asked, setAsked] = useState(() => latestProductionMonth({ pageType, carId }))
  const [again, setAgain] = useState(false)
  const { currentData, error, isFetching, refetch } = useLookUpProductionMonthQuery(
    asked ?? { pageType, carId, chassis: '' },
    { skip: !asked },
  )
  const found = currentData?.carInfo
  const facts = useRef<HTMLDivElement>(null)
  const waits = useRef(false)

  useEffect(() => {
    if (found && asked) storeFound(asked)
  }, [found, asked])

  // The form disappears, and would take the focus with it.
  useEffect(() => {
    if (!found || !waits.current) return
    waits.current = false
    facts.current?.focus()
  }, [found])

  const { auctionName: auction, lotNumber } = lot.lotInfo
  const about = { pageType, carId, maker: maker.toLowerCase(), model, auction, lotNo: String(lotNumber) }

  function lookUp(next: LookUp) {
    waits.current = true
    setAgain(false)
    if (asked?.chassis === next.chassis) void refetch()
    else setAsked(next)
  }

  const apiError = toApiError(error)?.code ?? 'internal'
  // A failure of our own server is reported in the same way: nothing was found (M1).
  const code = error
    ? apiError === 'internal'
      ? 'production_month_empty'
      : apiError
    : currentData && 'production_month_empty'
  const isForm = !found || again
  return (
    <section aria-labelledby={titleId} className={styles.section} data-found={Boolean(found)}>
      <div className={styles.head}>
        <h2 id={titleId}>{t('title')}</h2>
        {found && !isForm && (
          <span className={styles.asked}>
            <span className="code">{asked?.chassis}</span>
            <IconButton icon={Pencil} size="xs" label={t('another')} onClick={() => setAgain(true)} />
          </span>
        )}
      </div>
      {isForm && (
        <ChassisForm
          about={about}
          crop={'mopDeail' in lot ? lot.mopDeail : undefined}
          initialChassis={asked?.chassis ?? number}
          refused={
            code && !found && asked ? { chassis: asked.chassis, text: t(`refusal:${code}`) } : undefined
          }
          busy={isFetching}
          focused={again}
          onSubmit={lookUp}
        />
      )}
      <p role="status" className="visually-hidden">
        {isFetching ? t('loading') : null}
      </p>
      {found && asked && (
        <div ref={facts} tabIndex={-1} className={styles.facts}>
          <ProductionFacts info={found} chassis={asked.chassis} />
        </div>
      )}
    </section>
  )
}
