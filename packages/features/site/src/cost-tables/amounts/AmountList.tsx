import type { Amount } from '@seriba/domain/landed-cost/tables'
import { AddButton } from '@seriba/ui/AddButton'
import { IconButton } from '@seriba/ui/IconButton'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './amounts.module.css'
import { newAmount } from './kinds.ts'

/** The fields of an amount that is part of another. */
export type DrawAmount = (amount: Amount, onChange: (amount: Amount) => void) => ReactNode

type AmountListProps = {
  of: readonly Amount[]
  draw: DrawAmount
  onChange: (of: readonly Amount[]) => void
}

/** The amounts of which another one is made. */
export function AmountList({ of, draw, onChange }: AmountListProps) {
  const { t } = useTranslation('costTables')
  return (
    <div className={styles.list}>
      {of.map((amount, at) => (
        // They have no name of their own, and are identified by their position.
        <div key={at} className={styles.item}>
          {draw(amount, (next) => onChange(of.map((one, place) => (place === at ? next : one))))}
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
      <AddButton onAdd={() => onChange([...of, newAmount('fixed')])}>{t('amount.add')}</AddButton>
    </div>
  )
}
