import type { CreditLot, CreditPart } from '@seriba/contracts/credit'
import type { BalanceInfo } from '@seriba/contracts/money'
import { formatDateTime } from '@seriba/domain/format/date'
import { formatBalance } from '@seriba/domain/format/number'
import { lotPathOf } from '@seriba/domain/lots/page-types'
import { creditPartKey, useCreditPartName, useCreditParts } from '@seriba/i18n/use-credit-parts'
import { Breakdown } from '@seriba/ui/Breakdown'
import { TextLink } from '@seriba/ui/TextLink'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import styles from './credit-sources.module.css'

type CreditSourcesProps = { parts: readonly CreditPart[]; balance: BalanceInfo }

/** What uses the user's credit, source by source, and the bids of the selected one. */
export function CreditSources({ parts, balance }: CreditSourcesProps) {
  const { t } = useTranslation(['credit', 'money'])
  const breakdown = useCreditParts(parts, balance)
  const nameOf = useCreditPartName()
  const [chosen, setChosen] = useState<string>()
  const shown = parts.find((part) => creditPartKey(part) === chosen) ?? parts[0]
  return (
    <section aria-labelledby="credit-sources" className={styles.sources}>
      <header>
        <h2 id="credit-sources">{t('title')}</h2>
        <TextLink render={(props) => <Link {...props} to="/bids" />}>{t('money:balance.bids')}</TextLink>
      </header>
      <Breakdown
        {...breakdown}
        parts={breakdown.parts.map((part) => ({
          ...part,
          name: (
            <button
              type="button"
              className={styles.choose}
              aria-pressed={shown !== undefined && creditPartKey(shown) === part.key}
              title={t('show')}
              onClick={() => setChosen(part.key)}
            >
              {part.name}
            </button>
          ),
        }))}
      />
      {shown ? <PartLots part={shown} name={nameOf(shown)} /> : <p className={styles.quiet}>{t('none')}</p>}
    </section>
  )
}

function PartLots({ part, name }: { part: CreditPart; name: string }) {
  const { t } = useTranslation('credit')
  const heads = [t('lotNo'), t('model'), t('auction'), t('amount'), t('heldOf')]
  return (
    <section aria-labelledby="credit-lots" className={styles.lots}>
      <header>
        <h3 id="credit-lots">{t('lots', { part: name })}</h3>
        {part.group !== null && (
          <TextLink render={(props) => <Link {...props} to={`/bid-groups/${part.group}`} />}>
            {t('openGroup')}
          </TextLink>
        )}
      </header>
      <table>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {part.lots.map((lot) => (
            <LotRow key={lot.lotId} lot={lot} list={part.kind === 'wins' ? 'archive' : 'live'} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

function LotRow({ lot, list }: { lot: CreditLot; list: 'archive' | 'live' }) {
  const { t } = useTranslation('credit')
  const { lotId, lotNo, lotType, title, auction, auctionDate, amount, held } = lot
  return (
    <tr>
      <td>
        <TextLink render={(props) => <Link {...props} to={lotPathOf(lotType, lotId, list)} />}>
          {lotNo}
        </TextLink>
      </td>
      <td className="truncate">{title}</td>
      <td>
        {auction} {auctionDate && <span className="num">{formatDateTime(auctionDate)}</span>}
      </td>
      <td className="num">{formatBalance(amount)}</td>
      <td className="num">{held ? <b>{formatBalance(amount)}</b> : t('covered')}</td>
    </tr>
  )
}
