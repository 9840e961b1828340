import type { ComparedLot } from '@seriba/domain/lots/comparison'
import { IconButton } from '@seriba/ui/IconButton'
import { Columns2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import styles from './CompareButton.module.css'

/** Adds a lot to the last comparison; the page itself knows which lots are in it. */
export function CompareButton({ pageType, id }: ComparedLot) {
  const { t } = useTranslation('catalogue')
  const navigate = useNavigate()
  return (
    <IconButton
      icon={Columns2}
      size="xs"
      tooltip={false}
      className={styles.compare}
      label={t('compare')}
      onClick={() => void navigate(`/compare?add=${pageType}-${id}`)}
    />
  )
}
