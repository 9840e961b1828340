import type { CheckedState } from '@seriba/domain/clients/client-list'
import { Icon } from '@seriba/ui/Icon'
import { BadgeCheck, CircleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styles from './checked-mark.module.css'

/** Next to a client's name: whether staff have verified who they are. */
export function CheckedMark({ state }: { state: CheckedState }) {
  const { t } = useTranslation('clients')
  const label = t(`papers.states.${state}`)
  return (
    <span role="img" aria-label={label} title={label} className={styles.mark} data-state={state}>
      <Icon icon={state === 'checked' ? BadgeCheck : CircleAlert} size={14} />
    </span>
  )
}
