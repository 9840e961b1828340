import type { ClientView } from '@seriba/contracts/client-view'
import { formatDate, formatDateTime } from '@seriba/domain/format/date'
import { formatPhone } from '@seriba/domain/format/phone'
import { TextButton, TextLink } from '@seriba/ui/TextLink'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from '../client/ClientPage.module.css'
import { useCountryName } from '../shared/use-country.ts'
import { NotesDialog } from './NotesDialog.tsx'
import { ProfileDialog } from './ProfileDialog.tsx'
import { useTermsText } from './use-terms-text.ts'

const russian = 693

/** A client's details, and what staff have noted about them. */
export function ClientProfile({ detail }: { detail: ClientView['detail'] }) {
  const { t } = useTranslation(['clients', 'common'])
  const country = useCountryName()(detail.countryId)
  const [editing, setEditing] = useState<'profile' | 'notes' | null>(null)
  const close = () => setEditing(null)
  const terms = useTermsText(detail.terms)
  const language = t(detail.language === russian ? 'client.russian' : 'client.english')
  const facts: readonly (readonly [string, ReactNode])[] = [
    [t('client.company'), detail.company],
    [t('client.country'), country],
    [t('client.city'), detail.city],
    [t('client.address'), detail.address],
    [
      t('client.email'),
      <TextLink key="email" href={`mailto:${detail.email}`}>
        {detail.email}
      </TextLink>,
    ],
    [t('client.mobile'), formatPhone(detail.mobile)],
    [t('client.officePhone'), formatPhone(detail.officePhone)],
    ...(detail.messengerNumber ? [[t('client.messengerNumber'), detail.messengerNumber] as const] : []),
    ...(detail.port ? [[t('client.port'), detail.port] as const] : []),
    [t('client.language'), `${language}, ${t(detail.bidEmailNotify ? 'client.mailsOn' : 'client.mailsOff')}`],
    [t('client.manager'), detail.manager],
    [t('client.dealer'), detail.dealer],
    [t('client.registered'), formatDate(detail.createdAt)],
    [t('client.terms'), terms],
    [t('client.lastLogin'), formatDateTime(detail.lastLogin)],
    [t('client.groupCode'), detail.shortCode],
  ]
  return (
    <>
      <section className={styles.section}>
        <div className={styles.sectionHead}>
          <h3>{t('client.profile')}</h3>
          <TextButton aria-label={t('profileForm.edit')} onClick={() => setEditing('profile')}>
            {t('common:actions.edit')}
          </TextButton>
        </div>
        <dl className={styles.profile}>
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value || '-'}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section className={styles.section}>
        <div className={styles.sectionHead}>
          <h3>
            {t('client.notes')} <span className={styles.quiet}>{t('client.staffOnly')}</span>
          </h3>
          <TextButton
            aria-label={t(detail.notes ? 'noteForm.edit' : 'noteForm.add')}
            onClick={() => setEditing('notes')}
          >
            {detail.notes ? t('common:actions.edit') : t('noteForm.add')}
          </TextButton>
        </div>
        {detail.notes && <p className={styles.notes}>{detail.notes}</p>}
      </section>
      {editing === 'profile' && <ProfileDialog detail={detail} onClose={close} />}
      {editing === 'notes' && <NotesDialog detail={detail} onClose={close} />}
    </>
  )
}
