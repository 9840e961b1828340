import type { ClientRow } from '@seriba/contracts/clients'
import type { ClientSort } from '@seriba/domain/clients/client-list'
import { clientRoleOf } from '@seriba/domain/clients/client-roles'
import { formatDate, formatDateTime } from '@seriba/domain/format/date'
import { formatBalance, formatMoney } from '@seriba/domain/format/number'
import { Icon } from '@seriba/ui/Icon'
import { Cell, HeaderCell, NoValue, Row, Table } from '@seriba/ui/Table'
import { TextLink } from '@seriba/ui/TextLink'
import { useReturnFocus } from '@seriba/ui/use-return-focus'
import { ShieldCheck } from 'lucide-react'
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { Around } from '../client/neighbours.ts'
import { LimitsRow } from '../limits/LimitsRow.tsx'
import { CheckedMark } from '../shared/CheckedMark.tsx'
import { RoleBadge } from '../shared/RoleBadge.tsx'
import { useCountryName } from '../shared/use-country.ts'
import styles from './clients-page.module.css'
import { HeldBar } from './HeldBar.tsx'
import { LastLogin } from './LastLogin.tsx'
import { aroundOf, type ClientListProps, clientElementId } from './list-props.ts'

type Column = {
  label: string
  /** Pixels, or a share of the table; the remaining width is for the name. */
  width?: number | string
  sort?: ClientSort
  end?: true
  /** Hidden if there is little room. */
  spare?: true
}

/** If deletion requests are searched for, their days replace the wins. */
function useColumns(deletion: boolean): readonly Column[] {
  const { t } = useTranslation('clients')
  return [
    { label: t('list.id'), width: 60, sort: 'id' },
    { label: t('list.name'), sort: 'name' },
    { label: t('client.company'), width: '9.5%' },
    { label: t('client.country'), width: 100, sort: 'country', spare: true },
    { label: t('list.role'), width: 124, sort: 'role' },
    { label: t('client.manager'), width: 92 },
    { label: t('client.dealer'), width: 94 },
    { label: t('client.balance'), width: 96, sort: 'balance', end: true },
    { label: t('list.creditLimit'), width: 94, sort: 'creditLimit', end: true },
    { label: t('list.maximum'), width: 104, sort: 'maximum', end: true },
    { label: t('list.held'), width: 76, sort: 'held' },
    { label: t('list.live'), width: 64, sort: 'liveBids', end: true },
    deletion
      ? { label: t('deletion.column'), width: 92, sort: 'deletionAsked' }
      : { label: t('list.wins'), width: 74, end: true },
    { label: t('list.lastLogin'), width: 98, sort: 'lastLogin' },
    { label: t('client.registered'), width: 84, sort: 'registered', spare: true },
    { label: t('list.twoStep'), width: 44 },
  ]
}

/**
 * The first sort direction: names and companies from the start of the alphabet, the longest wait first, figures from
 * the largest.
 */
const alphabetic: readonly ClientSort[] = ['id', 'name', 'country', 'role', 'deletionAsked']
const firstOrder = (sort: ClientSort) => (alphabetic.includes(sort) ? 'asc' : 'desc')

export function ClientTable({ clients, model, limited, onLimit, ...rest }: ClientListProps) {
  const { t } = useTranslation('clients')
  const { query, change } = model
  const columns = useColumns(query.deletion)
  const around = aroundOf(clients)
  const sortOf = (sort: ClientSort) => ({
    direction: query.sort === sort ? query.order : null,
    onSort: () => {
      const turned = query.order === 'asc' ? 'desc' : 'asc'
      change({ sort, order: query.sort === sort ? turned : firstOrder(sort) })
    },
  })
  return (
    <div className={styles.scroll}>
      <Table rows="ledger" tight aria-label={t('list.table')} className={styles.table}>
        <thead>
          <tr>
            {columns.map(({ label, width, sort, end, spare }) => (
              <HeaderCell
                key={label}
                className={spare && styles.spare}
                // On the heading itself: a hidden column must not keep its width.
                style={width === undefined ? undefined : { width }}
                align={end ? 'end' : 'start'}
                lines={[{ label, sort: sort && sortOf(sort) }]}
              />
            ))}
          </tr>
        </thead>
        <tbody>
          {clients.map((client) => (
            <Fragment key={client.userId}>
              <ClientRowView
                client={client}
                around={around}
                open={client.userId === limited}
                deletion={query.deletion}
                onLimit={onLimit}
                {...rest}
              />
              {client.userId === limited && (
                <LimitsRow client={client} columns={columns.length} onClose={() => onLimit(null)} />
              )}
            </Fragment>
          ))}
        </tbody>
      </Table>
    </div>
  )
}

