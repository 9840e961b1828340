import type { CompanySettings } from '@seriba/contracts/company'
import type { PageSlug } from '@seriba/domain/site/page-slugs'
import { Button } from '@seriba/ui/Button'
import { ConfirmDialog } from '@seriba/ui/Dialog'
import { SegmentedControl } from '@seriba/ui/SegmentedControl'
import { Monitor, Smartphone } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Changes, useChanges } from './Changes.tsx'
import { useDraftOfPage, useDraftPart } from './draft-context.ts'
import layout from './layout.module.css'
import { PagePreview } from './PagePart.tsx'
import { type Language, languages } from './places.ts'
import { SignInPreview } from './SignInPreview.tsx'
import styles from './settings.module.css'

const sizes = { desktop: Monitor, phone: Smartphone } as const

/** A preview of the draft, what it changes, and its publication. */
export function DraftAside({ page, settings }: { page: PageSlug | null; settings: CompanySettings }) {
  const { t, i18n } = useTranslation('company')
  const [language, setLanguage] = useState<Language>(i18n.language === 'ru' ? 'ru' : 'en')
  const [size, setSize] = useState<keyof typeof sizes>('desktop')
  return (
    <aside className={layout.aside} aria-label={t('preview.title')}>
      <header className={layout.asideHead}>
        <h2>{t('preview.title')}</h2>
        <span className={styles.rest} />
        <SegmentedControl
          label={t('preview.language')}
          options={languages.map((value) => ({ value, label: value.toUpperCase() }))}
          value={language}
          onChange={setLanguage}
        />
        {page === null && (
          <SegmentedControl
            label={t('preview.size')}
            options={(['desktop', 'phone'] as const).map((value) => ({
              value,
              label: t(`preview.${value}`),
              icon: sizes[value],
            }))}
            value={size}
            onChange={setSize}
          />
        )}
      </header>
      <div className={layout.asideBody}>
        {page === null ? (
          <SignInPreview language={language} size={size} />
        ) : (
          <PagePreview slug={page} language={language} />
        )}
        <Changes settings={settings} />
      </div>
    </aside>
  )
}

export function Publication() {
  const { t } = useTranslation('company')
  const { keep, publish } = useDraftOfPage()
  const saving = useDraftPart((draft) => draft.saving)
  const unkept = useDraftPart((draft) => draft.unkept.length > 0)
  const count = useChanges().length
  return (
    <footer className={layout.foot}>
      {count > 0 && <Discard />}
      <span className={styles.rest} />
      {unkept && (
        <Button size="sm" busy={saving} onClick={() => void keep()}>
          {t('keep')}
        </Button>
      )}
      <Button
        variant="primary"
        size="sm"
        busy={saving}
        disabledReason={count === 0 && t('nothingToPublish')}
        onClick={() => void publish().then(showFirst)}
      >
        {count === 0 ? t('publishNone') : t('publish', { count })}
      </Button>
    </footer>
  )
}

/** The saved draft is shared: discarding it requires confirmation. */
function Discard() {
  const { t } = useTranslation(['company', 'common'])
  const { discard } = useDraftOfPage()
  const kept = useDraftPart((draft) => Object.keys(draft.kept).length > 0)
  const [asked, setAsked] = useState(false)
  return (
    <>
      <Button variant="ghost" size="sm" onClick={() => (kept ? setAsked(true) : void discard())}>
        {t('company:discard')}
      </Button>
      <ConfirmDialog
        danger
        isOpen={asked}
        title={t('company:dropTitle')}
        confirmLabel={t('company:discard')}
        cancelLabel={t('common:actions.cancel')}
        onClose={() => setAsked(false)}
        onConfirm={() => {
          setAsked(false)
          void discard()
        }}
      >
        {t('company:dropText')}
      </ConfirmDialog>
    </>
  )
}

/** Leads to the first field with an error; its name is its path. */
function showFirst(faults: object) {
  const places = new Set(Object.keys(faults))
  if (places.size === 0) return
  const fields = document.querySelectorAll<HTMLElement>('input[name], textarea[name]')
  const first = [...fields].find((field) => places.has(field.getAttribute('name') ?? ''))
  first?.focus()
}
