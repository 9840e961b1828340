import { toApiError } from '@seriba/api/api-error'
import { useViewCreditQuery } from '@seriba/api/client/credit'
import { useViewBalanceQuery } from '@seriba/api/client/money'
import { serverNow } from '@seriba/api/server-clock'
import type { BalanceInfo } from '@seriba/contracts/money'
import { formatBalance } from '@seriba/domain/format/number'
import { jstDay, startOfJstDay } from '@seriba/domain/time/jst'
import { localTime } from '@seriba/domain/time/local-time'
import { TopBarTitle } from '@seriba/ui/AppShell'
import { ErrorState } from '@seriba/ui/ErrorState'
import { PageHead } from '@seriba/ui/PageHead'
import { Skeleton } from '@seriba/ui/Skeleton'
import { TextLink } from '@seriba/ui/TextLink'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { WaitingDeposit } from '../funds/WaitingDeposit.tsx'
import { BalanceFigures } from './BalanceFigures.tsx'
import styles from './balance.module.css'
import { CreditSources } from './CreditSources.tsx'

const BudgetGuard = lazy(() =>
  import('../budget/BudgetGuard.tsx').then((module) => ({ default: module.BudgetGuard })),
)

/** What the user has, what they may bid, and how the two are related. */
export function BalancePage() {
  const { t } = useTranslation(['money', 'refusal', 'common'])
  const { data, isError, error, isFetching, refetch } = useViewBalanceQuery()
  const credit = useViewCreditQuery().data
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
            {data && credit ? <CreditSources parts={credit.parts} balance={data.balanceInfo} /> : <Waiting />}
            <div className={styles.side}>
              <MaximumBid balance={data?.balanceInfo} />
              <Suspense fallback={<Skeleton height={120} />}>
                <BudgetGuard />
              </Suspense>
              <Changes />
              <Limits />
            </div>
          </div>
        </>
      )}
    </div>
  )
}

/** The lines are in their place while their figures load. */
function MaximumBid({ balance }: { balance: BalanceInfo | undefined }) {
  const { t } = useTranslation('money')
  const lines = [
    [t('balance.balance'), balance && formatBalance(balance.balance)],
    [t('balance.creditLimit'), balance && `+${formatBalance(balance.creditLimit)}`],
    [t('balance.activeBids'), balance && `−${formatBalance(balance.activeBids)}`],
    [t('balance.available'), balance && formatBalance(balance.availableLimit)],
  ]
  return (
    <section aria-labelledby="maximum-bid" aria-busy={!balance || undefined}>
      <h2 id="maximum-bid">{t('balance.sum')}</h2>
      <dl className={styles.sum}>
        {lines.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="num">{value ?? <Figure />}</dd>
          </div>
        ))}
        <div className={styles.result}>
          <dt>{t('balance.maximum')}</dt>
          <dd className="num">{balance ? formatBalance(balance.bidAllow) : <Figure />}</dd>
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
    </section>
  )
}

/** When the daily limits start over, and how the others are raised. */
function Limits() {
  const { t } = useTranslation(['credit', 'money'])
  // The day differs for the viewer; only the time is needed.
  const time =
    localTime(startOfJstDay(jstDay(serverNow())))
      ?.split(' ')
      .at(-1) ?? null
  return (
    <>
      <section aria-labelledby="daily-limits">
        <h2 id="daily-limits">{t('daily')}</h2>
        <p className={styles.rule}>{time === null ? t('dailyTextJapan') : t('dailyText', { time })}</p>
      </section>
      <section aria-labelledby="raise-limit">
        <h2 id="raise-limit">{t('raise')}</h2>
        <p className={styles.rule}>{t('raiseText')}</p>
        <p className={styles.links}>
          <TextLink render={(props) => <Link {...props} to="/payments" />}>
            {t('money:payments.title')}
          </TextLink>
        </p>
      </section>
    </>
  )
}

const Figure = () => <Skeleton width={88} height="1em" />

const Waiting = () => <Skeleton width="100%" height={240} />
