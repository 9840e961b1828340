import { amountDigits, formatMoney, groupThousands } from '@seriba/domain/format/number'
import { typedAmount } from '@seriba/ui/AmountField'
import { Icon } from '@seriba/ui/Icon'
import { useReturnFocus } from '@seriba/ui/use-return-focus'
import { Check } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { usePriceFault } from '../bid-changes/use-price-fault.ts'
import styles from './SoldPrice.module.css'

type SoldPriceProps = {
  lotNo: number
  /** Yen; 0 while it is not known. */
  soldPrice: number
  editing: boolean
  onEdit: () => void
  onApply: (soldPrice: number) => void
  onDiscard: () => void
}

/**
 * A price that turns into an input when clicked. Enter or the check mark applies it, Escape discards it; emptying it
 * removes the price.
 */
export function SoldPrice({ lotNo, soldPrice, editing, onEdit, onApply, onDiscard }: SoldPriceProps) {
  const { t } = useTranslation('bids')
  const button = useReturnFocus(editing)
  if (editing) return <Editor {...{ lotNo, soldPrice, onApply, onDiscard }} />
  return (
    <button
      ref={button}
      type="button"
      className={`num ${styles.value}`}
      data-empty={soldPrice === 0 || undefined}
      aria-label={soldPrice === 0 ? undefined : t('sold.edit', { amount: formatMoney(soldPrice) })}
      onClick={onEdit}
    >
      {soldPrice === 0 ? t('sold.add') : formatMoney(soldPrice)}
    </button>
  )
}

type EditorProps = Pick<SoldPriceProps, 'lotNo' | 'soldPrice' | 'onApply' | 'onDiscard'>

function Editor({ lotNo, soldPrice, onApply, onDiscard }: EditorProps) {
  const { t } = useTranslation('bids')
  const [digits, setDigits] = useState(soldPrice === 0 ? '' : String(soldPrice))
  const wrong = usePriceFault(digits === '' ? null : Number(digits))
  const fault = useId()
  const input = useRef<HTMLInputElement>(null)
  return (
    <form
      className={styles.editor}
      data-invalid={wrong ? true : undefined}
      onSubmit={(event) => {
        event.preventDefault()
        if (wrong) return input.current?.focus()
        onApply(Number(digits))
      }}
    >
      <input
        ref={input}
        className="num"
        inputMode="numeric"
        autoComplete="off"
        aria-label={t('sold.label', { lotNo })}
        aria-invalid={wrong ? true : undefined}
        aria-describedby={wrong && fault}
        // The click that opened it was meant for typing.
        // biome-ignore lint/a11y/noAutofocus: see above
        autoFocus
        value={digits === '' ? '' : groupThousands(Number(digits))}
        onFocus={({ target }) => target.select()}
        onChange={(event) => setDigits(amountDigits(typedAmount(event)).slice(0, 9))}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return
          event.stopPropagation()
          onDiscard()
        }}
      />
      <button type="submit" aria-label={t('sold.apply')}>
        <Icon icon={Check} size={14} />
      </button>
      {wrong && (
        <span id={fault} role="alert" className={styles.fault}>
          {wrong}
        </span>
      )}
    </form>
  )
}
