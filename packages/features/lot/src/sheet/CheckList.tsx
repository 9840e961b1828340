import { type CheckListCode, checkListCodes } from '@seriba/domain/lots/check-list'
import { TextButton } from '@seriba/ui/TextLink'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './sheet.module.css'

/** Codes that are on nearly every sheet. */
const usual: readonly CheckListCode[] = ['A1', 'A2', 'U1', 'W1', 'S1', 'G']

/** What the inspector's codes mean: if a sheet has been read, its own codes come first. */
export function CheckList({ onSheet = [] }: { onSheet?: readonly CheckListCode[] | undefined }) {
  const { t } = useTranslation('lot')
  const id = useId()
  const [all, setAll] = useState(false)
  const first = onSheet.length > 0 ? onSheet : usual
  const codes = all ? [...onSheet, ...checkListCodes.filter((code) => !onSheet.includes(code))] : first
  return (
    <section aria-labelledby={id} className={styles.checkList}>
      <div className={styles.heading}>
        <h2 id={id}>{t(onSheet.length > 0 && !all ? 'checkList.onSheet' : 'checkList.title')}</h2>
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
