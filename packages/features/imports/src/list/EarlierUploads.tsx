import { useLazyExportImportsQuery } from '@seriba/api/manager/imports'
import type { Output } from '@seriba/contracts/contract'
import type { listImports } from '@seriba/contracts/imports'
import { formatDateTime } from '@seriba/domain/format/date'
import { importsListed } from '@seriba/domain/imports/import-fields'
import { ExportMenu } from '@seriba/forms/ExportMenu'
import { Badge, type BadgeTone } from '@seriba/ui/Badge'
import { TextLink } from '@seriba/ui/TextLink'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import styles from './imports-page.module.css'

type Earlier = Output<typeof listImports>['imports'][number]

const tones: Record<Earlier['state'], BadgeTone> = { draft: 'orange', done: 'green', takenBack: 'gray' }

export function EarlierUploads({ imports }: { imports: readonly Earlier[] }) {
  const { t } = useTranslation('imports')
  const [askLink] = useLazyExportImportsQuery()
  return (
    <section aria-labelledby="earlier-uploads">
      <div className={styles.head}>
        <h2 id="earlier-uploads">{t('earlier')}</h2>
        {imports.length > 0 && <ExportMenu ask={(format) => askLink({ format }).unwrap()} />}
      </div>
      {imports.length === 0 && <p className={styles.quiet}>{t('none')}</p>}
      {imports.length >= importsListed && (
        <p className={styles.quiet}>{t('cut', { count: imports.length })}</p>
      )}
      <ul>
        {imports.map(({ id, kind, name, lines, read, state }) => (
          <li key={id} className={styles.earlier}>
            <span className={styles.name}>
              <TextLink render={(props) => <Link {...props} to={`/clients/uploads/${id}`} />}>
                {name}
              </TextLink>
              <span className={`num-words ${styles.quiet}`}>
                {t(`kinds.${kind}`)}, {t('lines', { count: lines })}
              </span>
            </span>
            <span className={`num-words ${styles.quiet}`}>
              {t('readBy', { at: formatDateTime(read.at), name: read.by ?? t('somebody') })}
            </span>
            <Badge tone={tones[state]}>{t(`states.${state}`)}</Badge>
          </li>
        ))}
      </ul>
    </section>
  )
}
