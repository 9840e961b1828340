import { Button } from '@seriba/ui/Button'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './manager.module.css'
import { RequestForm, type RequestFormProps } from './RequestForm.tsx'

/** A client who has an answer may ask another question; the form appears on a click, since most ask none. */
export function FurtherQuestion(props: Omit<RequestFormProps, 'further'>) {
  const { t } = useTranslation('translations')
  const [asks, setAsks] = useState(false)
  if (asks || props.failed) return <RequestForm {...props} further />
  return (
    <div className={styles.further}>
      <Button onClick={() => setAsks(true)}>{t('further')}</Button>
    </div>
  )
}
