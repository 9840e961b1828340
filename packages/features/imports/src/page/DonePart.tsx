import { useControl } from '@seriba/api/use-control'
import type { ImportView } from '@seriba/contracts/imports'
import { formatDateTime } from '@seriba/domain/format/date'
import { formatBalance, groupThousands } from '@seriba/domain/format/number'
import { Button } from '@seriba/ui/Button'
import { FigureStrip } from '@seriba/ui/FigureStrip'
import { Note } from '@seriba/ui/Note'
import { TextLink } from '@seriba/ui/TextLink'
import { useWide } from '@seriba/ui/use-wide'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import styles from './import-page.module.css'
import { PasswordsPart } from './PasswordsPart.tsx'
import { TakeBackDialog } from './TakeBackDialog.tsx'

/** What an upload created, and what is left to do about it. */
export function DonePart({ view }: { view: ImportView }) {
  const { t } = useTranslation('imports')
  const size = useWide() ? 'md' : 'touch'
  const [asking, setAsking] = useState(false)
  const mayTakeBack = useControl('paymentReversal')
  const { kind, made, done, takenBack } = view
  return (
    <section className={styles.page} aria-labelledby="import-done">
      <h2 id="import-done">{t(takenBack ? 'done.takenBackTitle' : 'done.title')}</h2>
      {takenBack && (
        <Note>
          {t('done.takenBack')}{' '}
          <span className="num-words">
            {t('readBy', { at: formatDateTime(takenBack.at), name: takenBack.by ?? t('somebody') })}
          </span>
        </Note>
      )}
      <FigureStrip
        figures={[
          {
            label: t('done.at'),
            value: done && formatDateTime(done.at),
            note: done?.by ?? t('somebody'),
          },
          { label: t(`done.${kind}`), value: groupThousands(made[kind]) },
          { label: t('done.entries'), value: groupThousands(made.entries) },
          { label: t('done.sum'), value: formatBalance(made.sum) },
        ]}
      />
      {!takenBack && (
        <>
          <p>
            <TextLink render={(props) => <Link {...props} to={`/${kind}`} />}>
              {t(kind === 'clients' ? 'done.toClients' : 'done.toPurchases')}
            </TextLink>
          </p>
          {kind === 'clients' && <PasswordsPart view={view} />}
          {mayTakeBack && (
            <div>
              <Button size={size} onClick={() => setAsking(true)}>
                {t('done.takeBack')}
              </Button>
            </div>
          )}
        </>
      )}
      {asking && !takenBack && <TakeBackDialog view={view} onClose={() => setAsking(false)} />}
    </section>
  )
}
