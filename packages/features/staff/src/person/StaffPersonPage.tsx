import { toApiError } from '@seriba/api/api-error'
import { useViewStaffQuery } from '@seriba/api/manager/staff'
import { TopBarSlash, TopBarTitle } from '@seriba/ui/AppShell'
import { EmptyState } from '@seriba/ui/EmptyState'
import { ErrorState } from '@seriba/ui/ErrorState'
import { PageHead } from '@seriba/ui/PageHead'
import { Skeleton } from '@seriba/ui/Skeleton'
import { TextLink } from '@seriba/ui/TextLink'
import { UserX } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router'
import { PersonParts } from './PersonParts.tsx'
import styles from './person.module.css'
import type { StaffPersonSlots } from './person-slots.ts'

/** A colleague: role, rights, sessions, and how they leave. */
export function StaffPersonPage(slots: StaffPersonSlots) {
  const { t } = useTranslation('staff')
  const { id = '' } = useParams()
  return (
    <>
      <PageHead>
        <TopBarTitle>
          <TextLink className={styles.way} render={(props) => <Link {...props} to="/staff" />}>
            {t('title')}
          </TextLink>
          <TopBarSlash />
          {id}
        </TopBarTitle>
      </PageHead>
      {/^[1-9]\d{0,14}$/.test(id) ? <Person key={id} id={Number(id)} slots={slots} /> : <Nobody />}
    </>
  )
}

function Person({ id, slots }: { id: number; slots: StaffPersonSlots }) {
  const { t } = useTranslation(['common', 'refusal'])
  const { currentData: person, error, isFetching, refetch } = useViewStaffQuery({ id })
  const failure = toApiError(error)
  if (person) return <PersonParts person={person} slots={slots} />
  if (!failure) return <Skeleton height={400} faint />
  if (failure.code === 'staff_not_found') return <Nobody />
  return (
    <ErrorState
      title={t('failed.title')}
      text={t(`refusal:${failure.code}`)}
      retryLabel={t('actions.retry')}
      retrying={isFetching}
      onRetry={() => void refetch()}
    />
  )
}

function Nobody() {
  const { t } = useTranslation('refusal')
  return <EmptyState icon={UserX} title={t('staff_not_found')} />
}
