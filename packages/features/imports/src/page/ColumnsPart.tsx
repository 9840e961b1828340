import { serverNow } from '@seriba/api/server-clock'
import type { ImportView } from '@seriba/contracts/imports'
import { jstDay } from '@seriba/domain/time/jst'
import { Button } from '@seriba/ui/Button'
import { DateField } from '@seriba/ui/DateField'
import { Note } from '@seriba/ui/Note'
import { RadioGroup } from '@seriba/ui/RadioGroup'
import { useWide } from '@seriba/ui/use-wide'
import { useTranslation } from 'react-i18next'
import { ColumnTable } from './ColumnTable.tsx'
import styles from './import-page.module.css'
import { useColumns } from './use-columns.ts'

/** What each column contains, how its entries are dated, and how purchases relate to balances. */
export function ColumnsPart({ view, onNext }: { view: ImportView; onNext: () => void }) {
  const { t, i18n } = useTranslation(['imports', 'refusal'])
  const size = useWide() ? 'md' : 'touch'
  const columns = useColumns(view, onNext)
  const today = jstDay(serverNow())
  const { error, missing } = columns
  return (
    <section className={styles.part} aria-labelledby="import-columns">
      <div>
        <h2 id="import-columns">{t('columns.title')}</h2>
        <p className={styles.quiet}>{t('columns.text')}</p>
      </div>
      <ColumnTable view={view} columns={columns} />
      <div className={styles.options}>
        <DateField
          label={t('columns.day')}
          help={t('columns.dayHelp')}
          openLabel={t('columns.openCalendar')}
          size={size}
          locale={i18n.language === 'ru' ? 'ru-RU' : 'en-US'}
          today={today}
          max={today}
          value={columns.day}
          onChange={columns.setDay}
          error={error?.fields?.date || error?.fields?.day ? t(`refusal:${error.code}`) : undefined}
        />
        {view.kind === 'purchases' && (
          <RadioGroup
            label={t('columns.counted')}
            options={[
              { value: 'yes', label: t('columns.countedYes') },
              { value: 'no', label: t('columns.countedNo') },
            ]}
            value={columns.counted ? 'yes' : 'no'}
            onChange={(value) => columns.setCounted(value === 'yes')}
          />
        )}
      </div>
      {missing.length > 0 && (
        <Note tone="orange">
          {t('needs', { fields: missing.map((field) => t(`fields.${field}`)).join(', ') })}
        </Note>
      )}
      {error && (
        <Note tone="red" role="alert">
          {t(`refusal:${error.code}`)}
        </Note>
      )}
      <div className={styles.buttons}>
        <Button
          variant="primary"
          size={size}
          busy={columns.busy}
          disabled={missing.length > 0}
          onClick={() => void columns.save()}
        >
          {t('columns.next')}
        </Button>
      </div>
    </section>
  )
}
