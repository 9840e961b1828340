import {
  useLazyExportOwedQuery,
  useListOwedQuery,
  useSendStatementsMutation,
} from '@seriba/api/manager/receivables'
import { serverNow } from '@seriba/api/server-clock'
import { useControl } from '@seriba/api/use-control'
import { formatBalance } from '@seriba/domain/format/number'
import { jstDay } from '@seriba/domain/time/jst'
import { ExportButtons } from '@seriba/forms/ExportButtons'
import { FilterBar } from '@seriba/forms/FilterBar'
import { FilterSearch } from '@seriba/forms/FilterSearch'
import { useMessage } from '@seriba/forms/use-message'
import { WideFoot } from '@seriba/ui/AppShell'
import { Button } from '@seriba/ui/Button'
import { useWide } from '@seriba/ui/use-wide'
import { HandCoins, Send } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from '../page/payments-page.module.css'
import { type PaymentsModel, writePaymentsQuery } from '../page/use-payments-query.ts'
import { KeyHints } from '../shared/KeyHints.tsx'
import { ListState } from '../shared/ListState.tsx'
import { AgeBar, AgeSums } from './AgeBar.tsx'
import { MonthEnd } from './MonthEnd.tsx'
import { useRemind } from './OwedActions.tsx'
import { OwedAside } from './OwedAside.tsx'
import { OwedCards } from './OwedCards.tsx'
import { OwedFilters } from './OwedFilters.tsx'
import { OwedTable, toggled } from './OwedTable.tsx'
import owed from './owed.module.css'
import { useOwedKeys } from './use-owed-keys.ts'

const hints = [
  [['J', 'K'], 'move'],
  [['X'], 'tick'],
  [['R'], 'remind'],
  [['S'], 'statements'],
  [['O'], 'invoices'],
  [['/'], 'search'],
] as const

/** The clients who owe, what and since when, and what is still open before the month can be closed. */
export function OwedPart({ model }: { model: PaymentsModel }) {
  const { query, change } = model
  const { t } = useTranslation('paymentsDesk')
  const wide = useWide()
  const { succeed, fail } = useMessage()
  const sends = useControl('paymentEntry')
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const [askLink] = useLazyExportOwedQuery()
  const [send, sending] = useSendStatementsMutation()
  const { remind } = useRemind()
  const searchField = useRef<HTMLInputElement>(null)
  const { search, day, managerId, age, countryId, owedBy } = query
  const asked = {
    day,
    ...(search && { search }),
    ...(managerId !== null && { managerId }),
    ...(age !== null && { age }),
    ...(countryId !== null && { countryId }),
  }
  const set = [managerId, age, countryId].filter((value) => value !== null).length
  const list = useListOwedQuery(asked)
  const { rows, totals } = list.data ?? {}
  const today = jstDay(serverNow())
  const listed = (rows ?? []).map(({ client }) => client.id)
  const ids = listed.filter((id) => chosen.has(id))
  const month = (list.data?.day ?? today).slice(0, 7)

  async function sendStatements() {
    try {
      const { sent } = await send({ ids, month }).unwrap()
      succeed(t('owed.sent', { count: sent }))
      setChosen(new Set())
    } catch (error) {
      fail(error)
    }
  }

  function remindListed(id: number) {
    const row = rows?.find(({ client }) => client.id === id)
    if (row) void remind(row.client)
  }

  useOwedKeys({
    ids: listed,
    shown: owedBy,
    show: (id) => change({ owedBy: id }),
    tick: (id) => setChosen(toggled(chosen, id)),
    remind: sends ? remindListed : undefined,
    send: sends && ids.length > 0 && !sending.isLoading ? () => void sendStatements() : undefined,
    invoices: (id) => change({ view: 'unpaid', search: String(id) }),
    search: () => searchField.current?.focus(),
  })

  const List = wide ? OwedTable : OwedCards

  return (
    <div className={owed.part}>
      <div className={owed.main}>
        <FilterBar
          label={set > 0 ? `${t('owed.filters')}: ${set}` : t('owed.filters')}
          end={
            <>
              <FilterSearch
                ref={searchField}
                label={t('owed.search')}
                value={search}
                onSearch={(text) => change({ search: text })}
              />
              <span className={styles.buttons}>
                <ExportButtons size="sm" ask={(format) => askLink({ ...asked, format }).unwrap()} />
                {sends && (
                  <Button
                    variant="primary"
                    size={wide ? 'sm' : 'touch'}
                    icon={Send}
                    busy={sending.isLoading}
                    disabled={ids.length === 0}
                    onClick={() => void sendStatements()}
                  >
                    {t('owed.send', { count: ids.length })}
                  </Button>
                )}
              </span>
            </>
          }
        >
          <OwedFilters model={model} />
        </FilterBar>
        {totals && rows && rows.length > 0 && (
          <div className={owed.sum}>
            <p>
              {t('owed.sum', { count: rows.length })}
              <b className="num">{formatBalance(totals.owed)}</b>
            </p>
            <AgeSums ages={totals.ages} />
            <AgeBar ages={totals.ages} />
          </div>
        )}
        <ListState
          query={list}
          count={rows?.length}
          icon={HandCoins}
          failed={t('owed.failed')}
          empty={t(set > 0 || search ? 'noMatch' : 'owed.empty')}
          emptyText={t(set > 0 || search ? 'noMatchText' : 'owed.emptyText')}
        >
          <List
            rows={rows ?? []}
            month={month}
            chosen={chosen}
            onChoose={setChosen}
            shown={owedBy}
            addressOf={(id) => `?${writePaymentsQuery({ ...query, owedBy: id })}`}
          />
        </ListState>
        {rows && rows.length > 0 && (
          <WideFoot>
            <div className={owed.keys}>
              <KeyHints hints={hints} />
            </div>
          </WideFoot>
        )}
      </div>
      <OwedAside
        userId={owedBy}
        day={list.data?.day ?? today}
        lastPayment={rows?.find(({ client }) => client.id === owedBy)?.lastPayment}
        onClose={() => change({ owedBy: null })}
      >
        <MonthEnd />
      </OwedAside>
    </div>
  )
}
