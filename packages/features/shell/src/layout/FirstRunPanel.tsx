import type { SiteConfig } from '@seriba/contracts/site'
import { Building2, Database, Gavel, Landmark, Users } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { SidePanel } from './SidePanel.tsx'

const needed = ['company', 'bank', 'halls', 'lots', 'colleagues'] as const
const icons = [Building2, Landmark, Gavel, Database, Users]

/** A company that is being set up has no auctions yet: what to have ready for the setup. */
export function FirstRunPanel({ panel }: { panel: SiteConfig['panel'] }) {
  const { t } = useTranslation('staff')
  const points = needed.map((one) => ({
    title: t(`firstRun.needed.${one}.title`),
    description: t(`firstRun.needed.${one}.text`),
  }))
  return <SidePanel panel={{ ...panel, headline: t('firstRun.neededTitle'), points }} icons={icons} ink />
}
