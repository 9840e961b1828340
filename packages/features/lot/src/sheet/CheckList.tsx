import { type CheckListCode, checkListCodes } from '@seriba/domain/lots/check-list'
import { TextButton } from '@seriba/ui/TextLink'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './sheet.module.css'

/** What stands on nearly every sheet. */
const usual: readonly CheckListCode[] = ['A1', 'A2', 'U1', 'W1', 'S1', 'G']

/** What the inspector's codes mean. */
export function CheckList() {
  const { t } = useTranslation('lot')
  const id = useId()
  const [all, setAll] = useState(false)
  const codes = all ? checkListCodes : usual
  return (
    <section aria-labelledby={id} className={styles.checkList}>
      <div className={styles.heading}>
        <h2 id={id}>{t('checkList.title')}</h2>
        <TextButton aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? t('checkList.fewer') : t('checkList.all', { count: checkListCodes.length })}
        </TextButton>
      </div>
      <dl className={styles.codes}>
        {codes.map((code) => (
          <div key={code}>
            <dt>{code}</dt>
            <dd>{t(`checkList.codes.${code}`)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
