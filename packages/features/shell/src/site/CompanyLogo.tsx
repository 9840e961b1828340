import { defaultSiteConfig } from '@seriba/api/default-site-config'
import { Logo } from '@seriba/ui/Logo'
import styles from './CompanyLogo.module.css'
import { useSite } from './use-site.ts'

type CompanyLogoProps = {
  /** For narrow places. */
  markOnly?: boolean
  height?: number
}

/** The company's own picture, or our logo next to its name; the theme selects one of two without a script. */
export function CompanyLogo({ markOnly = false, height = 20 }: CompanyLogoProps) {
  const { brand, logo } = useSite()
  // Our wordmark must not represent another company.
  if (!logo && !markOnly && brand !== defaultSiteConfig.brand)
    return (
      <span role="img" aria-label={brand} className={styles.named} style={{ fontSize: height * 0.85 }}>
        <Logo aria-hidden label="" markOnly height={height} />
        <span>{brand}</span>
      </span>
    )
  if (!logo) return <Logo label={brand} markOnly={markOnly} height={height} />
  const mark = markOnly ? logo.mark : null
  return (
    <>
      <img className={styles.light} src={mark ?? logo.light} alt={brand} height={height} />
      <img className={styles.dark} src={mark ?? logo.dark} alt={brand} height={height} />
    </>
  )
}
