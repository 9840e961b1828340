import type { ImportStanding } from '@seriba/contracts/imports'
import { Note } from '@seriba/ui/Note'
import { TextLink } from '@seriba/ui/TextLink'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import styles from './import-page.module.css'

const shown = 20
const pages = { client: '/clients', purchase: '/purchases' } as const

/** What prevents an upload from being undone: whose, and what. */
export function TakeBackObstacles({
  standing,
  count,
}: {
  standing: readonly ImportStanding[]
  count: number
}) {
  const { t } = useTranslation('imports')
  const listed = standing.slice(0, shown)
  return (
    <>
      <Note tone="orange">{t('done.bound')}</Note>
      <ul className={styles.standing}>
        {listed.map(({ entity, id, name, bonds }) => (
          <li key={`${entity} ${id}`}>
            <TextLink render={(props) => <Link {...props} to={`${pages[entity]}/${id}`} />}>{name}</TextLink>:{' '}
            {bonds.map((bond) => t(`bonds.${bond}`)).join(', ')}
          </li>
        ))}
      </ul>
      {count > listed.length && <p>{t('done.more', { count: count - listed.length })}</p>}
    </>
  )
}
