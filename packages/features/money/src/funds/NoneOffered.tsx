import { useSiteConfigQuery } from '@seriba/api/public/site'
import { LinkButton } from '@seriba/ui/Button'
import { Note } from '@seriba/ui/Note'
import { MessageSquare } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styles from './funds.module.css'

/** Nothing is set up: the operator of the portal has to do it. */
export function NoneOffered() {
  const { t, i18n } = useTranslation(['funds', 'common', 'refusal'])
  const { data: site } = useSiteConfigQuery({ language: i18n.language === 'ru' ? 'ru' : 'en' })
  return (
    <>
      <Note>{t('noneOffered', { company: site?.name ?? '' })}</Note>
      {site?.messenger && (
        <LinkButton
          className={styles.write}
          icon={MessageSquare}
          href={site.messenger.href}
          target="_blank"
          rel="noreferrer"
        >
          {t('writeTo')}
        </LinkButton>
      )}
    </>
  )
}
