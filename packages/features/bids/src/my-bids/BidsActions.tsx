import { LinkButton } from '@seriba/ui/Button'
import { Layers } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { groupPath } from '../group-view/group-path.ts'
import styles from './BidsActions.module.css'
import { CalendarMenu } from './CalendarMenu.tsx'

/** Next to the list of bids: their auctions for a calendar, and their groups. */
export function BidsActions() {
  const { t } = useTranslation('groups')
  return (
    <>
      <CalendarMenu />
      <LinkButton size="sm" icon={Layers} render={(props) => <Link {...props} to={groupPath(null)} />}>
        <span className={styles.words}>{t('tabs')}</span>
      </LinkButton>
    </>
  )
}
