import { lowestBid } from '@seriba/domain/bids/amount-steps'
import { noneType } from '@seriba/domain/bids/bid-type'
import { formatMoney } from '@seriba/domain/format/number'
import { Note } from '@seriba/ui/Note'
import { Select } from '@seriba/ui/Select'
import { memo, useDeferredValue } from 'react'
import { Trans, useTranslation } from 'react-i18next'
import { AmountBudget } from '../budget/AmountBudget.tsx'
import { LandedCost, LotVerdict } from '../landed-cost/LandedCost.tsx'
import { AmountEvidence, CarBefore } from '../price-evidence/AmountEvidence.tsx'
import { OwnSum } from '../shared/OwnSum.tsx'
import { AmountInput } from './AmountInput.tsx'
import { BidFoot } from './BidFoot.tsx'
import styles from './BidPanel.module.css'
import type { Bidder } from './bidder.ts'
import { CommentField } from './CommentField.tsx'
import { GroupSelect } from './GroupSelect.tsx'
import { PriceLines } from './PriceLines.tsx'
import type { BidPanelModel } from './use-bid-panel.ts'

type BidFormProps = { model: BidPanelModel; touch: boolean; onPrepare: () => void }

/**
 * What matters, in the order of deciding: whether the lot may be imported, the amount, its total cost, what is known
 * against the car, and the rest of the bid. `onPrepare`: somebody is about to bid.
 */
export function BidForm({ model, touch, onPrepare }: BidFormProps) {
  const { t } = useTranslation(['bids', 'common', 'refusal'])
  const { bidder, form, placing, rules, stock, replaced, lot, pageType } = model
  const { stage } = placing
  const isOwn = bidder.side === 'client'
  const carId = lot.carCommonDetail.id
  const amount = rules.fixedPrice ?? form.values.amount

  return (
    <form {...form.props} className={styles.form} onFocus={onPrepare}>
      {(bidder.field || replaced !== null) && (
        <div className={styles.part}>
          {bidder.field?.(form.errorOf('client'), touch, model.clientMaximum)}
          {replaced !== null && <Replaced amount={replaced} />}
        </div>
      )}
      {isOwn && (
        <div className={styles.part}>
          <LotVerdict
            carId={carId}
            amount={amount ?? lowestBid(rules.startPrice, rules.step)}
            onBlock={model.setBlock}
          />
        </div>
      )}
      <div className={styles.part}>
        {!stock && <PriceLines lot={lot} average={pageType === 'car-auction'} />}
        {!stock && <AmountInput model={model} />}
        {isOwn && <OwnSumOf yen={amount} />}
        {!stock && <AmountEvidence lot={lot} pageType={pageType} amount={form.values.amount} />}
        <AmountBudget model={model} touch={touch} />
      </div>
      {(isOwn || bidder.costChoices || bidder.costChoicesPending) && (
        <div className={styles.part}>
          <LandedCost
            carId={carId}
            forClient={bidder.costChoices}
            pending={bidder.costChoicesPending}
            rules={rules}
            amount={amount}
            bounds={model.bounds}
            onUse={form.edit}
            touch={touch}
          />
        </div>
      )}
      {!stock && (
        <div className={styles.part}>
          <CarBefore lot={lot} pageType={pageType} />
        </div>
      )}
      <div className={styles.part}>
        <div className={styles.choices}>
          {model.group.shown && (
            <GroupSelect
              userId={bidder.client?.userId}
              current={model.group.current}
              value={model.group.value}
              onChoose={model.group.choose}
              touch={touch}
            />
          )}
          {model.typeShown && (
            <BidTypeSelect
              label={bidder.side === 'manager' ? t('panel.exportType') : t('panel.bidType')}
              types={bidder.types}
              required={rules.typeRequired}
              value={form.values.bidType}
              error={form.errorOf('bidType')}
              onChoose={form.edit}
              touch={touch}
            />
          )}
        </div>
        <CommentField
          side={bidder.side}
          value={form.values.comment}
          error={form.errorOf('comment')}
          onEdit={form.edit}
          onLeave={form.leave}
        />
        {stage.kind === 'unchecked' && (
          <Note tone="red" role="alert">
            {t(`refusal:${stage.error.code}`)}
          </Note>
        )}
      </div>
      <BidFoot model={model} touch={touch} />
    </form>
  )
}

/** The typed figure is rendered first, then its value in the reader's own currency. */
function OwnSumOf({ yen }: { yen: number | null }) {
  return <LateOwnSum yen={useDeferredValue(yen)} />
}

const LateOwnSum = memo(OwnSum)

/** The chosen client has a live bid here, and there can only be one. */
function Replaced({ amount }: { amount: number }) {
  const { t } = useTranslation('bids')
  return (
    <Note tone="orange" role="status">
      <Trans
        t={t}
        i18nKey="panel.replaces"
        values={{ amount: formatMoney(amount) }}
        components={{ b: <b className="num" /> }}
      />
    </Note>
  )
}

type BidTypeSelectProps = {
  label: string
  types: Bidder['types']
  required: boolean
  value: number
  error: string | undefined
  onChoose: (chosen: { bidType: number }) => void
  touch: boolean
}

const BidTypeSelect = memo(function BidTypeSelect(props: BidTypeSelectProps) {
  const { label, types, required, value, error, onChoose, touch } = props
  const { t } = useTranslation('bids')
  return (
    <Select
      name="bidType"
      label={label}
      size={touch ? 'touch' : 'md'}
      options={[
        { value: String(noneType), label: required ? t('panel.chooseType') : t('panel.noType') },
        ...types.map(({ value: type, label: name, description }) => ({
          value: String(type),
          label: name,
          content: (
            <span className={styles.type} title={description}>
              {name}
            </span>
          ),
        })),
      ]}
      help={types.find((type) => type.value === value)?.description}
      error={error}
      value={String(value)}
      onChange={(chosen) => onChoose({ bidType: Number(chosen) })}
    />
  )
})