type RowViewProps = Pick<ClientListProps, 'focused' | 'onFocus' | 'onLimit'> & {
  client: ClientRow
  around: Around
  open: boolean
  /** Whether the day on which they asked for deletion is shown. */
  deletion: boolean
}

function ClientRowView({ client, around, open, deletion, focused, onFocus, onLimit }: RowViewProps) {
  const { t } = useTranslation('clients')
  const country = useCountryName()(client.countryId)
  const { userId, fullName, balanceInfo } = client
  const limit = formatBalance(balanceInfo.creditLimit)
  const limitButton = useReturnFocus(open)
  return (
    <Row
      id={clientElementId(userId)}
      focused={open || focused === userId}
      className={clientRoleOf(client.roleId) === 'disabled' ? styles.shut : undefined}
      onFocus={() => onFocus(userId)}
    >
      <Cell className={`num ${styles.id}`}>{userId}</Cell>
      <Cell data-wraps>
        <TextLink
          className={styles.name}
          render={(props) => <Link {...props} data-client to={`/clients/${userId}`} state={around} />}
        >
          {fullName}
        </TextLink>
        {client.checked && <CheckedMark state={client.checked} />}
      </Cell>
      <Cell data-wraps>{client.company ?? <NoValue />}</Cell>
      <Cell data-wraps className={styles.spare}>
        {country ?? <NoValue />}
      </Cell>
      <Cell>
        <RoleBadge roleId={client.roleId} />
      </Cell>
      <Cell data-wraps>{client.manager ?? <NoValue />}</Cell>
      <Cell data-wraps>{client.dealer ?? <NoValue />}</Cell>
      <Cell align="end" className={`num ${balanceInfo.balance < 0 ? styles.debtor : styles.figure}`}>
        {formatBalance(balanceInfo.balance)}
      </Cell>
      <Cell align="end" className={`num ${styles.figure}`}>
        <button
          ref={limitButton}
          type="button"
          className={styles.limit}
          aria-label={t('list.limitsOf', { name: fullName, limit })}
          aria-expanded={open}
          onClick={() => onLimit(open ? null : userId)}
        >
          {formatMoney(balanceInfo.creditLimit)}
        </button>
      </Cell>
      <Cell align="end" className={`num ${styles.figure}`}>
        {formatBalance(balanceInfo.bidAllow)}
      </Cell>
      <Cell>
        <HeldBar balance={balanceInfo} />
      </Cell>
      <Cell align="end" className="num">
        {balanceInfo.activeBidsCount || <NoValue />}
      </Cell>
      {deletion ? (
        <Cell className="num">{client.deletionAsked ? formatDate(client.deletionAsked) : <NoValue />}</Cell>
      ) : (
        <Cell align="end" className="num">
          {client.recentWins || <NoValue />}
        </Cell>
      )}
      <Cell className={`num ${styles.cut}`} title={formatDateTime(client.lastLogin)}>
        <LastLogin at={client.lastLogin} />
      </Cell>
      <Cell className={`num ${styles.spare}`}>{formatDate(client.registered)}</Cell>
      <Cell>
        {client.twoStep ? (
          <span role="img" aria-label={t('list.twoStepOf')} title={t('list.twoStepOf')}>
            <Icon icon={ShieldCheck} size={14} />
          </span>
        ) : (
          <NoValue />
        )}
      </Cell>
    </Row>
  )
}
