import { conditionGrades, conditionTone } from '@seriba/domain/lots/condition-grade'
import { GradeBadge } from '@seriba/ui/GradeBadge'
import { useTranslation } from 'react-i18next'
import styles from './orders.module.css'

type GradeChoiceProps = { value: readonly string[]; onChange: (grades: readonly string[]) => void }

/** Acceptable grades, in the order of the scale; none means any. */
export function GradeChoice({ value, onChange }: GradeChoiceProps) {
  const { t } = useTranslation('orders')
  return (
    <fieldset className={styles.grades}>
      <legend>
        {t('grades')} <span className={styles.quiet}>{t('anyGrade')}</span>
      </legend>
      {conditionGrades.map((grade) => {
        const tone = conditionTone(grade)
        return (
          <label key={grade} className={styles.grade}>
            <input
              type="checkbox"
              className={styles.gradeInput}
              checked={value.includes(grade)}
              onChange={({ target }) =>
                onChange(
                  conditionGrades.filter((other) =>
                    other === grade ? target.checked : value.includes(other),
                  ),
                )
              }
            />
            {tone === 'plain' ? grade : <GradeBadge tone={tone}>{grade}</GradeBadge>}
          </label>
        )
      })}
    </fieldset>
  )
}
