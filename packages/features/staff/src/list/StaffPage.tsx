import { toApiError } from '@seriba/api/api-error'
import { useListStaffQuery } from '@seriba/api/manager/staff'
import type { StaffRow } from '@seriba/contracts/staff'
import { isInTab, meetsStaffFilter, staffTabs } from '@seriba/domain/access/staff-filter'
import { formatDay } from '@seriba/domain/format/date'
import { jstDay } from '@seriba/domain/time/jst'
import { TopBarTitle } from '@seriba/ui/AppShell'
import { Button } from '@seriba/ui/Button'
import { EmptyState } from '@seriba/ui/EmptyState'
import { ErrorState } from '@seriba/ui/ErrorState'
import { KeyCap } from '@seriba/ui/KeyCap'
import { Note } from '@seriba/ui/Note'
import { PageHead } from '@seriba/ui/PageHead'
import { Skeleton } from '@seriba/ui/Skeleton'
import { CounterTabs, TabBar } from '@seriba/ui/Tabs'
import { useKeyActions } from '@seriba/ui/use-key-actions'
import { useWide } from '@seriba/ui/use-wide'
import { UserPlus, Users } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { InviteDialog } from '../dialogs/InviteDialog.tsx'
import { SecurityDialogs, type SecurityQuestion } from '../dialogs/SecurityDialogs.tsx'
import { StaffAside } from './StaffAside.tsx'
import { StaffCards } from './StaffCards.tsx'
import { StaffFilters } from './StaffFilters.tsx'
import { StaffKeys } from './StaffKeys.tsx'
import { StaffTable, staffElementId } from './StaffTable.tsx'
import styles from './staff.module.css'
import { noFilter, useStaffQuery } from './staff-query.ts'

const none: readonly StaffRow[] = []

/** The staff, what each colleague may do, and who takes over. */
export function StaffPage() {
  const { t } = useTranslation(['staff', 'refusal', 'common'])
  const list = useListStaffQuery()
  const staff = list.data?.staff ?? none
  const model = useStaffQuery()
  const { query, change } = model
  const { tab } = query
  const shown = staff.filter((row) => meetsStaffFilter(row, query, new Date()))
  const [focused, setFocused] = useState<number | null>(null)
  const [inviting, setInviting] = useState(false)
  const [question, setQuestion] = useState<SecurityQuestion | null>(null)
  const searchBox = useRef<HTMLInputElement>(null)
  const navigate = useNavigate()
  const panelId = useId()
  const wide = useWide()
  const chosen = shown.find(({ userId }) => userId === focused) ?? null
  /** Until somebody is selected, the first one is shown next to the list; keys act on the selected one. */
  const beside = chosen ?? shown[0]
  const working = staff.filter(({ state }) => state !== 'closed')
  const exposed = staff.filter(({ state, twoStep }) => state === 'active' && !twoStep)

  function move(step: 1 | -1) {
    const at = chosen ? shown.indexOf(chosen) + step : step === 1 ? 0 : shown.length - 1
    const next = shown[Math.min(Math.max(at, 0), shown.length - 1)]
    if (!next) return
    setFocused(next.userId)
    document.getElementById(staffElementId(next.userId))?.querySelector<HTMLElement>('[data-person]')?.focus()
  }
  useKeyActions({
    KeyJ: () => move(1),
    KeyK: () => move(-1),
    KeyN: () => setInviting(true),
    KeyR: () => chosen && void navigate(`/staff/${chosen.userId}`),
    KeyF: () => chosen?.twoStep && setQuestion({ kind: 'reset', person: chosen }),
    KeyO: () => chosen && setQuestion({ kind: 'out', person: chosen }),
    Slash: () => searchBox.current?.focus(),
  })

  return (
    <div className={styles.page}>
      <PageHead>
        <TopBarTitle>{t('staff:title')}</TopBarTitle>
        {list.data && (
          <span className={`num-words ${styles.quiet}`}>
            {t('staff:count', {
              active: working.length,
              online: working.filter(({ online }) => online).length,
            })}
          </span>
        )}
      </PageHead>
      <TabBar>
        <CounterTabs
          label={t('staff:kinds')}
          panelId={panelId}
          items={staffTabs.map((value) => ({
            value,
            label: value === 'all' || value === 'closed' ? t(`staff:${value}`) : t(`staff:roles.${value}`),
            count: staff.filter((row) => isInTab(value, row)).length,
          }))}
          value={tab}
          onChange={(next) => change({ tab: next })}
        />
        <Button
          className={styles.invite}
          variant="primary"
          size={wide ? 'sm' : 'touch'}
          icon={UserPlus}
          onClick={() => setInviting(true)}
        >
          {t('staff:invite')} {wide && <KeyCap aria-hidden>N</KeyCap>}
        </Button>
      </TabBar>
      <StaffFilters model={model} searchRef={searchBox} />
      <div className={styles.body}>
        <div id={panelId} role="tabpanel" aria-label={t('staff:table')} className={styles.list}>
          {list.isError && (
            <ErrorState
              title={t('staff:failed')}
              text={t(`refusal:${toApiError(list.error)?.code ?? 'internal'}`)}
              retryLabel={t('common:actions.retry')}
              retrying={list.isFetching}
              onRetry={() => void list.refetch()}
            />
          )}
          {!list.data && !list.isError && <Skeleton height={320} faint />}
          {list.data?.twoStepRequired &&
            tab !== 'closed' &&
            exposed.map(({ userId, fullName }) => (
              <Note key={userId} tone="red" className={styles.note}>
                <b>{t('staff:noStep', { name: fullName })}</b> {t('staff:noStepText')}
              </Note>
            ))}
          {list.data && shown.length === 0 && (
            <EmptyState
              icon={Users}
              title={t('staff:noMatch')}
              text={t('staff:noMatchText')}
              action={<Button onClick={() => change(noFilter)}>{t('common:actions.resetFilter')}</Button>}
            />
          )}
          {shown.length > 0 && wide && (
            <StaffTable
              staff={shown}
              required={list.data?.twoStepRequired ?? false}
              focused={focused}
              onFocus={setFocused}
            />
          )}
          {shown.length > 0 && !wide && <StaffCards staff={shown} />}
          {staff.length === 1 && (
            <EmptyState
              icon={Users}
              title={t('staff:none')}
              text={t('staff:noneText')}
              action={
                <Button variant="primary" icon={UserPlus} onClick={() => setInviting(true)}>
                  {t('staff:invite')}
                </Button>
              }
            />
          )}
          {tab === 'closed' &&
            shown.map(
              ({ userId, fullName, closedAt, successor }) =>
                closedAt &&
                successor && (
                  <p key={userId} className={styles.left}>
                    {t('staff:left', { name: fullName, date: formatDay(jstDay(closedAt)), successor })}
                  </p>
                ),
            )}
        </div>
        {wide && beside && <StaffAside key={beside.userId} person={beside} />}
      </div>
      {wide && <StaffKeys />}
      {inviting && <InviteDialog onClose={() => setInviting(false)} />}
      <SecurityDialogs question={question} onClose={() => setQuestion(null)} />
    </div>
  )
}
