import { useTranslation } from 'react-i18next'
import { useSite } from '../site/use-site.ts'
import type { PageName } from './page-name.ts'

/** The title and description of a page, with the company's name. */
export function PageMeta({ page }: { page: PageName | undefined }) {
  const { t } = useTranslation('shell')
  const { name: company, description } = useSite()
  return (
    <>
      <title>{page ? t(`pages.${page}.title`, { company }) : company}</title>
      <meta name="description" content={page ? t(`pages.${page}.description`, { company }) : description} />
    </>
  )
}
