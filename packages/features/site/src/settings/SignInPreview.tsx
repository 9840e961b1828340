import { panelBackground } from '@seriba/domain/site/panel-color'
import { ChartLine, Gavel, Languages, Ship } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useDraftPart } from './draft-context.ts'
import type { Language } from './places.ts'
import styles from './preview.module.css'

/** As on the login page. */
const icons = [Gavel, ChartLine, Languages, Ship]

type SignInPreviewProps = { language: Language; size: 'desktop' | 'phone' }

/** The login page with the draft in it, scaled down. */
export function SignInPreview({ language, size }: SignInPreviewProps) {
  const { t } = useTranslation('company', { lng: language })
  const { t: own } = useTranslation('company')
  const panel = useDraftPart(({ values }) => values.panel[language])
  const notice = useDraftPart(({ values }) => values.notice[language])
  const { logo, brand, panelColor } = useDraftPart(({ values }) => values.brand)
  const points = panel.points.filter(({ title, description }) => title || description)
  return (
    <div className={styles.frame} data-size={size} role="img" aria-label={own('preview.picture')}>
      <div className={styles.page} aria-hidden lang={language}>
        <div className={styles.form}>
          {logo?.light ? <img className={styles.logo} src={logo.light} alt="" /> : <b>{brand}</b>}
          <div className={styles.middle}>
            <b className={styles.login}>{t('preview.login')}</b>
            {notice && (notice.headline || notice.description) && (
              <div className={styles.notice}>
                <b>{notice.headline}</b>
                <span>{notice.description}</span>
              </div>
            )}
            <span>{t('preview.email')}</span>
            <i className={styles.box} />
            <span>{t('preview.password')}</span>
            <i className={styles.box} />
            <span className={styles.button}>{t('preview.login')}</span>
          </div>
        </div>
        <div className={styles.panel} style={{ background: panelBackground(panelColor) }}>
          <b className={styles.headline}>{panel.headline}</b>
          {points.map(({ title, description }, at) => {
            const Point = icons[at % icons.length] ?? Gavel
            return (
              <div key={at} className={styles.point}>
                <Point size={20} />
                <div>
                  <b>{title}</b>
                  {description}
                </div>
              </div>
            )
          })}
          <div className={styles.foot}>
            <span>{panel.email}</span>
            <span>{panel.messenger?.label}</span>
            <span className={styles.powered}>{panel.poweredBy}</span>
          </div>
        </div>
      </div>
    </div>
  )
}
