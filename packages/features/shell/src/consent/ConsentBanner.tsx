import { storeConsent } from '@seriba/api/consent'
import { useDenyCookiesMutation } from '@seriba/api/public/site'
import { persistSound } from '@seriba/api/sound-choice'
import { persistTheme } from '@seriba/api/theme-choice'
import { Button } from '@seriba/ui/Button'
import { Icon } from '@seriba/ui/Icon'
import { TextLink } from '@seriba/ui/TextLink'
import { Cookie } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useSite } from '../site/use-site.ts'
import styles from './consent.module.css'

/** Covers part of the page but blocks nothing; without an answer only what is necessary is stored. */
export function ConsentBanner() {
  const { t } = useTranslation('shell')
  const { cookiesUrl } = useSite()

  const [denyCookies] = useDenyCookiesMutation()

  function deny() {
    storeConsent('denied')
    void denyCookies()
  }

  function accept() {
    storeConsent('accepted')
    persistTheme()
    persistSound()
  }

  return (
    <>
      <div className={styles.room} />
      <section className={styles.banner} aria-label={t('consent.label')}>
        <Icon icon={Cookie} size={24} />
        <p>
          {t('consent.text')}{' '}
          <TextLink inline href={cookiesUrl}>
            {t('consent.details')}
          </TextLink>
        </p>
        <div className={styles.actions}>
          <Button onClick={deny}>{t('consent.necessary')}</Button>
          <Button variant="primary" onClick={accept}>
            {t('consent.accept')}
          </Button>
        </div>
      </section>
    </>
  )
}
