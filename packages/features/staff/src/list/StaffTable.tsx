import type { StaffRow } from '@seriba/contracts/staff'
import { formatDateTime, formatRecent } from '@seriba/domain/format/date'
import { groupThousands } from '@seriba/domain/format/number'
import { Avatar } from '@seriba/ui/Avatar'
import { Icon } from '@seriba/ui/Icon'
import { Cell, HeaderCell, NoValue, Row, Table } from '@seriba/ui/Table'
import { TextLink } from '@seriba/ui/TextLink'
import { ShieldCheck, TriangleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { StaffRoleBadge, StateBadge } from '../shared/StaffBadges.tsx'
import styles from './staff.module.css'
import { overrideSigns } from './staff-query.ts'

const columns = [
  { name: 'name', width: undefined },
  { name: 'email', width: '19%' },
  { name: 'role', width: 104 },
  { name: 'overrides', width: 84 },
  { name: 'step', width: 118 },
  { name: 'seen', width: 132 },
  { name: 'clients', width: 72, end: true },
  { name: 'orders', width: 72, end: true },
  { name: 'state', width: 90 },
] as const

export const staffElementId = (id: number) => `staff-${id}`

type StaffTableProps = {
  staff: readonly StaffRow[]
  /** Staff must use two-step login here. */
  required: boolean
  focused: number | null
  onFocus: (id: number) => void
}

export function StaffTable({ staff, required, focused, onFocus }: StaffTableProps) {
  const { t } = useTranslation('staff')
  return (
    <div className={styles.scroll}>
      <Table rows="ledger" aria-label={t('table')} className={styles.table}>
        <thead>
          <tr>
            {columns.map(({ name, width, ...rest }) => (
              <HeaderCell
                key={name}
                style={width === undefined ? undefined : { width }}
                align={'end' in rest ? 'end' : 'start'}
                lines={[{ label: t(`columns.${name}`) }]}
              />
            ))}
          </tr>
        </thead>
        <tbody>
          {staff.map((person) => (
            <PersonRow
              key={person.userId}
              person={person}
              exposed={required && person.state === 'active' && !person.twoStep}
              focused={person.userId === focused}
              onFocus={() => onFocus(person.userId)}
            />
          ))}
        </tbody>
      </Table>
    </div>
  )
}

type PersonRowProps = { person: StaffRow; exposed: boolean; focused: boolean; onFocus: () => void }

function PersonRow({ person, exposed, focused, onFocus }: PersonRowProps) {
  const closed = person.state === 'closed'
  return (
    <Row
      id={staffElementId(person.userId)}
      focused={focused}
      className={closed ? styles.shut : exposed ? styles.exposed : undefined}
      onFocus={onFocus}
      onClick={onFocus}
    >
      <Cell data-wraps>
        <span className={styles.person}>
          <Avatar name={person.fullName} />
          <TextLink
            className={styles.name}
            render={(props) => <Link {...props} data-person to={`/staff/${person.userId}`} />}
          >
            {person.fullName}
          </TextLink>
        </span>
      </Cell>
      <Cell data-wraps>{person.email}</Cell>
      <Cell>
        <StaffRoleBadge role={person.staffRole} />
      </Cell>
      <Cell className="num">{overrideSigns(person) || <NoValue />}</Cell>
      <Cell>
        <SecondStep person={person} exposed={exposed} />
      </Cell>
      <Cell className="num" title={formatDateTime(person.lastSeen ?? person.invitedAt)}>
        <LastSeen person={person} />
      </Cell>
      <Cell align="end" className="num">
        {person.clients === 0 ? <NoValue /> : groupThousands(person.clients)}
      </Cell>
      <Cell align="end" className="num">
        {person.orders === 0 ? <NoValue /> : groupThousands(person.orders)}
      </Cell>
      <Cell>
        <StateBadge state={person.state} />
      </Cell>
    </Row>
  )
}

function SecondStep({ person, exposed }: { person: StaffRow; exposed: boolean }) {
  const { t } = useTranslation('staff')
  if (person.state === 'closed') return <NoValue />
  if (person.state !== 'active') return <span className={styles.quiet}>{t('step.later')}</span>
  return (
    <span className={styles.step} data-exposed={exposed || undefined}>
      <Icon icon={person.twoStep ? ShieldCheck : TriangleAlert} size={14} />
      {t(person.twoStep ? 'step.app' : 'step.none')}
    </span>
  )
}

/** When somebody was last here; if they never were, when they were invited. */
export function LastSeen({ person: { online, lastSeen, invitedAt } }: { person: StaffRow }) {
  const { t } = useTranslation('staff')
  if (online) return t('now')
  if (lastSeen) return formatRecent(lastSeen, new Date())
  // Only the day: there is no room for the time, which is in the tooltip.
  const [date = ''] = invitedAt ? formatRecent(invitedAt, new Date()).split(' ') : []
  return date ? t('invited', { date }) : <NoValue />
}
