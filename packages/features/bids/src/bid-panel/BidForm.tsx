import { noneType } from '@seriba/domain/bids/bid-type'
import { formatBalance, formatMoney } from '@seriba/domain/format/number'
import { Button } from '@seriba/ui/Button'
import { Note } from '@seriba/ui/Note'
import { Select } from '@seriba/ui/Select'
import { TextArea } from '@seriba/ui/TextArea'
import { Trans, useTranslation } from 'react-i18next'
import { AmountBudget } from '../budget/AmountBudget.tsx'
import { LandedCost } from '../landed-cost/LandedCost.tsx'
import { AmountEvidence } from '../price-evidence/AmountEvidence.tsx'
import { OwnSum } from '../shared/OwnSum.tsx'
import { AmountInput } from './AmountInput.tsx'
import styles from './BidPanel.module.css'
import { GroupSelect } from './GroupSelect.tsx'
import type { BidPanelModel } from './use-bid-panel.ts'

type BidFormProps = { model: BidPanelModel; touch: boolean; onPrepare: () => void }

/** Amount, type, comment and, for a manager, the client. `onPrepare`: somebody is about to bid. */
export function BidForm({ model, touch, onPrepare }: BidFormProps) {
  const { t } = useTranslation(['bids', 'common', 'refusal'])
  const { bidder, block, form, placing, rules, stock, maximum, replaced, mayReplace } = model
  const { stage } = placing

  return (
    <form {...form.props} className={styles.form} onFocus={onPrepare}>
      {bidder.field?.(form.errorOf('client'), touch, model.clientMaximum)}
      {replaced !== null && <Replaced amount={replaced} />}
      {!stock && <AmountInput model={model} />}
      {bidder.side === 'client' && <OwnSum yen={rules.fixedPrice ?? form.values.amount} />}
      {!stock && <AmountEvidence model={model} />}
      <AmountBudget model={model} touch={touch} />
      {bidder.side === 'client' && <LandedCost model={model} touch={touch} />}
      <div className={styles.choices}>
        {model.group.shown && <GroupSelect model={model} touch={touch} />}
        {model.typeShown && <BidTypeSelect model={model} touch={touch} />}
      </div>
      <TextArea
        label={bidder.side === 'manager' ? t('panel.clientComment') : t('panel.comment')}
        hint={t('panel.optional')}
        placeholder={t('panel.commentExample')}
        maxLength={2000}
        {...form.text('comment')}
      />
      {stage.kind === 'unchecked' && (
        <Note tone="red" role="alert">
          {t(`refusal:${stage.error.code}`)}
        </Note>
      )}
      <Button
        type="submit"
        variant="primary"
        size="touch"
        block
        busy={model.busy}
        disabledReason={
          model.clientOrdered
            ? t('panel.clientOrdered')
            : replaced !== null && !mayReplace
              ? t('refusal:permission_missing')
              : block
                ? block.because
                : form.invalid
                  ? t('panel.fixFirst')
                  : undefined
        }
      >
        {block
          ? block.label
          : stock
            ? t('panel.order')
            : replaced === null
              ? t('panel.place')
              : t('panel.replace')}
      </Button>
      {maximum !== undefined && (
        <p className={styles.maximum}>
          <span>{t('panel.maximum')}</span>
          <span className="num">{formatBalance(maximum)}</span>
        </p>
      )}
    </form>
  )
}

/** The chosen client has a live bid here, and there is only ever one. */
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

function BidTypeSelect({ model, touch }: Pick<BidFormProps, 'model' | 'touch'>) {
  const { t } = useTranslation(['bids', 'common'])
  const { bidder, form } = model
  const none = { value: String(noneType), label: t('common:select.none') }
  return (
    <Select
      label={bidder.side === 'manager' ? t('panel.exportType') : t('panel.bidType')}
      size={touch ? 'touch' : 'md'}
      options={[
        none,
        ...bidder.types.map(({ value, label, description }) => ({
          value: String(value),
          label,
          content: (
            <span className={styles.type} title={description}>
              {label}
            </span>
          ),
        })),
      ]}
      help={bidder.types.find(({ value }) => value === form.values.bidType)?.description}
      {...form.field('bidType')}
      value={String(form.values.bidType)}
      onChange={(value) => form.edit({ bidType: Number(value) })}
    />
  )
}
