import { useViewBudgetQuery } from '@seriba/api/client/budget'
import type { viewBudget } from '@seriba/contracts/budget'
import type { Output } from '@seriba/contracts/contract'
import { hasBudget } from '@seriba/domain/bids/budget'
import { formatBalance, formatMoney } from '@seriba/domain/format/number'
import { lotPathOf } from '@seriba/domain/lots/page-types'
import { Button } from '@seriba/ui/Button'
import { Note } from '@seriba/ui/Note'
import { Skeleton } from '@seriba/ui/Skeleton'
import { TextButton, TextLink } from '@seriba/ui/TextLink'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router'
import balance from '../balance/balance.module.css'
import { BudgetDialog } from './BudgetDialog.tsx'

type Budget = Output<typeof viewBudget>

/** The user's own caps, how much of them is used, and what staff ask because of them. */
export function BudgetGuard() {
  const { t } = useTranslation(['budget', 'common'])
  const { data, isError, refetch } = useViewBudgetQuery()
  const [isOpen, setOpen] = useState(false)
  const section = useRef<HTMLElement>(null)
  const { hash } = useLocation()
  // Coming from a refused bid leads to this part.
  useEffect(() => {
    if (hash === '#budget' && data) section.current?.scrollIntoView({ block: 'center' })
  }, [hash, data])
  return (
    <section ref={section} id="budget" aria-labelledby="budget-guard">
      <h2 id="budget-guard">{t('settings.title')}</h2>
      {!data && !isError && <Skeleton height={72} />}
      {!data && isError && (
        <Note tone="red" role="alert">
          {t('settings.failed')}{' '}
          <TextButton onClick={() => void refetch()}>{t('common:actions.retry')}</TextButton>
        </Note>
      )}
      {data && (
        <>
          <Questions questions={data.questions} />
          {hasBudget(data.settings) ? (
            <Caps {...data} />
          ) : (
            <p className={balance.rule}>{t('settings.none')}</p>
          )}
          <p className={balance.links}>
            <Button onClick={() => setOpen(true)}>
              {hasBudget(data.settings) ? t('settings.change') : t('settings.set')}
            </Button>
          </p>
          {isOpen && <BudgetDialog settings={data.settings} onClose={() => setOpen(false)} />}
        </>
      )}
    </section>
  )
}

function Caps({ settings, used }: Pick<Budget, 'settings' | 'used'>) {
  const { t } = useTranslation('budget')
  const { perDay, perWeek, perGroup, askAbove } = settings
  const of = (limit: number | null, spent: number) =>
    limit === null
      ? t('settings.noCap')
      : t('settings.usedOf', { used: formatBalance(spent), limit: formatBalance(limit) })
  const lines = [
    [t('settings.day'), of(perDay, used.day)],
    [t('settings.week'), of(perWeek, used.week)],
    [t('settings.group'), perGroup === null ? t('settings.noCap') : formatMoney(perGroup)],
    [t('settings.ask'), askAbove === null ? t('settings.noCap') : formatMoney(askAbove)],
  ]
  return (
    <dl className={balance.sum}>
      {lines.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="num">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Each is answered on its lot's page, which shows what it is about. */
function Questions({ questions }: Pick<Budget, 'questions'>) {
  const { t } = useTranslation('budget')
  return questions.map(({ id, amount, lotId, lotType, ...lot }) => (
    <Note key={id} tone="orange">
      <b>{t('question.title', { amount: formatMoney(amount) })}</b>
      <br />
      <TextLink render={(props) => <Link {...props} to={lotPathOf(lotType, lotId, 'live')} />}>
        {t('question.lot', lot)}
      </TextLink>
    </Note>
  ))
}
