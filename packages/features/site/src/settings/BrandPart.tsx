import type { CompanySections } from '@seriba/contracts/company'
import { panelShade } from '@seriba/domain/site/panel-color'
import { useTranslation } from 'react-i18next'
import { useDraftOfPage, useDraftPart } from './draft-context.ts'
import { TextSetting } from './fields.tsx'
import { PictureSetting } from './PictureSetting.tsx'
import styles from './settings.module.css'

const logoKinds = ['light', 'dark', 'mark'] as const
const icons = ['favicon', 'touchIcon'] as const

/** Name, colors and pictures. */
export function BrandPart() {
  const { t } = useTranslation('company')
  const { get, set } = useDraftOfPage()
  const panelColor = useDraftPart(({ values }) => values.brand.panelColor)
  const themeColor = useDraftPart(({ values }) => values.brand.themeColor)
  return (
    <div className={styles.thirds}>
      <TextSetting place="brand.name" label={t('fields.name')} />
      <TextSetting place="brand.brand" label={t('fields.brand')} />
      <TextSetting
        place="brand.panelColor"
        label={t('fields.panelColor')}
        help={<Darkened color={panelColor} />}
        prefix={<Swatch color={panelColor} />}
      />
      {logoKinds.map((kind) => (
        <PictureSetting
          key={kind}
          label={t(`fields.${kind}`)}
          place={`brand.logo.${kind}`}
          onChange={(url) => set('brand.logo', logoWith(get().values.brand.logo, kind, url))}
        />
      ))}
      {icons.map((icon) => (
        <PictureSetting
          key={icon}
          label={t(`fields.${icon}`)}
          {...(icon === 'touchIcon' && { help: t('help.touchIcon') })}
          place={`brand.${icon}`}
          onChange={(url) => set(`brand.${icon}`, url)}
        />
      ))}
      <div className={styles.pair}>
        <TextSetting
          place="brand.themeColor.light"
          label={t('fields.themeLight')}
          prefix={<Swatch color={themeColor.light} />}
        />
        <TextSetting
          place="brand.themeColor.dark"
          label={t('fields.themeDark')}
          prefix={<Swatch color={themeColor.dark} />}
        />
      </div>
    </div>
  )
}

type Logo = CompanySections['brand']['logo']

/** Without a picture, our own logo is shown. */
function logoWith(logo: Logo, kind: (typeof logoKinds)[number], url: string | null): Logo {
  const next = { light: logo?.light ?? '', dark: logo?.dark ?? null, mark: logo?.mark ?? null }
  const changed = kind === 'light' ? { ...next, light: url ?? '' } : { ...next, [kind]: url }
  return changed.light === '' && changed.dark === null && changed.mark === null ? null : changed
}

const Swatch = ({ color }: { color: string }) => (
  <span aria-hidden className={styles.swatch} style={{ background: color }} />
)

/** How much darker the panel is than its color, so that white text is readable on it. */
function Darkened({ color }: { color: string }) {
  const { t } = useTranslation('company')
  const shade = panelShade(color)
  if (shade === null || shade === 100) return null
  return t('help.darkened', { percent: 100 - shade })
}
