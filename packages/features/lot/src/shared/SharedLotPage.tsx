import { allPageTypes, type PageType, pageTypes } from '@seriba/domain/lots/page-types'
import { Spinner } from '@seriba/ui/Spinner'
import { useTranslation } from 'react-i18next'
import { CodeForm } from './CodeForm.tsx'
import { SharedLotView } from './SharedLotView.tsx'
import styles from './shared.module.css'
import { useUnlock } from './use-unlock.ts'

/** The page type for a listing's path, which is the first part of the link. */
const pageTypeOf = (list: string): PageType =>
  allPageTypes.find((name) => pageTypes[name].path === `/${list}`) ?? 'car-auction'

/** The contents of a link: the listing's path, the lot, and its code if the link includes it. */
export type SharedLink = { list: string; id: string; code: string }

/**
 * A lot behind its access code (O2, O3). `?code=` in the link opens it; a link without a lot was truncated or
 * mistyped.
 */
export const SharedLotPage = (link: SharedLink) =>
  /^\d+$/.test(link.id) ? <LockedLot {...link} /> : <BrokenLink />

function BrokenLink() {
  const { t } = useTranslation('lot')
  return (
    <div className={styles.locked}>
      <div className={styles.form}>
        <h1 className={styles.title}>{t('shared.broken')}</h1>
        <p className={styles.text}>{t('shared.brokenText')}</p>
      </div>
    </div>
  )
}

function LockedLot({ list, id, code: given }: SharedLink) {
  const { t } = useTranslation('lot')
  const code = given.replace(/\D/g, '').slice(0, 6)
  const { lot, error, opening, checking, unlock } = useUnlock(pageTypeOf(list), id, code)

  if (lot) return <SharedLotView lot={lot} />
  if (opening)
    return (
      <div className={styles.locked} role="status" aria-label={t('shared.loading')}>
        <Spinner />
      </div>
    )
  return <CodeForm initialCode={code} error={error} busy={checking} onSubmit={unlock} />
}
