import { useAppDispatch } from '@seriba/api/hooks'
import { messageShown } from '@seriba/api/notifications-slice'
import { useBidTypesQuery } from '@seriba/api/shared/bids'
import { useControl } from '@seriba/api/use-control'
import { noneType } from '@seriba/domain/bids/bid-type'
import { formatMoney } from '@seriba/domain/format/number'
import { Button } from '@seriba/ui/Button'
import { ConfirmDialog } from '@seriba/ui/Dialog'
import { Select } from '@seriba/ui/Select'
import { Gavel } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { AskedBids } from './AskedBids.tsx'
import styles from './compare.module.css'
import { GroupBudget } from './GroupBudget.tsx'
import { RefusedGroup } from './RefusedGroup.tsx'
import type { GroupBid } from './use-group-bid.ts'

/** How many of the lots to buy, how much of the credit that uses, and the button. */
export function GroupBar({ group }: { group: GroupBid }) {
  const { t } = useTranslation(['compare', 'refusal'])
  const [isAsking, setAsking] = useState(false)
  const showsTypes = useControl('bidType')
  const { data: types = [] } = useBidTypesQuery(undefined, { skip: !showsTypes })
  const { side, isNobody, bids, cars, held, short, clashes, isFaulty } = group
  const count = bids.length
  return (
    <section className={styles.bar} aria-label={t('group.title')}>
      <Select
        label={t('group.buy')}
        size="sm"
        className={styles.cars}
        options={Array.from({ length: Math.max(1, count) }, (_, i) => ({
          value: String(i + 1),
          label: t('group.ofLots', { cars: i + 1, count }),
        }))}
        value={String(cars)}
        onChange={(value) => group.setCars(Number(value))}
      />
      {showsTypes && types.length > 0 && (
        <Select
          label={t('group.type')}
          size="sm"
          className={styles.cars}
          options={[
            { value: String(noneType), label: t('group.noType') },
            ...types.map(({ value, label }) => ({ value: String(value), label })),
          ]}
          value={String(group.bidType)}
          onChange={(value) => group.setBidType(Number(value))}
        />
      )}
      <p className={styles.holds}>
        {t(side === 'client' ? 'group.holds' : 'staff.holds', { sum: formatMoney(held) })}
        {short > 0 && <b data-tone="red"> {t('group.short', { sum: formatMoney(short) })}</b>}
        <GroupBudget group={group} />
        {clashes.map((lots) => (
          <span key={lots.map(({ ref }) => ref?.id).join()} data-tone="orange">
            {' '}
            {t('group.clash', { lots: lots.map(({ facts }) => String(facts?.lotNumber ?? '')) })}
          </span>
        ))}
      </p>
      <Button
        variant="primary"
        icon={Gavel}
        onClick={() => setAsking(true)}
        disabledReason={
          count === 0
            ? t('group.nothing')
            : isNobody
              ? t('staff.clientFirst')
              : isFaulty
                ? t('group.fix')
                : short > 0
                  ? t('refusal:not_enough_credit')
                  : undefined
        }
      >
        {t('group.place', { count, cars })}
      </Button>
      {isAsking && <Confirm group={group} onClose={() => setAsking(false)} />}
    </section>
  )
}

function Confirm({ group, onClose }: { group: GroupBid; onClose: () => void }) {
  const { t } = useTranslation(['compare', 'common'])
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const { side, bids, cars, error, refusedLot } = group
  const refused = bids.find(({ ref }) => ref?.id === refusedLot)
  const close = () => {
    group.forget()
    onClose()
  }
  const place = async () => {
    const placed = await group.place()
    if (!placed) return
    dispatch(messageShown({ tone: 'success', text: t('group.placed', { label: placed.label }) }))
    onClose()
    void navigate(placed.path)
  }
  return (
    <ConfirmDialog
      isOpen
      busy={group.busy}
      onClose={close}
      onConfirm={() => void place()}
      title={t('group.confirm', { count: bids.length, cars })}
      confirmLabel={t('group.place', { count: bids.length, cars })}
      cancelLabel={t('common:actions.cancel')}
    >
      <p>{t('group.confirmText', { count: cars })}</p>
      <AskedBids bids={bids} />
      {error && (
        <RefusedGroup
          error={error}
          lotNumber={refused?.facts?.lotNumber}
          amount={refused?.amount ?? null}
          byStaff={side === 'manager'}
        />
      )}
    </ConfirmDialog>
  )
}
