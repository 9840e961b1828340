import { useTranslation } from 'react-i18next'
import { issuerName, type TypedCompany } from './company-form.ts'
import styles from './setting-up.module.css'

type OnAnInvoiceProps = Pick<TypedCompany, 'name' | 'issuer' | 'address' | 'telephone' | 'registrationNumber'>

/** The head of an invoice with the typed values: paper stays light. */
export function OnAnInvoice({ address, telephone, registrationNumber, ...named }: OnAnInvoiceProps) {
  const { t } = useTranslation('staff')
  const lines = address.split('\n').filter((line) => line.trim() !== '')
  return (
    <section className={styles.example} aria-label={t('settingUp.onAnInvoice')}>
      <h3>{t('settingUp.onAnInvoice')}</h3>
      <div className={styles.paper}>
        <b>{t('settingUp.invoice')}</b>
        <small>{t('settingUp.from')}</small>
        <strong>{issuerName(named)}</strong>
        {lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
        {telephone.trim() && <span>{t('settingUp.called', { number: telephone.trim() })}</span>}
        {registrationNumber.trim() && (
          <span>{t('settingUp.registered', { number: registrationNumber.trim() })}</span>
        )}
      </div>
      <p>{t('settingUp.sameOnPapers')}</p>
    </section>
  )
}
