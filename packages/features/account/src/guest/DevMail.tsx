import { useSiteConfigQuery } from '@seriba/api/public/site'
import { TextLink } from '@seriba/ui/TextLink'
import { useTranslation } from 'react-i18next'
import { useSiteLanguage } from '../sign-in/use-site-language.ts'
import styles from './guest.module.css'

/** The demo company sends nothing: its emails are read here. */
export function DevMail() {
  const { t } = useTranslation('account')
  const { data: site } = useSiteConfigQuery({ language: useSiteLanguage() })
  if (!site?.devMail) return null
  return (
    <p className={styles.small}>
      <TextLink href={site.devMail}>{t('forgot.devMail')}</TextLink>
    </p>
  )
}
