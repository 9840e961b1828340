import { useClientCreditQuery } from '@seriba/api/manager/client-parts'
import type { CreditPart } from '@seriba/contracts/client-parts'
import type { BalanceInfo } from '@seriba/contracts/money'
import { creditUsage } from '@seriba/domain/clients/client-list'
import { formatBalance } from '@seriba/domain/format/number'
import { useTranslation } from 'react-i18next'
import styles from './credit.module.css'

type CreditPartsProps = { userId: number; balance: BalanceInfo }

const shades = 5
const shadeOf = (at: number) => Math.min(at, shades - 1)

/** What makes up active bids: as parts of all that a client may owe, and in figures. */
export function CreditParts({ userId, balance }: CreditPartsProps) {
  const { t } = useTranslation('clients')
  const { data } = useClientCreditQuery({ id: userId })
  const parts = data?.parts ?? []
  const means = Math.max(balance.balance + balance.creditLimit, balance.activeBids, 1)
  const words = usePartWords()
  return (
    <div>
      <div className={styles.bar} aria-hidden>
        {parts.map((part, at) => (
          <span
            key={words.key(part)}
            data-shade={shadeOf(at)}
            style={{ width: `${(100 * part.held) / means}%` }}
          />
        ))}
      </div>
      <p className={`num ${styles.ends}`}>
        <span>
          {t('credit.held', {
            amount: formatBalance(balance.activeBids),
            share: Math.round(creditUsage(balance) * 100),
          })}
        </span>
        <span>
          {t('credit.free', {
            amount: formatBalance(Math.max(0, balance.availableLimit)),
            means: formatBalance(balance.balance + balance.creditLimit),
          })}
        </span>
      </p>
      {parts.length > 0 && (
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('credit.source')}</th>
              <th scope="col">{t('credit.counts')}</th>
              <th scope="col">{t('credit.face')}</th>
              <th scope="col">{t('credit.heldOf')}</th>
            </tr>
          </thead>
          <tbody>
            {parts.map((part, at) => (
              <tr key={words.key(part)}>
                <th scope="row">
                  <i data-shade={shadeOf(at)} aria-hidden /> {words.name(part)}
                </th>
                <td>{words.counts(part)}</td>
                <td className="num">{formatBalance(part.face)}</td>
                <td className="num">{formatBalance(part.held)}</td>
              </tr>
            ))}
            <tr className={styles.total}>
              <th scope="row">{t('client.activeBids')}</th>
              <td />
              <td className="num">{formatBalance(parts.reduce((sum, { face }) => sum + face, 0))}</td>
              <td className="num">{formatBalance(balance.activeBids)}</td>
            </tr>
          </tbody>
        </table>
      )}
    </div>
  )
}

function usePartWords() {
  const { t } = useTranslation('clients')
  return {
    key: (part: CreditPart) => `${part.kind} ${part.label}`,
    name: ({ kind, label, wanted }: CreditPart) =>
      kind === 'group' ? t('credit.group', { label: label ?? '', wanted: wanted ?? 0 }) : t(`credit.${kind}`),
    counts({ kind, bids, wanted }: CreditPart) {
      if (kind === 'wins') return t('credit.winCount', { count: bids })
      const all = t('credit.bids', { count: bids })
      if (kind === 'single' || bids <= (wanted ?? 0)) return t('credit.allOf', { bids: all })
      return t('credit.largestOf', { bids: all, count: wanted ?? 0 })
    },
  }
}
