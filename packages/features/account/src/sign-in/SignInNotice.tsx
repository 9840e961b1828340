import { useSiteConfigQuery } from '@seriba/api/public/site'
import { Note } from '@seriba/ui/Note'
import { useSiteLanguage } from './use-site-language.ts'

/** What the company wants everybody to know before they log in. */
export function SignInNotice() {
  const { data: site } = useSiteConfigQuery({ language: useSiteLanguage() })
  if (!site?.notice) return null
  const { headline, description } = site.notice
  return (
    <Note tone="blue">
      <b>{headline}</b>
      <p>{description}</p>
    </Note>
  )
}
