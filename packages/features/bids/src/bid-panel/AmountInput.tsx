import { lowestBid } from '@seriba/domain/bids/amount-steps'
import { groupThousands } from '@seriba/domain/format/number'
import { AmountStepper } from '@seriba/ui/AmountField'
import { useKeyActions } from '@seriba/ui/use-key-actions'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { QuickAmounts } from './QuickAmounts.tsx'
import type { BidPanelModel } from './use-bid-panel.ts'

export function AmountInput({ model }: { model: BidPanelModel }) {
  const { t } = useTranslation('bids')
  const { bidder, form, lot, pageType, rules } = model
  const { startPrice, step } = rules
  const { amount } = form.values
  const latest = useRef(amount)
  latest.current = amount
  const input = useRef<HTMLInputElement>(null)
  useKeyActions({ KeyB: () => input.current?.focus() })

  return (
    <div>
      <AmountStepper
        ref={input}
        label={bidder.side === 'manager' ? t('panel.clientAmount') : t('panel.amount')}
        hint={<span className="tabular">{t('panel.step', { step: groupThousands(step) })}</span>}
        value={amount}
        placeholder={startPrice > 0 ? groupThousands(lowestBid(startPrice, step)) : undefined}
        step={step}
        first={lowestBid(startPrice, step)}
        decreaseLabel={t('panel.decrease', { step: groupThousands(step) })}
        increaseLabel={t('panel.increase', { step: groupThousands(step) })}
        onChange={(next) => form.edit({ amount: next })}
        onBlur={form.leaveAmount}
        error={form.errorOf('amount')}
      />
      <QuickAmounts lot={lot} pageType={pageType} rules={rules} latest={latest} onUse={form.edit} />
    </div>
  )
}
