import { useTranslation } from 'react-i18next'
import styles from './setting-up.module.css'

type OnAnInvoiceProps = { name: string; issuer: string; address: string; registrationNumber: string }

/** The head of a paper with what is typed: paper stays light. */
export function OnAnInvoice({ name, issuer, address, registrationNumber }: OnAnInvoiceProps) {
  const { t } = useTranslation('staff')
  const lines = address.split('\n').filter((line) => line.trim() !== '')
  return (
    <section className={styles.example} aria-label={t('settingUp.onAnInvoice')}>
      <h3>{t('settingUp.onAnInvoice')}</h3>
      <div className={styles.paper}>
        <b>{t('settingUp.invoice')}</b>
        <small>{t('settingUp.from')}</small>
        <strong>{issuer.trim() || name}</strong>
        {lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
        {registrationNumber.trim() && (
          <span>{t('settingUp.registered', { number: registrationNumber.trim() })}</span>
        )}
      </div>
    </section>
  )
}
