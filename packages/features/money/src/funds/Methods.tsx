import { bankDays, type DepositMethod, depositMethods } from '@seriba/domain/money/deposit'
import { Icon } from '@seriba/ui/Icon'
import { RadioGroup } from '@seriba/ui/RadioGroup'
import { Globe, Landmark, type LucideIcon, Wallet } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styles from './funds.module.css'

const icons: Record<DepositMethod, LucideIcon> = { wallet: Wallet, transfer: Globe, bank: Landmark }

type MethodsProps = {
  offered: readonly DepositMethod[]
  value: DepositMethod | null
  onChange: (method: DepositMethod) => void
}

/** The payment methods; one that the company has not set up says so. */
export function Methods({ offered, value, onChange }: MethodsProps) {
  const { t } = useTranslation(['funds', 'common', 'refusal'])
  const takes = (method: DepositMethod) =>
    offered.includes(method) ? t(`takes.${method}`, bankDays) : t('notOffered')
  return (
    <RadioGroup
      className={styles.methods}
      label={t('method')}
      options={depositMethods.map((method) => ({
        value: method,
        disabled: !offered.includes(method),
        label: (
          <span className={styles.way}>
            <Icon icon={icons[method]} size={16} />
            <span>{t(`methods.${method}`)}</span>
            <span className={styles.takes}>{takes(method)}</span>
          </span>
        ),
      }))}
      value={value}
      onChange={onChange}
    />
  )
}
