import { toApiError } from '@seriba/api/api-error'
import { useViewBalanceQuery } from '@seriba/api/client/money'
import type { BalanceInfo } from '@seriba/contracts/money'
import { formatBalance } from '@seriba/domain/format/number'
import { TopBarTitle } from '@seriba/ui/AppShell'
import { ErrorState } from '@seriba/ui/ErrorState'
import { PageHead } from '@seriba/ui/PageHead'
import { TextLink } from '@seriba/ui/TextLink'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { WaitingDeposit } from '../funds/WaitingDeposit.tsx'
import { BalanceFigures } from './BalanceFigures.tsx'
import styles from './balance.module.css'

/** What one has, what one may bid, and how the one comes from the other. */
export function BalancePage() {
  const { t } = useTranslation(['money', 'refusal', 'common'])
  const { data, isError, error, isFetching, refetch } = useViewBalanceQuery()
  return (
    <div>
      <PageHead>
        <TopBarTitle>{t('balance.title')}</TopBarTitle>
      </PageHead>
      {isError && !data ? (
        <ErrorState
          title={t('balance.failed')}
          text={t(`refusal:${toApiError(error)?.code ?? 'internal'}`)}
          retryLabel={t('common:actions.retry')}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <>
          <BalanceFigures balance={data?.balanceInfo} />
          <WaitingDeposit />
          <div className={styles.columns}>
            {data && <MaximumBid balance={data.balanceInfo} />}
            <Changes />
          </div>
        </>
      )}
    </div>
  )
}

function MaximumBid({ balance }: { balance: BalanceInfo }) {
  const { t } = useTranslation('money')
  const lines = [
    [t('balance.balance'), formatBalance(balance.balance)],
    [t('balance.creditLimit'), `+${formatBalance(balance.creditLimit)}`],
    [t('balance.activeBids'), `−${formatBalance(balance.activeBids)}`],
    [t('balance.available'), formatBalance(balance.availableLimit)],
  ]
  return (
    <section aria-labelledby="maximum-bid">
      <h2 id="maximum-bid">{t('balance.sum')}</h2>
      <dl className={styles.sum}>
        {lines.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="num">{value}</dd>
          </div>
        ))}
        <div className={styles.result}>
          <dt>{t('balance.maximum')}</dt>
          <dd className="num">{formatBalance(balance.bidAllow)}</dd>
        </div>
      </dl>
      <p className={styles.quiet}>{t('balance.step')}</p>
    </section>
  )
}

function Changes() {
  const { t } = useTranslation('money')
  const texts = t('balance.changesText', { returnObjects: true })
  return (
    <section aria-labelledby="balance-changes">
      <h2 id="balance-changes">{t('balance.changes')}</h2>
      {Object.values(texts).map((text) => (
        <p key={text} className={styles.rule}>
          {text}
        </p>
      ))}
      <p className={styles.links}>
        <TextLink render={(props) => <Link {...props} to="/bids" />}>{t('balance.bids')}</TextLink>
        <TextLink render={(props) => <Link {...props} to="/payments" />}>{t('payments.title')}</TextLink>
      </p>
    </section>
  )
}
