import { toApiError } from '@seriba/api/api-error'
import {
  useRenewCalendarMutation,
  useStopCalendarMutation,
  useViewCalendarQuery,
} from '@seriba/api/client/calendar'
import { formatDate } from '@seriba/domain/format/date'
import { Button } from '@seriba/ui/Button'
import { InputBox } from '@seriba/ui/Field'
import { Note } from '@seriba/ui/Note'
import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from '../profile/ProfilePage.module.css'
import { Section } from '../profile/Section.tsx'

/** The address by which calendars read a buyer's auctions: created, replaced or removed. */
export function CalendarSetting() {
  const { t } = useTranslation(['account', 'refusal'])
  const { data, isError } = useViewCalendarQuery()
  const [renew, renewed] = useRenewCalendarMutation()
  const [stop, stopped] = useStopCalendarMutation()
  const since = data?.since ?? null
  const error = renewed.error ?? stopped.error
  const path = since && renewed.data?.path
  return (
    <Section title={t('account:calendar.title')} text={t('account:calendar.text')}>
      {(error || isError) && (
        <Note tone="red" role="alert">
          {t(`refusal:${(error && toApiError(error)?.code) ?? 'internal'}`)}
        </Note>
      )}
      {path && <Address address={new URL(path, window.location.origin).href} />}
      <div className={styles.row}>
        <div>
          <p className={styles.name}>{t('account:calendar.address')}</p>
          <p className={styles.remark}>
            {since ? t('account:calendar.since', { date: formatDate(since) }) : t('account:calendar.none')}
          </p>
        </div>
        <div className={styles.actions}>
          {since && (
            <Button size="sm" variant="ghost" busy={stopped.isLoading} onClick={() => void stop()}>
              {t('account:calendar.stop')}
            </Button>
          )}
          <Button size="sm" busy={renewed.isLoading} disabledReason={!data} onClick={() => void renew()}>
            {t(since ? 'account:calendar.renew' : 'account:calendar.make')}
          </Button>
        </div>
      </div>
    </Section>
  )
}

/** Shown only once: only its hash is stored. */
function Address({ address }: { address: string }) {
  const { t } = useTranslation('account')
  const [copied, setCopied] = useState(false)
  const copy = () =>
    navigator.clipboard
      .writeText(address)
      .then(() => setCopied(true))
      // If the browser does not allow copying, it can still be selected.
      .catch(() => undefined)
  return (
    <>
      <Note tone="green" role="status">
        {t('calendar.once')}
      </Note>
      <InputBox>
        <input
          type="text"
          readOnly
          aria-label={t('calendar.address')}
          value={address}
          onFocus={(event) => event.target.select()}
        />
        <Button variant="ghost" size="xs" icon={copied ? Check : Copy} onClick={() => void copy()}>
          {t(copied ? 'calendar.copied' : 'calendar.copy')}
        </Button>
      </InputBox>
    </>
  )
}
