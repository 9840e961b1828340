import type { StaffRow } from '@seriba/contracts/staff'
import { Avatar } from '@seriba/ui/Avatar'
import { TextLink } from '@seriba/ui/TextLink'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { StaffRoleBadge, StateBadge } from '../shared/StaffBadges.tsx'
import { LastSeen } from './StaffTable.tsx'
import styles from './staff.module.css'

/** Staff if there is no room for a table. */
export function StaffCards({ staff }: { staff: readonly StaffRow[] }) {
  const { t } = useTranslation('staff')
  return (
    <ul className={styles.cards} aria-label={t('table')}>
      {staff.map((person) => (
        <li key={person.userId} className={styles.card}>
          <Avatar name={person.fullName} />
          <span className={styles.cardWho}>
            <TextLink
              className={styles.name}
              render={(props) => <Link {...props} to={`/staff/${person.userId}`} />}
            >
              {person.fullName}
            </TextLink>
            <small className={`num ${styles.quiet}`}>
              <LastSeen person={person} />
            </small>
          </span>
          <span className={styles.badges}>
            <StaffRoleBadge role={person.staffRole} />
            {person.state !== 'active' && <StateBadge state={person.state} />}
          </span>
        </li>
      ))}
    </ul>
  )
}
