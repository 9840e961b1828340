import type { ApiKey } from '@seriba/contracts/api-keys'
import { formatDate, formatRecent } from '@seriba/domain/format/date'
import { Cell, HeaderCell, NoValue, Row, Table } from '@seriba/ui/Table'
import { useTranslation } from 'react-i18next'
import { KeyMenu } from './KeyMenu.tsx'
import { KeyName } from './KeyName.tsx'
import { KeyState } from './KeyState.tsx'
import type { KeyListProps } from './key-list-props.ts'
import styles from './keys.module.css'
import { Scopes } from './Scopes.tsx'

const columns = [
  { name: 'key', width: undefined },
  { name: 'begins', width: 136 },
  { name: 'scopes', width: '26%' },
  { name: 'made', width: 92 },
  { name: 'used', width: 100 },
  { name: 'now', width: 128 },
  { name: 'state', width: 172 },
] as const

export function KeyTable({ keys, onAction }: KeyListProps) {
  const { t } = useTranslation('apiKeys')
  return (
    <Table rows="ledger" aria-label={t('title')} className={styles.table}>
      <thead>
        <tr>
          {columns.map(({ name, width }) => (
            <HeaderCell
              key={name}
              style={width === undefined ? undefined : { width }}
              lines={[{ label: t(`columns.${name}`) }]}
            />
          ))}
          <HeaderCell
            style={{ width: 60 }}
            lines={[{ label: <span className="visually-hidden">{t('columns.actions')}</span> }]}
          />
        </tr>
      </thead>
      <tbody>
        {keys.map((key) => (
          <Row key={key.id}>
            <Cell>
              <KeyName apiKey={key} />
            </Cell>
            <Cell className={styles.code}>{`${key.begins}…${key.endsWith}`}</Cell>
            <Cell className={styles.wraps}>
              <Scopes scopes={key.scopes} />
            </Cell>
            <Cell className="num">{formatDate(key.createdAt)}</Cell>
            <Cell className="num">
              <LastUsed apiKey={key} />
            </Cell>
            <Cell className="num-words">
              {t('rate', { calls: key.callsThisMinute, limit: key.perMinute })}
            </Cell>
            <Cell>
              <KeyState endsAt={key.endsAt} />
            </Cell>
            <Cell align="end">
              <KeyMenu apiKey={key} onAction={onAction} />
            </Cell>
          </Row>
        ))}
      </tbody>
    </Table>
  )
}

/** To the minute; nothing finer is stored. */
export function LastUsed({ apiKey: { lastUsedAt } }: { apiKey: ApiKey }) {
  const { t } = useTranslation('apiKeys')
  return lastUsedAt ? formatRecent(lastUsedAt, new Date()) : <NoValue>{t('never')}</NoValue>
}
