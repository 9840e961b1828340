import type { Run } from '@seriba/contracts/site-pages'
import { TextLink } from '@seriba/ui/TextLink'
import { Link } from 'react-router'

const isOwn = (href: string) => href.startsWith('/')

/** The formatted text of a page. */
export const TextRuns = ({ runs }: { runs: readonly Run[] }) =>
  runs.map((run, at) => <Words key={at} {...run} />)

function Words({ text, strong, href }: Run) {
  const words = strong ? <b>{text}</b> : text
  if (href === undefined) return words
  return isOwn(href) ? (
    <TextLink render={(props) => <Link {...props} to={href} />}>{words}</TextLink>
  ) : (
    <TextLink href={href}>{words}</TextLink>
  )
}
