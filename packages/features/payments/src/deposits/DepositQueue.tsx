import {
  useLazyExportDepositsQuery,
  useListDepositsQuery,
  useRemindDepositMutation,
} from '@seriba/api/manager/deposits'
import type { DeskDeposit } from '@seriba/contracts/deposits'
import { type DepositState, depositStates } from '@seriba/domain/money/deposit'
import { ExportMenu } from '@seriba/forms/ExportMenu'
import { FilterSearch } from '@seriba/forms/FilterSearch'
import { useMessage } from '@seriba/forms/use-message'
import { useListFootTexts } from '@seriba/i18n/use-list-foot-texts'
import { Pagination } from '@seriba/ui/Pagination'
import { Select } from '@seriba/ui/Select'
import { TextLink } from '@seriba/ui/TextLink'
import { useWide } from '@seriba/ui/use-wide'
import { Landmark } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { ListState } from '../shared/ListState.tsx'
import { DepositCard } from './DepositCard.tsx'
import styles from './deposits.module.css'

const ConfirmDialog = lazy(() => import('./ConfirmDialog.tsx').then((m) => ({ default: m.ConfirmDialog })))
const FailDialog = lazy(() => import('./FailDialog.tsx').then((m) => ({ default: m.FailDialog })))

const pageSize = 20

/** Deposits by state: those on their way first. */
export function DepositQueue() {
  const { t } = useTranslation('paymentsDesk')
  const wide = useWide()
  const { succeed, fail } = useMessage()
  const [asked, setAsked] = useState({ state: 'pending' as DepositState, search: '', page: 1 })
  const [doing, setDoing] = useState<{ deposit: DeskDeposit; what: 'confirm' | 'fail' } | null>(null)
  const [remind] = useRemindDepositMutation()
  const [askLink] = useLazyExportDepositsQuery()
  const { state, search, page } = asked
  const match = { state, ...(search && { search }) }
  const list = useListDepositsQuery({ ...match, page, pageSize })
  const { counts } = list.data ?? {}
  const { deposits, pageInfo } = list.currentData ?? {}
  const texts = useListFootTexts()
  /** A different set of deposits begins with its first page. */
  const ask = (part: Partial<typeof asked>) => setAsked({ ...asked, page: 1, ...part })

  async function onRemind({ id, client }: DeskDeposit) {
    try {
      await remind({ id }).unwrap()
      succeed(t('deposits.remindDone', { name: client.name }))
    } catch (error) {
      fail(error)
    }
  }

  return (
    <section className={styles.queue} aria-label={t('deposits.title')}>
      <div className={styles.head}>
        <h2>{t('deposits.title')}</h2>
        <TextLink className={styles.file} render={(props) => <Link {...props} to="/payments/bank-file" />}>
          {t('bank.open')}
        </TextLink>
        <ExportMenu ask={(format) => askLink({ ...match, format }).unwrap()} />
      </div>
      <search className={styles.search}>
        <Select
          className={styles.state}
          label={t('deposits.list')}
          labelHidden
          size={wide ? 'md' : 'touch'}
          options={depositStates.map((value) => ({
            value,
            label: `${t(`deposits.states.${value}`)} ${counts ? counts[value] : ''}`.trim(),
          }))}
          value={state}
          onChange={(next) => ask({ state: next })}
        />
        <FilterSearch
          hasKey={false}
          label={t('deposits.search')}
          value={search}
          onSearch={(text) => ask({ search: text })}
        />
      </search>
      <ListState
        query={list}
        count={deposits?.length}
        icon={Landmark}
        failed={t('deposits.failed')}
        empty={t(search ? 'deposits.noMatch' : 'deposits.none')}
        emptyText={t(search ? 'noMatchText' : 'deposits.noneText')}
      >
        <ul id="payments-deposits" tabIndex={-1} className={styles.list}>
          {(deposits ?? []).map((deposit) => (
            <DepositCard
              key={deposit.id}
              deposit={deposit}
              onConfirm={() => setDoing({ deposit, what: 'confirm' })}
              onFail={() => setDoing({ deposit, what: 'fail' })}
              onRemind={() => void onRemind(deposit)}
            />
          ))}
        </ul>
        {pageInfo && (
          <Pagination
            className={styles.pages}
            label={t('deposits.pages')}
            page={page}
            pageCount={Math.ceil(pageInfo.totalSearchResults / pageSize)}
            previousLabel={texts.previousPage}
            nextLabel={texts.nextPage}
            onChange={(next) => ask({ page: next })}
          />
        )}
      </ListState>
      <Suspense>
        {doing?.what === 'confirm' && (
          <ConfirmDialog deposit={doing.deposit} onClose={() => setDoing(null)} />
        )}
        {doing?.what === 'fail' && <FailDialog deposit={doing.deposit} onClose={() => setDoing(null)} />}
      </Suspense>
    </section>
  )
}
