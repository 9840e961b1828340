import type { Amount } from '@seriba/domain/landed-cost/tables'
import { Button } from '@seriba/ui/Button'
import { IconButton } from '@seriba/ui/IconButton'
import { Plus, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { AmountFields, type AmountFieldsProps } from './AmountFields.tsx'
import styles from './amounts.module.css'
import { newAmount } from './kinds.ts'

type AmountListProps = Pick<AmountFieldsProps, 'bases' | 'currencies'> & {
  of: readonly Amount[]
  onChange: (of: readonly Amount[]) => void
}

/** The amounts that another is made of. */
export function AmountList({ of, onChange, ...more }: AmountListProps) {
  const { t } = useTranslation('costTables')
  return (
    <div className={styles.list}>
      {of.map((amount, at) => (
        // They have no name of their own, and the place is where it is changed.
        <div key={at} className={styles.item}>
          <AmountFields
            {...more}
            amount={amount}
            onChange={(next) => onChange(of.map((one, place) => (place === at ? next : one)))}
          />
          {of.length > 1 && (
            <IconButton
              icon={X}
              size="sm"
              label={t('amount.remove', { number: at + 1 })}
              onClick={() => onChange(of.filter((_, place) => place !== at))}
            />
          )}
        </div>
      ))}
      <Button size="sm" variant="ghost" icon={Plus} onClick={() => onChange([...of, newAmount('fixed')])}>
        {t('amount.add')}
      </Button>
    </div>
  )
}
