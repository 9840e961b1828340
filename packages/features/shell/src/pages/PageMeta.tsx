import { useTranslation } from 'react-i18next'
import { useSite } from '../site/use-site.ts'
import { usePage } from './use-page.ts'

/** The title and description of the page that is open, with the company's name. */
export function PageMeta() {
  const { t } = useTranslation('shell')
  const page = usePage()
  const { name: company, description } = useSite()
  return (
    <>
      <title>{page ? t(`pages.${page}.title`, { company }) : company}</title>
      <meta name="description" content={page ? t(`pages.${page}.description`, { company }) : description} />
    </>
  )
}
